import { toServerCard } from '#core/discovery/server-card.ts';
import { defineDocument } from '../../document.ts';

export const GET = defineDocument(({ profile }, siteUrl) => toServerCard(profile, siteUrl));
