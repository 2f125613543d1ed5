import { createMcp } from '#core/api/mcp.ts';
import { search } from '#core/corpus/search.ts';
import { loadCorpus } from './corpus.ts';
import { settings } from './environment.ts';
import { writeLog } from './log.ts';

const { siteUrl, otherHosts } = settings;

/** The MCP server of this deployment. */
export const mcp = createMcp({ siteUrl, otherHosts, openCorpus: () => loadCorpus(siteUrl), search, log: writeLog });
