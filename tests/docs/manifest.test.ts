import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SHARE_PATH } from '#shared/domain/share-target.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';

interface Screenshot {
  src: string;
  sizes: string;
  form_factor: string;
  label: string;
}

describe.each(LANGUAGES)('the manifest in %s', (language) => {
  const manifest = JSON.parse(readFileSync(`public/manifest-${language}.webmanifest`, 'utf8'));
  const screenshots = manifest.screenshots as Screenshot[];

  it('shows phones and computers what they install: pictures that are there, as large as it says, and light', async () => {
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes } of screenshots) {
      const { width = 0, height = 0 } = await sharp(`public${src}`).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
      // More than that no browser shows.
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      expect(statSync(`public${src}`).size, src).toBeLessThan(120 * 1024);
    }
  });

  it('names each picture in its own language', () => {
    for (const { label, src } of screenshots) {
      expect(/[\u1780-\u17ff]/.test(label), label).toBe(language === 'km');
      expect(src).toContain(`-${language}.`);
    }
  });

  it('takes what another app shares: a name, a text, a link', () => {
    expect(manifest.share_target).toEqual({
      action: SHARE_PATH,
      method: 'GET',
      // Chromium notes in the console of every page where it is left out.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    });
  });
});
