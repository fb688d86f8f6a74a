import { files, findCopy, mine, pages } from './kept.ts';
import { asKept } from './mark-kept.ts';
import { isSavedList } from './policy.ts';
import { scope } from './scope.ts';

/** So long a page may be silent until its copy is shown, where one is kept. */
const SILENCE_MS = 3_000;
/** The page that leads here waited that long already. */
const AGAIN_MS = 300;
/** Without a copy the line is given up. */
const GIVE_UP_MS = 25_000;
/** A part of a page that does not come is asked for again, after so long each. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000] as const;
const PART_MS = 15_000;

type Asked = Parameters<typeof pages.handle>[0] & { request: Request };

let silentUntil = 0;
/** A page found the line silent: what it asks for next does not wait for the same again. */
export const expectSilence = (): void => {
  silentUntil = Date.now() + 10_000;
};

let press = () => {};
/** Somebody wants the lost part to be asked for now. */
export const tryNow = (): void => press();

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A page from the server; its copy after a silence, from a line that was reset, or in place of an answer that is none. */
export async function pageOverLine(asked: Asked): Promise<Response> {
  const { request } = asked;
  const isPage = request.mode === 'navigate';
  const fromServer = (isPage && isSavedList(new URL(request.url)) ? mine : pages).handle(asked);
  const isSilent = Date.now() < silentUntil;
  const copy = after(isSilent ? AGAIN_MS : SILENCE_MS)
    .then(() => findCopy(request))
    .then((kept) => kept && asKept(request, kept));
  const first = await Promise.race([fromServer, copy]);
  if (first || !isPage) return first ?? fromServer;
  const silence = after(GIVE_UP_MS).then((): never => {
    throw new TypeError('no answer');
  });
  return Promise.race([fromServer, silence]);
}

/** A part of a page: asked for until it comes. Meanwhile the pages are told that one is lost. */
export async function fileOverLine(asked: Asked): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const answer = await Promise.race([
      files.handle(asked).catch(() => null),
      after(PART_MS).then(() => null),
    ]);
    const isThere = answer !== null && answer.status < 500;
    const pause = asked.request.destination === 'script' ? PAUSES_MS[tries] : undefined;
    if (isThere || pause === undefined) {
      if (tries > 0) await tell(false);
      return answer ?? Response.error();
    }
    await tell(true);
    await Promise.race([after(pause), new Promise<void>((done) => void (press = done))]);
  }
}

async function tell(lost: boolean): Promise<void> {
  for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage({ lost });
}
