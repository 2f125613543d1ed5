import { createMcp } from '#core/api/mcp.ts';
import { search } from '#core/corpus/search.ts';
import { loadCorpus } from './corpus.ts';
import { writeLog } from './log.ts';
import { readSettings } from './settings.ts';

const { siteUrl } = readSettings(process.env);

/** Netlify's addresses of this deployment beside the site's own: the site itself, a preview, one deploy. */
const otherHosts = ['URL', 'DEPLOY_PRIME_URL', 'DEPLOY_URL']
  .map((name) => process.env[name] ?? '')
  .filter((url) => URL.canParse(url))
  .map((url) => new URL(url).hostname);

/** The MCP server of this deployment. */
export const mcp = createMcp({ siteUrl, otherHosts, openCorpus: () => loadCorpus(siteUrl), search, log: writeLog });
