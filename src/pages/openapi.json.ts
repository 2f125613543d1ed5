import { toOpenApi } from '#core/discovery/openapi.ts';
import { defineDocument } from '../document.ts';

export const GET = defineDocument(({ profile }, siteUrl) => toOpenApi(profile, siteUrl));
