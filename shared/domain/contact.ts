/** Longest message of the contact form and longest reply to it, in grapheme clusters. */
export const CONTACT_TEXT_MAX = 5_000;
/** Working days within which a message is answered (contact page, mails). */
export const CONTACT_ANSWER_DAYS = 2;

export const CONTACT_STATUSES = ['open', 'answered', 'closed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const CONTACT_VERBS = ['take', 'assign', 'release', 'note', 'reply', 'close', 'reopen'] as const;
export type ContactVerb = (typeof CONTACT_VERBS)[number];

/** Steps that their actor can take back at once. A reply cannot: its mail has left. */
export const CONTACT_UNDOABLE: readonly string[] = ['take', 'assign', 'release', 'close', 'reopen'];

/** From where each step may be taken, and where it leads; null: it stays. */
const STEPS: Readonly<Record<ContactVerb, { from: readonly ContactStatus[]; to: ContactStatus | null }>> = {
  take: { from: ['open', 'answered'], to: null },
  assign: { from: ['open', 'answered'], to: null },
  release: { from: ['open', 'answered'], to: null },
  note: { from: CONTACT_STATUSES, to: null },
  reply: { from: ['open', 'answered'], to: 'answered' },
  close: { from: ['open', 'answered'], to: 'closed' },
  reopen: { from: ['answered', 'closed'], to: 'open' },
};

/** Where a step leads; null when it cannot be taken from here. */
export function contactStep(from: ContactStatus, verb: ContactVerb): ContactStatus | null {
  const step = STEPS[verb];
  return step.from.includes(from) ? (step.to ?? from) : null;
}

const NOWHERE = 'https://nowhere.invalid';
const ABOUT_MAX = 300;

/** The page of this site that a message is about, as a path; empty for anything that is none. */
export function aboutPath(typed: string): string {
  const text = typed.trim();
  if (!text.startsWith('/') || text.length > ABOUT_MAX || /^\/[/\\]|[\\\p{C}]/u.test(text)) return '';
  try {
    const { origin, pathname, search } = new URL(text, NOWHERE);
    return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search : '';
  } catch {
    return '';
  }
}
