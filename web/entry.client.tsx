import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '#shared/i18n/languages.ts';
import { dropSenderMarks } from './features/shell/drop-sender-marks.ts';
import { playFilms } from './features/shell/play-films.ts';
import { followOffline } from './features/shell/service-worker/follow-offline.ts';
import { readPageTexts, TextsProvider } from './lib/texts.tsx';

const { lang } = document.documentElement;

dropSenderMarks();
followOffline();
playFilms();

startTransition(() => {
  hydrateRoot(
    document,
    <TextsProvider language={isLanguage(lang) ? lang : 'en'} texts={readPageTexts()}>
      <HydratedRouter />
    </TextsProvider>,
  );
});
