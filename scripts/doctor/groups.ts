import { a14yMarkdown } from './checks/a14y-markdown.ts';
import { a14yPages } from './checks/a14y-page.ts';
import { a14ySite } from './checks/a14y-site.ts';
import { content } from './checks/content.ts';
import { http } from './checks/http.ts';
import { isItAgentReady } from './checks/isitagentready.ts';
import { openApi } from './checks/openapi.ts';
import { standards } from './checks/standards.ts';
import type { Check } from './snapshot.ts';

/** Checks that need nothing but what was fetched, by where their rules come from. */
export const pureGroups: Record<string, Check[]> = {
  isitagentready: isItAgentReady,
  a14y: [...a14ySite, ...a14yPages, ...a14yMarkdown],
  standards: [...standards, ...openApi],
  http,
  content,
};
