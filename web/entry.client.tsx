import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '#shared/i18n/languages.ts';
import { copyWithoutMarks } from './features/shell/copy-without-marks.ts';
import { playFilms } from './features/shell/play-films.ts';
import { followOffline } from './features/shell/service-worker/follow-offline.ts';
import { watchForRuins } from './lib/leave-still.ts';
import { watchLine } from './lib/line/watch-line.ts';
import { markAwake } from './lib/scripts-awake.ts';
import { readPageTexts, TextsProvider } from './lib/texts.tsx';

const { lang } = document.documentElement;

/** Every mark of a sender has one of these in it; only then is the list of them asked for, before the page awakes. */
const MAY_BE_MARKED = /_|%|id=|igsh|braid/i;

watchForRuins();
watchLine();
followOffline();
playFilms();
copyWithoutMarks();

function awake(): void {
  markAwake();
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsProvider language={isLanguage(lang) ? lang : 'en'} texts={readPageTexts()}>
        <HydratedRouter />
      </TextsProvider>,
    );
  });
}

if (MAY_BE_MARKED.test(window.location.search))
  import('./features/shell/drop-sender-marks.ts')
    .then(({ dropSenderMarks }) => dropSenderMarks())
    .then(awake, awake);
else awake();
