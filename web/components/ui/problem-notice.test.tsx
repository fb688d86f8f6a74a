import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { ReturnPage } from '#web/features/account/identity/return-page.tsx';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ProblemNotice } from './problem-notice.tsx';

const reference = '8b45d16a-08cb-4cdf-8c74-25c6b955497b';
const typed = { code: 'invalid', status: 422, title: 'Check', message: 'Once more.' };
const fault = { code: 'unavailable', status: 503, title: 'Away', message: 'Later.', reference };

function draw(language: Language, place: ReactElement): string {
  const element = (
    <TextsProvider language={language} texts={catalog[language]}>
      {place}
    </TextsProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

it.each(LANGUAGES)('a fault of ours has its reference wherever it is said (%s)', (language) => {
  const words = catalog[language].common!.problems.reference.replace('{id}', reference);
  expect(draw(language, <ProblemNotice problem={fault} />)).toContain(words);
  expect(draw(language, <ReturnPage kind="token" problem={fault} />)).toContain(words);
});

it('what is wrong with what was typed has none', () => {
  expect(draw('en', <ProblemNotice problem={typed} />)).not.toContain('Reference');
});
