import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { decompress } from 'wawoff2';

const file = (path: string) => readFile(new URL(`../../${path}`, import.meta.url));

describe('the letters of pictures', () => {
  it.each(['latin', 'latin-ext', 'khmer'])('are those of the site: %s', async (script) => {
    const site = await file(`web/fonts/kantumruy-pro-${script}-wght-normal.woff2`);
    const own = await file(`server/sharing/fonts/kantumruy-pro-${script}.ttf`);
    expect(Buffer.from(await decompress(site)).equals(own)).toBe(true);
  });
});
