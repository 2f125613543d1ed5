import { toSecurityText } from '#core/discovery/security.ts';
import { defineDocument } from '../../document.ts';

export const GET = defineDocument(({ profile }, siteUrl) => toSecurityText(profile, siteUrl, new Date()));
