import { cookieName } from '../cookie-name.ts';
import { isSuggestionKind, type SubjectKind, type SuggestionKind } from '../subject-kinds.ts';

/** Pages of the listing journey. Mail and pages link through these, so that they cannot disagree. */
export const GET_LISTED_PATH = '/ecosystem/get-listed';

/** Where a suggestion begins, and where it is confirmed and followed. */
const SUGGESTION_PATHS = {
  program: { home: '/program-sharing', submission: '/program/submission' },
  event: { home: '/event/suggest', submission: '/event/submission' },
} as const;

/** The page that a form begins on. */
export function formHome(kind: SubjectKind): string {
  return isSuggestionKind(kind) ? SUGGESTION_PATHS[kind].home : GET_LISTED_PATH;
}

/** One step of a form; the address names the step. */
export function stepPath(kind: SubjectKind, step: string): string {
  return isSuggestionKind(kind) ? `${formHome(kind)}/${step}` : `${GET_LISTED_PATH}/${kind}/${step}`;
}

/** Where the code of the mail is typed; from the mail itself it comes filled in and waits for a press of the button. */
export function confirmPath(reference: string, code?: string): string {
  const query = `reference=${encodeURIComponent(reference)}${code ? `&code=${encodeURIComponent(code)}` : ''}`;
  return `${GET_LISTED_PATH}/confirm?${query}`;
}

/** Where a suggestion that was just sent waits for its link: "check your e-mail". */
export function checkMailPath(kind: SuggestionKind, reference: string): string {
  return `${SUGGESTION_PATHS[kind].submission}?reference=${encodeURIComponent(reference)}`;
}

/** Where a form that was sent is confirmed: by a code, or by the link in the mail. */
export function afterSendingPath(kind: SubjectKind, reference: string): string {
  return isSuggestionKind(kind) ? checkMailPath(kind, reference) : confirmPath(reference);
}

/** Where a form begun elsewhere is gone on with, by the link that was mailed. */
export function goOnPath(secret: string): string {
  return `${GET_LISTED_PATH}/continue/${encodeURIComponent(secret)}`;
}

/** Status, mending and sending again, by the secret of the mail. */
export function followPath(kind: SubjectKind, token: string): string {
  const home = isSuggestionKind(kind) ? SUGGESTION_PATHS[kind].submission : `${GET_LISTED_PATH}/follow`;
  return `${home}/${encodeURIComponent(token)}`;
}

/** Name of the HttpOnly cookie that keeps the secret of a form begun in this browser: one draft a kind. */
export function draftCookieName(kind: SubjectKind, isSecure: boolean): string {
  return cookieName(`listing_draft_${kind}`, isSecure);
}

/** The most text one form begun may hold, in bytes: far more than all its fields together ask for. */
export const DRAFT_MAX_BYTES = 64 * 1024;
/** A form begun and not touched any more is kept this long, on the server and in the browser. */
export const DRAFT_KEPT_DAYS = 30;
