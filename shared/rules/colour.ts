import type { Rule } from './rule.ts';

const HEX = /^#[\da-f]{6}$/i;

export const isColour = (value: string): boolean => HEX.test(value);

/** A colour as `#rrggbb`. */
export const colour: Rule = (value) => (value === '' || isColour(value) ? null : { key: 'colour' });
