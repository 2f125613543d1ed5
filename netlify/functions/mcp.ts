import type { Config } from '@netlify/functions';
import { handleMcp } from '../runtime/handle-mcp.ts';

export default handleMcp;

// Netlify reads this without running the file: literals only. Clients are given the address with a slash behind it, too.
export const config: Config = { path: ['/mcp', '/mcp/'] };
