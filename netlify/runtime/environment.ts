import { openCounters } from './counters.ts';
import { readSettings } from './settings.ts';
import { readUsableModel } from './usable-model.ts';

/** The settings of this deployment: the environment is read here, once, for every function. */
export const settings = readSettings(process.env);

/** Where this process counts: one connection at most, whichever functions it runs. */
export const counters = openCounters(process.env, { siteUrl: settings.siteUrl, warn: console.warn });

/** The model that may be used, if any; a wrong setting is told once. */
export const modelSettings = readUsableModel(process.env, console.warn);
