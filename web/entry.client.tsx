import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Area } from '#shared/i18n/areas.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { ensureTexts, TextsProvider } from './lib/texts.tsx';

const root = document.documentElement;
const language = isLanguage(root.lang) ? root.lang : 'en';
const areas = (root.dataset.texts ?? '').split(' ').filter(Boolean) as Area[];

// The texts of the page must be here before hydration, else it would not match what the server wrote.
void ensureTexts(language, areas).then((texts) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsProvider language={language} texts={texts}>
        <HydratedRouter />
      </TextsProvider>,
    );
  });
});
