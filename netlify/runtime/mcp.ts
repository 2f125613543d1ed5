import { createMcp } from '#core/api/mcp.ts';
import { loadCorpus } from './corpus.ts';
import { counters, modelSettings, settings } from './environment.ts';
import { writeLog } from './log.ts';
import { openSearch } from './search.ts';

const { siteUrl, otherHosts } = settings;

const search = openSearch(modelSettings, counters.countOf('searches'));

/** The MCP server of this deployment. */
export const mcp = createMcp({ siteUrl, otherHosts, openCorpus: () => loadCorpus(siteUrl), search, log: writeLog });
