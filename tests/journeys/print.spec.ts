import { eventPath, programPath, resourcePath, stakeholderPath } from '#shared/domain/addresses.ts';
import { expect, ON_DESKTOP, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { aloneInPrint } from './support/printed.ts';

/** About what A4 leaves between its margins, px. */
const PAPER = { width: 672, height: 1000 };

test(
  'on paper no heading and no frame is left of what only works on a screen',
  ON_DESKTOP,
  async ({ page, site }) => {
    const [startup, mentor, eso] = [
      await site.stakeholder('startup'),
      await site.stakeholder('mentor'),
      await site.stakeholder('eso'),
    ];
    const [program, event] = [await site.program(), await site.event()];
    await page.setViewportSize(PAPER);
    for (const address of [
      ...[startup, mentor, eso].map(stakeholderPath),
      programPath(program),
      eventPath(event),
      resourcePath(await site.resource('blog')),
      resourcePath(await site.resource('file')),
      '/about',
      '/ecosystem',
      '/program',
      '/insights',
    ]) {
      await open(page, address);
      // After the page has come: a window that turns to another site forgets what it stands in for.
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(() => matchMedia('print').matches)).toBe(true);
      expect(await aloneInPrint(page), address).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBe(0);
    }
  },
);
