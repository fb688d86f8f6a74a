import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { keep } from '#web/lib/device-storage.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { NotSent } from './not-sent.tsx';

it.each(LANGUAGES)(
  'that there is no internet is said where the browser has no line, and of nothing else: %s',
  (language) => {
    // A browser that keeps what it is given: its last answer holds for all files of this run.
    keep(() => ({ getItem: () => null, setItem() {}, removeItem() {} }), 'any', 'text');
    const texts = catalog[language];
    const said = (code: string) =>
      renderToStaticMarkup(
        <TextsProvider language={language} texts={texts}>
          <NotSent problem={bareProblem(0, code)} />
        </TextsProvider>,
      );
    const { offline_title, offline_text, no_answer_text } = texts.listing!.form;
    expect(said('offline')).toContain(offline_text);
    for (const words of [offline_title, offline_text]) expect(said('unavailable')).not.toContain(words);
    expect(said('unavailable')).toContain(no_answer_text);
  },
);
