import { SAVED_PATH } from '#shared/domain/saved.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';

/** What the worker decides by, without a browser, so that it can be tested without one. */

/** Files of the build, icons and pictures of the site itself; never uploads, never the worker. */
export const isFile = ({ pathname }: URL): boolean => /^\/(assets|icons|images)\//.test(pathname);

/** What a visitor's page is woken by (web/lib/hydration-names.ts). */
export const isHydration = ({ pathname }: URL): boolean => pathname.startsWith('/hydration/');

/** Pages with a person or a secret in them, and the desk: of these not even a visitor's copy is kept. */
const OWN = /^\/(user|account|desk|dev|api|camdigikey-login)(\/|\.data$|$)|^\/ecosystem\/get-listed\/./;
export const isOwnPage = ({ pathname }: URL): boolean => OWN.test(pathname);

export const isSavedList = ({ pathname }: URL): boolean => pathname === SAVED_PATH;

type Head = Pick<Response, 'status' | 'redirected' | 'type' | 'headers'>;
const cacheControl = ({ headers }: Head) => headers.get('cache-control') ?? '';
const isWhole = (answer: Head) =>
  answer.status === 200 && !answer.redirected && (answer.type === 'basic' || answer.type === 'default');

/** Answers to visitors: the server says `public` for those and `private, no-store` for everybody's own. */
export const isShared = (answer: Head): boolean => isWhole(answer) && /\bpublic\b/.test(cacheControl(answer));

/** Our pages say in which language they are; what stands between, a proxy for one, does not. */
export const isOurs = ({ headers }: Pick<Head, 'headers'>): boolean => headers.has('content-language');

/** Answers to somebody signed in. */
export const isPrivate = (answer: Head): boolean =>
  isWhole(answer) && /\bprivate\b/.test(cacheControl(answer));

/**
 * Whether a visitor gets a copy of what somebody signed in was answered: such a page has a mark of its content. One with a
 * form that is made for one sending is kept for nobody, and asking for it once more would be for nothing.
 */
export const hasVisitorsCopy = (answer: Head): boolean => isPrivate(answer) && answer.headers.has('etag');

/** Nobody is signed in any more. What stands between, and a server that is in trouble or asked too much, says nothing of it. */
export const saysSignedOut = (answer: Head): boolean =>
  !isPrivate(answer) && answer.status !== 429 && answer.status < 500;

/** The language an answer is written in; the one given when it does not say. */
export function languageOf({ headers }: Head, other: Language): Language {
  const said = headers.get('content-language');
  return isLanguage(said) ? said : other;
}

/** The files of the build a page needs, without pictures: in its links, and in the list its first script begins with. */
export function filesIn(html: string): string[] {
  const found = html.matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2))#?"/g);
  return [...new Set([...found].map(([, file]) => file!))];
}
