import { toJsonResume } from '#core/discovery/json-resume.ts';
import { defineDocument } from '../document.ts';

export const GET = defineDocument(toJsonResume);
