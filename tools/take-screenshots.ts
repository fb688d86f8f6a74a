import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './run/browser.mjs';
import { inProject } from './run/paths.mjs';

/**
 * Takes the pictures that phones and computers show before the site is installed, of a demonstration that runs, and names
 * them in the manifests: `node tools/take-screenshots.ts <address>`.
 */
const FORMS = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;
const PAGES = {
  home: { path: '/', en: 'The home page', km: 'ទំព័រដើម' },
  directory: {
    path: '/ecosystem/discover/category/startup',
    en: 'The directory of startups',
    km: 'បញ្ជីស្តាតអាប់',
  },
} as const;
const QUALITY = 70;

const [origin] = process.argv.slice(2);
if (!origin) throw new Error('Say the address of a demonstration that runs.');
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
mkdirSync(inProject('public', 'images'), { recursive: true });
for (const language of ['en', 'km'] as const) {
  const screenshots: object[] = [];
  for (const [form_factor, device] of Object.entries(FORMS)) {
    const context = await browser.newContext({ ...device, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addCookies([{ name: 'language', value: language, url: origin }]);
    const page = await context.newPage();
    for (const [name, { path, [language]: label }] of Object.entries(PAGES)) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const src = `/images/screen-${name}-${form_factor}-${language}.webp`;
      const { width, height } = await sharp(await page.screenshot())
        .webp({ quality: QUALITY })
        .toFile(inProject('public', src));
      screenshots.push({ src, sizes: `${width}x${height}`, type: 'image/webp', form_factor, label });
    }
    await context.close();
  }
  const manifest = inProject('public', `manifest-${language}.webmanifest`);
  const known = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, `${JSON.stringify({ ...known, screenshots }, null, 2)}\n`);
}
await browser.close();
