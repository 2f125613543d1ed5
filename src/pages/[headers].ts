import { toHeadersFile } from '#core/discovery/headers-file.ts';
import { defineDocument } from '../document.ts';

// Astro leaves out files whose name begins with an underscore; a parameter may have that value.
export const getStaticPaths = () => [{ params: { headers: '_headers' } }];

export const GET = defineDocument(toHeadersFile);
