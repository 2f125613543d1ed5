import { app } from '../runtime/app.ts';

export default app.api;

// Netlify reads this without running the file: literals only.
export const config = { path: ['/api/v1/ask', '/api/ask'] };
