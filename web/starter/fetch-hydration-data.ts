import { hydrationAddress } from '#web/lib/hydration-names.ts';

/** The whole of what one of the two files holds (web/lib/take-hydration-data.ts). */
interface Part {
  texts: Record<string, object>;
  data?: string;
}
interface RouterContext {
  streamController: ReadableStreamDefaultController<string>;
}

let filled: Promise<void> | undefined;

/**
 * Puts into the page what its scripts read: the texts, and what its loaders answered when the server drew it. `names` are
 * those of the files, of the frame and of the page. Asked again after a lost answer.
 */
export function fetchHydrationData([frame = '', own = '']: readonly string[]): Promise<void> {
  const { pathname, search } = location;
  filled ??= Promise.all([read(frame, '/'), read(own, pathname + search)]).then(fill);
  filled.catch(() => {
    filled = undefined;
  });
  return filled;
}

async function read(name: string, place: string): Promise<Part> {
  const answer = await fetch(hydrationAddress(document.documentElement.lang, name, place));
  if (answer.status === 404) return leaveForNewer();
  if (!answer.ok) throw new TypeError(`hydration: ${answer.status}`);
  return answer.json();
}

function fill(parts: Part[]): void {
  const { streamController } = (window as unknown as { __reactRouterContext: RouterContext })
    .__reactRouterContext;
  const texts = Object.assign({}, ...parts.map((part) => part.texts));
  document.getElementById('texts')!.textContent = JSON.stringify(texts);
  for (const { data } of parts) if (data !== undefined) streamController.enqueue(data);
  streamController.close();
}

/**
 * What the page shows is no longer so, and nobody has what it was drawn from: it is loaded anew. Where somebody has written
 * into a field or pressed something that leads on without scripts it stays, as a page without them (hold-presses.ts), and so it
 * does if it has just been loaded anew.
 */
async function leaveForNewer(): Promise<never> {
  // A finger that was put down is lifted first: that is what presses.
  await new Promise((go) => setTimeout(go, 200));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isWritten = [...document.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  if (isWritten || visit?.type === 'reload' || document.querySelector('[aria-busy]:is(a,form *)'))
    document.documentElement.removeAttribute('data-scripts');
  else location.reload();
  return new Promise(() => {});
}
