import { expect, it } from 'vitest';
import type { Texts } from '#shared/i18n/areas.ts';
import { takeHydrationData } from './take-hydration-data.ts';

const TEXTS = {
  common: { yes: 'Yes' },
  shell: { menu: 'Menu' },
  home: { title: 'Home' },
} as unknown as Texts;
const piece = (text: string) =>
  `<script nonce="m">window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text).replaceAll('<', '\\u003c')});</script>`;
const END = '<script nonce="m">window.__reactRouterContext.streamController.close();</script>';
const PAGE = `<p>Words</p><script id="texts" type="application/json">{"common":{}}</script><script>other()</script>${piece('[1,"</script>"]\n')}${piece('P1:[2]\n')}${END}</body>`;

it('takes the texts and what the loaders answered out of a page, and leaves all else', () => {
  const taken = takeHydrationData(PAGE, TEXTS);
  expect(taken?.html).toBe(
    '<p>Words</p><script id="texts" type="application/json"></script><script>other()</script></body>',
  );
  expect(JSON.parse(taken!.frame)).toEqual({ texts: { common: { yes: 'Yes' }, shell: { menu: 'Menu' } } });
  expect(JSON.parse(taken!.own)).toEqual({
    texts: { home: { title: 'Home' } },
    data: '[1,"</script>"]\nP1:[2]\n',
  });
});

it('gives the frame, which all pages have, what the desk has changed', () => {
  const wording = { home: { title: 'House' } } as never;
  expect(JSON.parse(takeHydrationData(PAGE, TEXTS, wording)!.frame).texts['']).toEqual(wording);
});

it('leaves a page that looks otherwise than known as it is', () => {
  expect(takeHydrationData(PAGE.replace(END, ''), TEXTS)).toBeNull();
  expect(takeHydrationData(PAGE.replace('id="texts"', ''), TEXTS)).toBeNull();
  expect(takeHydrationData('<p>Bare</p>', TEXTS)).toBeNull();
});
