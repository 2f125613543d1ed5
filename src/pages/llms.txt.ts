import { toLlmsText } from '#core/discovery/llms.ts';
import { defineDocument } from '../document.ts';

export const GET = defineDocument(toLlmsText);
