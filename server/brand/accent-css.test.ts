import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { PATTERNS } from '#shared/krama/patterns.ts';
import { accentCss, accentTokens, dyeOf } from './accent-css.ts';
import { DESIGN_DYE } from './look.ts';

/** Colours that nobody could read as they are, beside some that are fine. */
const CHOSEN = [
  '#f97316',
  '#ffdd00',
  '#ffffff',
  '#000000',
  '#00ffff',
  '#0057b7',
  '#7f7f7f',
  '#ff0000',
  '#fffbe6',
];

it.each(CHOSEN)('%s is legible in each of its places, by day and by night', (chosen) => {
  const { day, night } = accentTokens(chosen);
  const least = [
    [day['--orange-text'], '#ffffff', 4.5],
    [day['--orange-text-tinted'], '#efe7da', 4.5],
    [day['--fill'], '#ffffff', 4.5],
    [day['--fill-dark'], '#ffffff', 7],
    [day['--orange'], '#161412', 4.5],
    [day['--orange-on-ink'], '#0b0b0c', 4.5],
    [day['--highlight'], '#161412', 7],
    [night['--orange-text'], '#302b25', 4.5],
    [night['--highlight'], '#ffffff', 7],
  ] as const;
  for (const [colour, ground, contrast] of least)
    expect(wcagContrast(colour!, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(contrast);
});

it('keeps the chosen colour where it can be read', () => {
  expect(accentTokens('#0057b7').day['--fill']).toBe('#0057b7');
});

it.each(CHOSEN)('%s is told from the ground of every pattern that wears the dye of the design', (chosen) => {
  const grounds = Object.values(PATTERNS)
    .flat()
    .filter((dyes) => dyes.includes(DESIGN_DYE))
    .map(([ground]) => ground);
  expect(grounds.length).toBeGreaterThan(9);
  for (const ground of grounds)
    expect(wcagContrast(dyeOf(chosen), ground), `on ${ground}`).toBeGreaterThanOrEqual(3);
  expect(accentCss(chosen)).toContain(`[fill="${DESIGN_DYE}"]{fill:${dyeOf(chosen)}}`);
});
