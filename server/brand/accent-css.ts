import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { DESIGN_DYE } from './look.ts';

const toOklch = converter('oklch');

/** Grounds of the site that the accent stands on or under (web/styles/tokens.css, night.css). */
const [WHITE, TINTED, INK, NIGHT, NIGHT_RAISED] = [
  '#ffffff',
  '#efe7da',
  '#161412',
  '#0b0b0c',
  '#302b25',
] as const;

interface Role {
  ground: string;
  /** Least contrast to its ground (WCAG 2.2). */
  least: number;
  /** Where it goes when the chosen colour is too near its ground. */
  towards: 'dark' | 'light';
}

/** What each token needs by day; `null` is a soft ground of this lightness and a share of the colour. */
const BY_DAY: Readonly<Record<string, Role>> = {
  '--orange': { ground: INK, least: 4.5, towards: 'light' },
  '--orange-text': { ground: WHITE, least: 4.6, towards: 'dark' },
  '--orange-text-tinted': { ground: TINTED, least: 4.6, towards: 'dark' },
  '--orange-deep': { ground: WHITE, least: 7, towards: 'dark' },
  '--fill': { ground: WHITE, least: 4.6, towards: 'dark' },
  '--fill-deep': { ground: WHITE, least: 7, towards: 'dark' },
  '--fill-dark': { ground: WHITE, least: 9, towards: 'dark' },
  '--orange-on-ink': { ground: NIGHT, least: 7, towards: 'light' },
};
const BY_NIGHT: Readonly<Record<string, Role>> = {
  '--orange-text': { ground: NIGHT_RAISED, least: 4.6, towards: 'light' },
  '--orange-text-tinted': { ground: NIGHT_RAISED, least: 4.6, towards: 'light' },
  '--orange-deep': { ground: NIGHT_RAISED, least: 7, towards: 'light' },
};
/** Soft grounds: lightness and most colour, by day and by night. */
const SOFT = { '--orange-tint': [0.97, 0.02, 0.26, 0.03], '--highlight': [0.92, 0.05, 0.37, 0.06] } as const;

/** The lighter and the darker grounds that the dye of the design is woven into (shared/krama/patterns.ts): the nearest of each. */
const PATTERN_GROUNDS = ['#f9e9d6', '#12352a'] as const;
/** Of what is no text (WCAG 2.2, 1.4.11). */
const LEAST_IN_PATTERN = 3;

const STEP = 0.005;

/** The colour nearest to the chosen one, in its hue, that is told from its ground. */
function shade({ l, c, h }: Oklch, { ground, least, towards }: Role): string {
  for (let light = l; light >= 0 && light <= 1; light += towards === 'dark' ? -STEP : STEP) {
    const hex = formatHex(clampChroma({ mode: 'oklch', l: light, c, h: h ?? 0 }, 'oklch'));
    if (wcagContrast(hex, ground) >= least) return hex;
  }
  return towards === 'dark' ? '#000000' : '#ffffff';
}

/** The chosen colour as a dye: as light as is nearest to it and told from light and from dark patterns. */
export function dyeOf(hex: string): string {
  const { l, c, h } = toOklch(hex)!;
  const shades = Array.from({ length: 1 / STEP }, (_, i) => i * STEP)
    .sort((a, b) => Math.abs(a - l) - Math.abs(b - l))
    .map((light) => formatHex(clampChroma({ mode: 'oklch', l: light, c, h: h ?? 0 }, 'oklch')));
  const isTold = (shade: string) =>
    PATTERN_GROUNDS.every((ground) => wcagContrast(shade, ground) >= LEAST_IN_PATTERN);
  return isTold(hex) ? hex : shades.find(isTold)!;
}

const soft = ({ c, h }: Oklch, l: number, most: number) =>
  formatHex(clampChroma({ mode: 'oklch', l, c: Math.min(c, most), h: h ?? 0 }, 'oklch'));

/** The accent of the site in each of its places, by day and by night, each legible on its ground. `#rrggbb`. */
export function accentTokens(hex: string): { day: Record<string, string>; night: Record<string, string> } {
  const chosen = toOklch(hex)!;
  const tokens = (roles: Readonly<Record<string, Role>>, at: 0 | 2) =>
    Object.fromEntries([
      ...Object.entries(roles).map(([name, role]) => [name, shade(chosen, role)] as const),
      ...Object.entries(SOFT).map(([name, of]) => [name, soft(chosen, of[at], of[at + 1]!)] as const),
    ]);
  return { day: tokens(BY_DAY, 0), night: tokens(BY_NIGHT, 2) };
}

const rule = (tokens: Record<string, string>) =>
  `:root:root{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The style sheet of a chosen accent; it stands above the site's own wherever it is linked. */
export function accentCss(hex: string): string {
  const { day, night } = accentTokens(hex);
  const dye = dyeOf(hex);
  // Drawings carry their dyes as attributes, which any rule outweighs.
  const patterns = `[fill="${DESIGN_DYE}"]{fill:${dye}}`;
  return `${rule({ ...day, '--dye-startup': dye })}${patterns}@media screen and (prefers-color-scheme:dark){${rule(night)}}`;
}
