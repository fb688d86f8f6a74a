export const CONTACT_STATUSES = ['open', 'answered', 'closed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const CONTACT_VERBS = ['take', 'assign', 'release', 'note', 'reply', 'close', 'reopen'] as const;
/** Everything that the history of a message tells. */
export const CONTACT_EVENTS = ['create', ...CONTACT_VERBS, 'undo'] as const;
type ContactEvent = (typeof CONTACT_EVENTS)[number];

export const isContactEvent = (verb: string): verb is ContactEvent =>
  (CONTACT_EVENTS as readonly string[]).includes(verb);
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
