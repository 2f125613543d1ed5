import { toAgentsGuide } from '#core/discovery/agent-guide.ts';
import { defineDocument } from '../document.ts';

export const GET = defineDocument(({ profile }, siteUrl) => toAgentsGuide(profile.name, siteUrl));
