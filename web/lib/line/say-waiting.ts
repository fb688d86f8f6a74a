import en from '#shared/i18n/en/line.json';
import km from '#shared/i18n/km/line.json';
import type { Translator } from '#shared/i18n/translate.ts';
import { dismissToast, showToast, type ToastMessage } from '#web/components/ui/toast-store.ts';
import { partTranslator } from '../part-translator.ts';

const TEXTS = { en: { line: en }, km: { line: km } };

const SLOW_MS = 3_000;
const WAY_OUT_MS = 10_000;
/** How long until it is tried again by itself. */
const PAUSES_MS = [2_000, 5_000, 10_000, 15_000] as const;

/** What is said of one wait: the next words take the place of those before. */
function createSaying() {
  let shown = 0;
  const stop = () => {
    if (shown) dismissToast(shown);
    shown = 0;
  };
  const say = (message: (t: Translator) => ToastMessage) => {
    stop();
    shown = showToast({ stays: true, ...message(partTranslator(TEXTS)) });
  };
  const saySlow = () => say((t) => ({ text: t('line:slow'), tone: 'info' }));
  const sayWayOut = (run: () => void) =>
    say((t) => ({ text: t('line:silent'), tone: 'info', action: { text: t('line:stop'), run } }));
  return { say, saySlow, sayWayOut, stop };
}

const ofPage = createSaying();
const ofParts = createSaying();

/** What was said of a wait for a page or its form is over. */
export const stopSaying = ofPage.stop;

/** Stays on this page: a step within it ends one that is on its way to another, and asks the server for nothing. */
function stay(): void {
  const { __reactRouterDataRouter: router } = window as {
    __reactRouterDataRouter?: { navigate(to: string, how: object): Promise<void> };
  };
  const { pathname, search, hash } = window.location;
  void router?.navigate(pathname + search + (hash || '#main'), { replace: true, preventScrollReset: true });
}

/** The same of a page or its form, whose words stay until `stopSaying`. */
export function saySilence({ onSilence }: { onSilence: () => void }): () => void {
  return sayIn(ofPage, stay, onSilence);
}

let stops = 0;
/** How often somebody would not wait any longer for a call. */
export const timesStopped = (): number => stops;

/** Says of a call after 3 s that the line is slow, and after 10 s offers to end it, until it is over: then it aborts, too. */
export function saySlow(call: AbortController): void {
  if (call.signal.aborted) return;
  const saying = createSaying();
  const silence = sayIn(saying, () => {
    stops += 1;
    call.abort();
  });
  call.signal.addEventListener('abort', () => {
    silence();
    saying.stop();
  });
}

function sayIn(saying: ReturnType<typeof createSaying>, stop: () => void, onSilence = () => {}) {
  const slow = setTimeout(() => {
    onSilence();
    saying.saySlow();
  }, SLOW_MS);
  const wayOut = setTimeout(() => saying.sayWayOut(stop), WAY_OUT_MS);
  return () => {
    clearTimeout(slow);
    clearTimeout(wayOut);
  };
}

interface Trouble {
  tries: number;
  isForm: boolean;
  /** Tried again without being asked to. */
  byItself: boolean;
  signal?: AbortSignal | undefined;
}

/** Says that no answer came, and waits until it is time for another try: by the clock, a press, or a line that is back. */
export function waitForTry({ tries, isForm, byItself, signal }: Trouble): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      stopSaying();
      then();
    };
    const again = end(resolve);
    const timer = byItself ? setTimeout(again, PAUSES_MS[tries] ?? PAUSES_MS[3]) : undefined;
    if (byItself) window.addEventListener('online', again);
    signal?.addEventListener(
      'abort',
      end(() => reject(signal.reason as Error)),
    );
    const key = isForm ? (byItself ? 'form_lost' : 'by_hand') : 'lost';
    ofPage.say((t) => ({
      text: t(`line:${key}`),
      tone: 'error',
      action: { text: t('common:action.try_again'), run: again },
    }));
  });
}

/** The worker lost a part of the page and fetches it again, or has it now. */
export function onWorker({ data }: { data: unknown }): void {
  const lost = (data as { lost?: unknown } | null)?.lost;
  if (lost === true) {
    const again = () => navigator.serviceWorker.controller?.postMessage({ again: true });
    ofParts.say((t) => ({
      text: t('line:lost'),
      tone: 'error',
      action: { text: t('common:action.try_again'), run: again },
    }));
  } else if (lost === false) ofParts.stop();
}
