import { escapeHtml } from '#shared/format/escape-html.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { tryAgain } from '#web/features/shell/try-again.ts';
import { isOurs } from './policy.ts';
import { siteAddress } from './scope.ts';
import { wordsIn } from './words.ts';

/** Written in by the build (tools/build/service-worker.ts): the looks and letters of the offline page, and its mark. */
declare const SHELL: { files: readonly string[]; revision: string };

/** Of this release alone: a newer one brings its own while it waits. */
export const shellName = (): string => `shell-${SHELL.revision}`;
const pageIn = (language: Language) => `/offline/kept?lang=${language}`;

/** One after the other: each keeps what is missing by then. */
let keeping = Promise.resolve();

/**
 * Keeps the offline page in the language of this device (the other comes when that changes), then what it looks by, which
 * pages have fetched already. The worker rules without it. What the line loses is asked for another time.
 */
export function keepShell(language: Language): Promise<void> {
  keeping = keeping.then(() => keepAll(language));
  return keeping;
}

async function keepAll(language: Language): Promise<void> {
  const cache = await caches.open(shellName());
  for (const address of [pageIn(language), ...SHELL.files]) {
    if (await cache.match(address)) continue;
    const answer = await fetch(siteAddress(address), how(address)).catch(() => null);
    if (answer?.status === 200 && (isFile(address) || isOurs(answer))) await cache.put(address, answer);
  }
}

const isFile = (address: string) => SHELL.files.includes(address);
/** Fetched without cookies: nobody's name is in the page. Files are asked for as pages do, and come over no line again. */
const how = (address: string): RequestInit =>
  isFile(address) ? {} : { credentials: 'omit', cache: 'reload' };

/** A file of the offline page, which other pages use too. */
export async function fileOfShell({ url }: Request): Promise<Response | undefined> {
  return caches.match(url, { cacheName: shellName() });
}

/** What stands in for a page that did not come and is not kept: the offline page, or the same in its barest words. */
export async function offlinePage(language: Language): Promise<Response> {
  const kept = await caches.match(siteAddress(pageIn(language)), { cacheName: shellName() });
  return kept ?? bareWords(language);
}

function bareWords(language: Language): Response {
  const { title, hint, again } = wordsIn(language);
  const [head, text, link] = [title, hint, again].map(escapeHtml);
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
<title>${head}</title><body style="font:1.1em/1.7 sans-serif;margin:10vh auto;max-width:32em;padding:0 1em"><main><h1>${head}</h1>\
<p>${text}</p><p><a href="">${link}</a></p></main><script>${tryAgain()}</script>`,
    { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}
