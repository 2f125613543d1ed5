import { toTwinOf } from '#core/discovery/twins.ts';
import { defineDocument } from '../document.ts';

export const GET = defineDocument((portfolio, siteUrl) => toTwinOf('agents', portfolio, siteUrl));
