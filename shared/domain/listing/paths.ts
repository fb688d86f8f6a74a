import type { StakeholderKind } from '../stakeholder-kinds.ts';

/** Pages of the listing journey. Mail and pages link through these, so that they cannot disagree. */
export const GET_LISTED_PATH = '/ecosystem/get-listed';

/** One step of a form; the address names the step (UX rule 15). */
export function stepPath(kind: StakeholderKind, step: string): string {
  return `${GET_LISTED_PATH}/${kind}/${step}`;
}

/** Where the code of the mail is typed; from the mail itself it comes filled in and waits for a press of the button. */
export function confirmPath(reference: string, code?: string): string {
  const query = `reference=${encodeURIComponent(reference)}${code ? `&code=${encodeURIComponent(code)}` : ''}`;
  return `${GET_LISTED_PATH}/confirm?${query}`;
}

/** Where a form begun elsewhere is gone on with, by the link that was mailed. */
export function goOnPath(secret: string): string {
  return `${GET_LISTED_PATH}/continue/${encodeURIComponent(secret)}`;
}

/** Status, mending and sending again, by the secret of the mail. */
export function followPath(token: string): string {
  return `${GET_LISTED_PATH}/follow/${encodeURIComponent(token)}`;
}

/** Name of the HttpOnly cookie that keeps the secret of a form begun in this browser: one draft a kind. */
export function draftCookieName(kind: StakeholderKind): string {
  return `listing_draft_${kind}`;
}

/** A form begun and not touched any more is kept this long, on the server and in the browser. */
export const DRAFT_KEPT_DAYS = 30;
