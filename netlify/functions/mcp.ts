import { mcp } from '../runtime/mcp.ts';

export default mcp;

// Netlify reads this without running the file: literals only.
export const config = { path: '/mcp' };
