import type { Page } from '@playwright/test';
import { expect, ON_DESKTOP, test, VIEWPORTS } from './base.ts';
import { type Look, problemsOfAxe } from './support/axe.ts';
import { legibility } from './support/legibility.ts';

// The looks of `pages.spec.ts` leave out what they have seen: each kind of fault is planted here and must be found.

// What is planted is no page of the site and keeps to none of its rules.
test.use({ ownWindow: true });

const STYLE = `
  body { margin: 0; background: #fff; color: #000; font: 1rem / 1.6 sans-serif }
  .pale { color: #ccc } .tiny { display: inline-block; width: 16px; height: 16px }
  .room { margin: 40px } .room .tiny { margin: 4px }
  .same { color: #222; text-decoration: none }
  @media (max-width: 700px) { .wide { display: none } }
  @media (min-width: 700px) { .turns { color: #ccc } }
  .night { display: none }
  @media (prefers-color-scheme: dark) {
    .night { display: block } .dims { color: #ccc } .blends a { color: #111; text-decoration: none }
  }
`;
const LONG = 'A sentence that goes on for quite a while, so that a link in it is a part of a text. ';

const FAULTS = {
  'button-name': '<button type="button"></button>',
  'link-name': '<p><a href="#there"></a></p>',
  'image-alt': '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="9" height="9">',
  label: '<input type="text">',
  'color-contrast': '<p>black</p><p class="pale">pale</p>',
  'link-in-text-block': `<p>${LONG}<a class="same" href="#there">the link</a> ${LONG}</p>`,
  'target-size': '<p><button class="tiny">x</button><button class="tiny">y</button></p>',
  'heading-order': '<h2>two</h2><h4>four</h4>',
  'valid-lang': '<p lang="khmer">x</p>',
  'aria-allowed-attr': '<p role="link" tabindex="0" aria-checked="true">x</p>',
} as const;

test('each kind of fault is found, and a page without faults has none', ON_DESKTOP, async ({ page }) => {
  await show(page, '<p>black</p><p class="room"><button class="tiny">x</button></p>');
  expect(await problemsOfAxe(page)).toEqual([]);
  for (const [rule, html] of Object.entries(FAULTS)) {
    await show(page, html);
    expect(await rulesBroken(page), rule).toContain(rule);
  }
  await show(page, FAULTS['color-contrast'] + FAULTS['link-in-text-block'] + FAULTS['button-name']);
  for (const look of [{ colours: 'none' }, { texts: true }] as const)
    expect(await rulesBroken(page, look)).toEqual(['button-name']);
});

test('in the other width, what shows or has other colours only there', ON_DESKTOP, async ({ page }) => {
  const other = async (html: string) => {
    await page.setViewportSize(VIEWPORTS.phone);
    await show(page, html);
    expect(await rulesBroken(page)).toEqual([]);
    await page.setViewportSize(VIEWPORTS.desktop);
    return rulesBroken(page, { again: true });
  };
  expect(await other('<p>black</p>')).toEqual([]);
  expect(await other(`<div class="wide">${FAULTS['button-name']}</div>`)).toEqual(['button-name']);
  expect(await other('<p class="wide pale">pale</p>')).toEqual(['color-contrast']);
  expect(await other('<p class="turns">pale on wide screens</p>')).toEqual(['color-contrast']);
});

test('by night, what shows or has other colours only then', ON_DESKTOP, async ({ page }) => {
  const byNight = async (html: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await show(page, html);
    expect(await rulesBroken(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    return rulesBroken(page, { again: true });
  };
  expect(await byNight('<p>black</p>')).toEqual([]);
  expect(await byNight(`<div class="night">${FAULTS['button-name']}</div>`)).toEqual(['button-name']);
  expect(await byNight('<p class="night pale">pale</p>')).toEqual(['color-contrast']);
  expect(await byNight('<p class="dims">pale by night</p>')).toEqual(['color-contrast']);
  expect(await byNight(`<p class="blends">${LONG}<a href="#there">the link</a> ${LONG}</p>`)).toEqual([
    'link-in-text-block',
  ]);
});

test('texts that are cut, and pages that are too wide', ON_DESKTOP, async ({ page }) => {
  await show(
    page,
    '<p style="height: 20px; line-height: 1.2; overflow: hidden">text</p><p style="width: 64rem">wide</p>',
  );
  expect(await legibility(page)).toEqual({ unreadable: [], sideways: 0 });
  const { unreadable, sideways } = await legibility(page, true);
  expect(unreadable).toHaveLength(1);
  expect(sideways).toBeGreaterThan(0);
  expect(await legibility(page)).toEqual({ unreadable: [], sideways: 0 });
  await show(page, '<p style="letter-spacing: 1px">ភូមិ</p><p style="letter-spacing: 1px">village</p>');
  expect((await legibility(page)).unreadable).toHaveLength(1);
});

/** A page with nothing wrong but what is in it. */
async function show(page: Page, html: string): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Looks</title><meta name="viewport" content="width=device-width">
    <style>${STYLE}</style></head><body><main><h1>Looks</h1>${html}</main></body></html>`,
  );
}

async function rulesBroken(page: Page, look?: Look): Promise<string[]> {
  const problems = await problemsOfAxe(page, look);
  return [...new Set(problems.map((line) => line.split(':')[0]!))];
}
