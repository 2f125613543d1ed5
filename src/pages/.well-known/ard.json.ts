import { toCatalog } from '#core/discovery/catalog.ts';
import { defineDocument } from '../../document.ts';

export const GET = defineDocument(toCatalog);
