import type { NotificationCounts } from '#shared/contracts/notification.contract.ts';
import { withPatience } from '#web/lib/with-patience.ts';

const STREAM = '/base-api/me/stream';
const COUNTS = '/base-api/me/notification/';

/** The page itself comes first. */
const START_MS = 1_000;
/** A stream that says nothing for so long is held back by something on the way. */
const PATIENCE_MS = 20_000;
/** Where no stream comes through, the counts are asked for so seldom. */
const POLL_MS = 5 * 60_000;
/** Failures in a row after which the browser's own retrying ends. */
const MOST_FAILURES = 4;

/** What of the browser it works with; tests bring their own. */
export interface Surroundings {
  document: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  openStream(url: string): Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
  fetch(url: string): Promise<Pick<Response, 'ok' | 'json'>>;
}

/**
 * Tells what is counted for a person, at once and whenever it changes, for as long as the window can be seen. Errors
 * are silent: without a stream it asks now and then. Returns how to stop.
 */
export function followCounts(
  tell: (counts: NotificationCounts) => void,
  around: Surroundings = browser(),
): () => void {
  let stream: ReturnType<Surroundings['openStream']> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const later = (work: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const close = () => {
    clearTimeout(timer);
    stream?.close();
    stream = null;
  };

  function connect(): void {
    if (isStopped || stream || around.document.hidden) return;
    const opened = around.openStream(STREAM);
    stream = opened;
    failures = 0;
    later(fallBack, PATIENCE_MS);
    opened.addEventListener('counts', (event) => {
      if (stream !== opened) return;
      clearTimeout(timer);
      failures = 0;
      const counts = JSON.parse((event as MessageEvent<string>).data) as NotificationCounts;
      tell(counts);
    });
    opened.addEventListener('error', () => {
      failures += 1;
      // Closed for good (nobody is signed in, too many windows), or it never gets through.
      if (stream === opened && (opened.readyState === 2 || failures >= MOST_FAILURES)) fallBack();
    });
  }

  function fallBack(): void {
    close();
    later(() => void poll().finally(connect), POLL_MS);
  }

  async function poll(): Promise<void> {
    try {
      const answer = await around.fetch(COUNTS);
      if (!answer.ok || isStopped) return;
      const counts = (await answer.json()) as NotificationCounts;
      tell(counts);
    } catch {
      // Silent: the next time will do.
    }
  }

  const onVisibility = () => (around.document.hidden ? close() : connect());
  const onBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) connect();
  };
  around.document.addEventListener('visibilitychange', onVisibility);
  // A stream that is open keeps some browsers from leaving, and from keeping the page for the way back.
  around.window.addEventListener('pagehide', close);
  around.window.addEventListener('pageshow', onBack);
  later(connect, START_MS);
  return () => {
    isStopped = true;
    around.document.removeEventListener('visibilitychange', onVisibility);
    around.window.removeEventListener('pagehide', close);
    around.window.removeEventListener('pageshow', onBack);
    close();
  };
}

function browser(): Surroundings {
  return {
    document,
    window,
    openStream: (url) => new EventSource(url),
    fetch: (url) =>
      fetch(url, { credentials: 'same-origin', signal: withPatience(undefined, PATIENCE_MS).signal }),
  };
}
