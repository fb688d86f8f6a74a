import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Texts } from '#shared/i18n/areas.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { showMissingTexts } from '#shared/i18n/missing-texts.ts';
import { copyWithoutMarks } from './features/shell/copy-without-marks.ts';
import { isInApp } from './features/shell/in-app/is-in-app.ts';
import { playFilms } from './features/shell/play-films.ts';
import { followOffline } from './features/shell/service-worker/follow-offline.ts';
import { watchLine } from './lib/line/watch-line.ts';
import { watchForRuins } from './lib/reload-without-scripts.ts';
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
if (isInApp(navigator.userAgent))
  import('./features/shell/in-app/say-in-app.ts').then(({ watchInApp }) => watchInApp(), Boolean);
// Pages that wait to be used listen already (web/starter); on others few copy anything.
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('button[data-copy],[data-share]');
  if (!button || document.documentElement.dataset.copies !== undefined) return;
  if (button.dataset.share !== undefined && !('share' in navigator)) return;
  event.preventDefault();
  import('./features/shell/copy-and-share.ts').then(({ copyAndShare }) => {
    copyAndShare();
    button.click();
  }, Boolean);
});

/** What the router catches is no fault of the window by itself; see fault-watch.ts. */
const tellWatch = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

// A reader sees the key rather than no page; the console says which text is missing, and journeys fail on that.
if (import.meta.env.PROD) showMissingTexts((problem) => console.error(problem));

if (import.meta.hot) {
  const { hot } = import.meta;
  import('./lib/tell-page-faults.ts').then(({ tellPageFaults }) => tellPageFaults(hot));
}

const page = (texts: Texts) => (
  <TextsProvider language={isLanguage(lang) ? lang : 'en'} texts={texts}>
    <HydratedRouter onError={tellWatch} />
  </TextsProvider>
);

function awake(): void {
  markAwake();
  startTransition(() => {
    const root = hydrateRoot(document, page(readPageTexts()));
    if (!import.meta.hot) return;
    const edited: Texts = {};
    import.meta.hot.on('phum:texts', ({ language, area, texts }) => {
      if (language !== lang) return;
      Object.assign(edited, { [area]: texts });
      // Another object means another translator; what arrives later is still seen through it.
      root.render(page(Object.create(Object.assign(readPageTexts(), edited))));
    });
  });
}

if (MAY_BE_MARKED.test(window.location.search))
  import('./features/shell/drop-sender-marks.ts')
    .then(({ dropSenderMarks }) => dropSenderMarks())
    .then(awake, awake);
else awake();
