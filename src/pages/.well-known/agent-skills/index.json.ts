import { toSkillsIndex } from '#core/discovery/skill.ts';
import { defineDocument } from '../../../document.ts';

export const GET = defineDocument(({ profile }, siteUrl) => toSkillsIndex(profile.name, siteUrl));
