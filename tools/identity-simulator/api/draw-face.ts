import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import type { Persona } from '../state/personas.ts';

/** A made-up portrait as base64 of a PNG: head and shoulders, in colours that follow from who it is. */
export function drawFace({ id, gender }: Persona): string {
  const [hue = 0, skin = 0, height = 0] = createHash('sha256').update(id).digest();
  const long =
    gender === 'F' ? `<ellipse cx="120" cy="${118 + (height % 8)}" rx="62" ry="74" fill="#241d1a"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300">
<rect width="240" height="300" fill="hsl(${hue}, 40%, 82%)"/>${long}
<ellipse cx="120" cy="300" rx="96" ry="92" fill="hsl(${(hue + 140) % 360}, 38%, 36%)"/>
<rect x="100" y="170" width="40" height="56" rx="18" fill="hsl(27, 45%, ${52 + (skin % 16)}%)"/>
<ellipse cx="120" cy="128" rx="50" ry="62" fill="hsl(27, 48%, ${56 + (skin % 16)}%)"/>
<path d="M70 118c0-70 100-70 100 0-8-26-30-38-50-38s-42 12-50 38z" fill="#241d1a"/></svg>`;
  return new Resvg(svg).render().asPng().toString('base64');
}
