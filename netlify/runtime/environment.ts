import { openCounters } from './counters.ts';
import { readSettings } from './settings.ts';

/** The settings of this deployment: the environment is read here, once, for every function. */
export const settings = readSettings(process.env);

/** Where this process counts: one connection at most, whichever functions it runs. */
export const counters = openCounters(process.env, { siteUrl: settings.siteUrl, warn: console.warn });
