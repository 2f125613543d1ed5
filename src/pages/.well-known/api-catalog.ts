import { toApiCatalog } from '#core/discovery/api-catalog.ts';
import { defineDocument } from '../../document.ts';

export const GET = defineDocument((_, siteUrl) => toApiCatalog(siteUrl));
