import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Texts } from '#shared/i18n/areas.ts';
import { PageTexts, TextsProvider } from './texts.tsx';

describe('the texts of a page', () => {
  const person = { title: 'Rice & </script><b>' };
  const texts = { person, home: { title: 'Only in still parts' } } as unknown as Texts;
  const markup = renderToStaticMarkup(
    <TextsProvider language="en" texts={texts}>
      <PageTexts areas={['person']} />
    </TextsProvider>,
  );

  it('stand in it as data that runs nothing', () => {
    expect(markup).toMatch(/^<script id="texts" type="application\/json">/);
  });

  it('are read as they were written, no text can end them, and those of still parts stay away', () => {
    const [, json = ''] = /^<script[^>]*>([^<]*)<\/script>$/.exec(markup) ?? [];
    expect(JSON.parse(json)).toEqual({ person });
  });
});
