import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { files, findCopy, language, mine, pages } from './kept.ts';
import { createLostParts } from './lost-parts.ts';
import { asKept } from './mark-kept.ts';
import { isSavedList } from './policy.ts';
import { sayToReader } from './say-to-reader.ts';
import { scope } from './scope.ts';
import { fileOfShell } from './shell.ts';
import { whole } from './whole.ts';
import { wordsIn } from './words.ts';

/** So long a page may be silent until its copy is shown, where one is kept. */
const SILENCE_MS = 3_000;
/** The page that leads here waited that long already. */
const AGAIN_MS = 300;
/** Ten seconds in all; without a copy the page then says in words that no answer came, and tries by itself. */
const GIVE_UP_MS = 7_000;

type Asked = RouteHandlerCallbackOptions;
interface OfPage {
  clientId?: string;
}

let silentUntil = 0;
/** A page found the line silent: what it asks for next does not wait for the same again. */
export const expectSilence = (): void => {
  silentUntil = Date.now() + 10_000;
};

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A page from the server; its copy after a silence, from a line that was reset, or in place of an answer that is none. */
export async function pageOverLine(asked: Asked): Promise<Response> {
  const { request } = asked;
  const isPage = request.mode === 'navigate';
  // What the browser itself still has of a page would come without a word of that.
  const known = isPage && !scope.navigator.onLine && (await findCopy(request));
  if (known) return asKept(request, known);
  const fromServer = (isPage && isSavedList(new URL(request.url)) ? mine : pages).handle(asked);
  const isSilent = Date.now() < silentUntil;
  const copy = after(isSilent ? AGAIN_MS : SILENCE_MS)
    .then(() => findCopy(request))
    .then((kept) => kept && asKept(request, kept));
  const first = await Promise.race([fromServer, copy]);
  if (!isPage) return first ?? fromServer;
  if (first) return whole(first);
  const silence = after(GIVE_UP_MS).then((): never => {
    throw new TypeError('no answer');
  });
  await sayToReader(wordsIn(await language()).slow);
  return Promise.race([fromServer, silence])
    .then((answer) => whole(answer))
    .finally(() => sayToReader(''));
}

/** Says to a page that a part of it is lost, or that all of them are there. */
const parts = createLostParts(async (page, lost) => (await scope.clients.get(page))?.postMessage({ lost }));

/** Somebody wants the lost parts of this page to be asked for now. */
export const tryNow = parts.tryNow;

/** A part of a page: what it runs by is asked for until it comes, and the page says meanwhile that it is lost. */
export const fileOverLine = (asked: Asked): Promise<Response> =>
  parts.seek({
    page: (asked.event as OfPage).clientId ?? '',
    isNeeded: asked.request.destination === 'script',
    ask: async () => (await fileOfShell(asked.request)) ?? files.handle(asked),
  });
