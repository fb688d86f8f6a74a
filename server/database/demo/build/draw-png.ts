import { Resvg } from '@resvg/resvg-js';

const drawn = new Map<string, Uint8Array>();

/** A drawing as PNG. Drawing takes a moment and always gives the same, so once a process is enough for each `key`. */
export function drawPng(key: string, svg: () => string): Uint8Array {
  const bytes = drawn.get(key) ?? new Resvg(svg(), { font: { loadSystemFonts: false } }).render().asPng();
  drawn.set(key, bytes);
  return bytes;
}
