/** The dye and weave of a record. Programs and events carry the category of their organiser. */
export type KramaCategory = 'startup' | 'mentor' | 'investor' | 'eso' | 'other' | 'neutral';

/** Ground, main, deep, accent. */
export type Dyes = readonly [ground: string, main: string, deep: string, accent: string];

/** Index into the four patterns of a category. */
export type PatternIndex = 0 | 1 | 2 | 3;
export const LIGHT = 0;
export const DARK = 1;
export const DYED = 2;
export const SOFT = 3;

/** Index into `Dyes`. */
export type DyeIndex = 0 | 1 | 2 | 3;
export const GROUND = 0;
export const MAIN = 1;
export const DEEP = 2;
export const ACCENT = 3;

/** Four patterns per category: light, dark, dyed, soft (design section 3). */
export const PATTERNS: Readonly<Record<KramaCategory, readonly [Dyes, Dyes, Dyes, Dyes]>> = {
  startup: [
    ['#f4eee4', '#0b0b0c', '#0b0b0c', '#f97316'],
    ['#0b0b0c', '#f4eee4', '#2b2926', '#f97316'],
    ['#f9e9d6', '#f97316', '#0b0b0c', '#0b0b0c'],
    ['#faf5ec', '#dccfb9', '#0b0b0c', '#f97316'],
  ],
  mentor: [
    ['#f1efe9', '#274b86', '#12264a', '#f97316'],
    ['#12264a', '#c9d5ea', '#274b86', '#f97316'],
    ['#dfe6f2', '#274b86', '#12264a', '#12264a'],
    ['#f4f5f8', '#b9c8e2', '#12264a', '#f97316'],
  ],
  investor: [
    ['#f1efe6', '#2c6a4e', '#12352a', '#f97316'],
    ['#12352a', '#cfe0d3', '#2c6a4e', '#f97316'],
    ['#dde9df', '#2c6a4e', '#12352a', '#12352a'],
    ['#f3f6f1', '#b5d0bd', '#12352a', '#f97316'],
  ],
  eso: [
    ['#f6eee8', '#a3262f', '#4a0f17', '#0b0b0c'],
    ['#4a0f17', '#f0d6d0', '#a3262f', '#f4eee4'],
    ['#f3dcd6', '#a3262f', '#4a0f17', '#4a0f17'],
    ['#fbf3f0', '#e6b9b3', '#4a0f17', '#f4eee4'],
  ],
  other: [
    ['#f6f0e0', '#b98a1f', '#4d3a10', '#0b0b0c'],
    ['#4d3a10', '#f1e2b4', '#b98a1f', '#f4eee4'],
    ['#f3e6c4', '#b98a1f', '#4d3a10', '#4d3a10'],
    ['#fbf6e8', '#e3cd8e', '#4d3a10', '#f6f0e0'],
  ],
  neutral: [
    ['#f4eee4', '#8d8477', '#3a3733', '#f97316'],
    ['#1d1c1a', '#4d4943', '#2f2c29', '#f97316'],
    ['#e8dfd0', '#8d8477', '#3a3733', '#3a3733'],
    ['#faf7f2', '#dcd3c5', '#3a3733', '#f97316'],
  ],
};
