import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PATTERNS } from '#shared/krama/patterns.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
/** The colours of the tokens of one style sheet, by name. */
const coloursIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );

const night = read('night.css');
const DAY: Record<string, string> = coloursIn(read('tokens.css'));
const NIGHT: Record<string, string> = { ...DAY, ...coloursIn(night) };

/** Relative luminance as WCAG 2.2 has it. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'sand-1', 'sand-2'];
const TEXTS = ['ink', 'text', 'text-2', 'text-3', 'orange-text-tinted', 'orange-deep'];
const PAIRS = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)),
  ...['ok', 'info', 'warn', 'error', 'idle'].map((state) => [state, `${state}-tint`] as const),
  ...['ok', 'info', 'warn', 'error'].map((state) => [`${state}-deep`, `${state}-tint`] as const),
  ...['orange-text', 'ok', 'error', 'idle'].map((text) => [text, 'paper'] as const),
  ...['text', 'orange-deep'].map((text) => [text, 'highlight'] as const),
  ...['on-ink', 'on-ink-2', 'orange-on-ink'].map((text) => [text, 'night'] as const),
  ...['fill', 'ok-fill', 'error-fill'].map((fill) => ['on-ink', fill] as const),
  ['paper', 'ink'] as const,
  ['paper', 'ink-soft'] as const,
  ['night', 'orange'] as const,
];

describe.each([
  ['day', DAY],
  ['night', NIGHT],
])('the tokens by %s', (_name, colours) => {
  it.each(PAIRS)('%s can be read on %s', (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('borders of controls show on %s', (ground) => {
    expect(contrast(colours['line-strong']!, colours[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

describe('by night', () => {
  it('paper is dark and ink is light', () => {
    expect(luminance(NIGHT.paper!)).toBeLessThan(0.02);
    expect(luminance(NIGHT.ink!)).toBeGreaterThan(0.8);
  });

  it('no pattern keeps a pale dye: each has its dark shade, which is dark', () => {
    const shades = new Map(
      [...night.matchAll(/^ +&(.+) \{\s+fill: (#[0-9a-f]{6});/gm)].flatMap(([, dyes = '', shade = '']) =>
        [...dyes.matchAll(/#[0-9a-f]{6}/g)].map(([dye]) => [dye, shade] as const),
      ),
    );
    const pale = new Set(
      Object.values(PATTERNS)
        .flat(2)
        .filter((dye) => luminance(dye) > 0.4),
    );
    expect(pale.size).toBeGreaterThan(15);
    for (const dye of pale) expect(luminance(shades.get(dye) ?? '#ffffff'), dye).toBeLessThan(0.25);
  });
});
