import Color from 'colorjs.io';
import type { Theme } from '#core/contract/theme.ts';

/** Page colours on which the accent is read; the style sheet takes them from here as well. */
export const paper = { light: '#fbfaf7', dark: '#15171a' } as const;

/** WCAG AA for text is 4.5; the margin covers tinted surfaces such as a marked record. */
const contrast = 5.5;

const serif = 'Georgia, serif';
const sans = 'system-ui, sans-serif';
/** Of what every system has, Arial comes nearest in width and weight. */
const instrument = '"Instrument Sans", Arial, sans-serif';
const families: Record<Theme['fonts'], { text: string; label: string }> = {
  editorial: { text: `Newsreader, ${serif}`, label: instrument },
  modern: { text: instrument, label: instrument },
  system: { text: serif, label: sans },
};

/** The custom properties that the theme decides. */
export function toThemeCss({ accent, fonts }: Theme): string {
  const { text, label } = families[fonts];
  const light = toReadable(accent, paper.light);
  const dark = toReadable(accent, paper.dark);
  return `:root {
  --paper: light-dark(${paper.light}, ${paper.dark});
  --accent: light-dark(${light}, ${dark});
  --on-accent: light-dark(${paper.light}, ${paper.dark});
  --text: ${text};
  --label: ${label};
}
`;
}

/** The nearest shade of a colour that reads well on the background: hue and chroma stay, lightness moves away from it. */
export function toReadable(colour: string, background: string): string {
  const shade = new Color(colour).to('oklch');
  const ground = new Color(background);
  const step = ground.to('oklch').get('l') > 0.5 ? -0.01 : 0.01;
  const hex = () => shade.to('srgb').toGamut().toString({ format: 'hex', collapse: false });
  while (new Color(hex()).contrastWCAG21(ground) < contrast) {
    shade.set('l', shade.get('l') + step);
  }
  return hex();
}
