import { readSettings } from './settings.ts';

/** The settings of this deployment: the environment is read here, once, for every function. */
export const settings = readSettings(process.env);
