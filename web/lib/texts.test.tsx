import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Texts } from '#shared/i18n/areas.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { PageTexts, TextsProvider, useT } from './texts.tsx';

describe('the texts of a page', () => {
  const person = { title: 'Rice & </script><b>' };
  const texts = { person, home: { title: 'Only in server-drawn parts' } } as unknown as Texts;
  const markup = renderToStaticMarkup(
    <TextsProvider language="en" texts={texts}>
      <PageTexts areas={['person']} />
    </TextsProvider>,
  );

  it('stand in it as data that runs nothing', () => {
    expect(markup).toMatch(/^<script id="texts" type="application\/json">/);
  });

  it('are read as they were written, no text can end them, and those of server-drawn parts stay away', () => {
    const [, json = ''] = /^<script[^>]*>([^<]*)<\/script>$/.exec(markup) ?? [];
    expect(JSON.parse(json)).toEqual({ person });
  });
});

const asked: Translator[] = [];

function Asks() {
  asked.push(useT());
  return null;
}

describe('the translator of a page', () => {
  it('is one for all that ask, and makes no formats of its own', () => {
    const page = (
      <TextsProvider language="km" texts={catalog.km}>
        <Asks />
        <Asks />
      </TextsProvider>
    );
    const formats = [vi.spyOn(Intl, 'PluralRules'), vi.spyOn(Intl, 'NumberFormat')];
    renderToStaticMarkup(page);
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(1);
    for (const made of formats) expect(made).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('writes an area into pages once, however many pages have it', () => {
    const write = vi.spyOn(JSON, 'stringify');
    const area = { title: 'Rice' };
    const texts = { person: area } as unknown as Texts;
    const page = (
      <TextsProvider language="en" texts={texts}>
        <PageTexts areas={['person']} />
      </TextsProvider>
    );
    expect(renderToStaticMarkup(page)).toBe(renderToStaticMarkup(page));
    expect(write.mock.calls.filter(([value]) => value === area)).toHaveLength(1);
    vi.restoreAllMocks();
  });
});
