import { z } from 'zod';
import { areas, type Area } from './record.ts';

/** Type pairings that ship with the site: `editorial` serif with sans, `modern` sans alone, `system` no font file at all. */
export const fontPairs = ['editorial', 'modern', 'system'] as const;

/** `theme.yaml`: what an owner decides about looks. Every member may be left out. */
export const Theme = z.strictObject({
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'is no colour. Write six hexadecimal digits after a hash: "#b23a1e"')
    .default('#b23a1e')
    .describe('Colour of links and marks. Its lightness is moved, in each theme, until text in it reads well.'),
  fonts: z.enum(fontPairs).default('editorial').describe('Which typefaces the site uses.'),
  sections: z
    .array(z.enum(areas as [Area, ...Area[]]))
    .refine((sections) => new Set(sections).size === sections.length, 'names a section twice')
    .default([])
    .describe('Sections in the order of the page; those left out follow in their usual order.'),
});
export type Theme = z.infer<typeof Theme>;

/** Every area, the theme's choice first. */
export function toSectionOrder({ sections }: Theme): Area[] {
  return [...sections, ...areas.filter((area) => !sections.includes(area))];
}
