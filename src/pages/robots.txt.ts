import { toRobots } from '#core/discovery/robots.ts';
import { defineDocument } from '../document.ts';

export const GET = defineDocument(({ profile }, siteUrl) => toRobots(profile.crawlers, siteUrl));
