import { toSkill } from '#core/discovery/skill.ts';
import { defineDocument } from '../../../../document.ts';

export const GET = defineDocument(({ profile }, siteUrl) => toSkill(profile.name, siteUrl));
