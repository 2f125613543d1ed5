import type { Config } from '@netlify/functions';
import { handleApi } from '../runtime/handle-api.ts';

export default handleApi;

// Netlify reads this without running the file: literals only.
export const config: Config = { path: ['/api', '/api/*'], excludedPath: ['/api/v1/ask', '/api/ask'] };
