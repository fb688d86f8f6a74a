import { CONTACT_CATEGORY_SLUGS } from '../contact-categories.ts';
import { oneOf, someOf, words } from '../list-parts.ts';
import { defineCase } from './define-case.ts';

export const CONTACT_STATUSES = ['open', 'answered', 'closed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const CONTACT_VERBS = ['take', 'assign', 'release', 'reply', 'close', 'reopen'] as const;
/** Everything that the history of a message tells. */
export const CONTACT_EVENTS = ['create', ...CONTACT_VERBS, 'note', 'undo'] as const;
type ContactEvent = (typeof CONTACT_EVENTS)[number];

export const isContactEvent = (verb: string): verb is ContactEvent =>
  (CONTACT_EVENTS as readonly string[]).includes(verb);
export type ContactVerb = (typeof CONTACT_VERBS)[number];

/** A message of the contact form: whoever wrote asks, the desk answers. */
export const CONTACT_CASE = defineCase({
  entity: 'contact',
  states: CONTACT_STATUSES,
  begins: ['open'],
  assigned: ['open', 'answered'],
  turn: { open: 'desk', answered: 'sender' },
  asks: 'sender',
  ways: [
    { verb: 'take', from: ['open', 'answered'], to: 'same', by: ['desk'] },
    { verb: 'assign', from: ['open', 'answered'], to: 'same', by: ['desk'] },
    { verb: 'release', from: ['open', 'answered'], to: 'same', by: ['desk'] },
    { verb: 'reply', from: ['open', 'answered'], to: 'answered', by: ['desk'] },
    { verb: 'close', from: ['open', 'answered'], to: 'closed', by: ['desk'] },
    { verb: 'reopen', from: ['answered', 'closed'], to: 'open', by: ['desk'] },
    { verb: 'undo', from: CONTACT_STATUSES, to: 'before', by: ['desk'] },
  ],
  decisions: ['reply', 'close'],
  // A reply cannot be undone: its mail has left.
  undoable: ['take', 'assign', 'release', 'close', 'reopen'],
  desk: { read: 'answer_contact', decide: 'answer_contact', assign: 'answer_contact' },
  list: {
    status: oneOf([...CONTACT_STATUSES, 'all'], 'open'),
    category: someOf(CONTACT_CATEGORY_SLUGS),
    filter: someOf(['mine', 'unassigned']),
    search: words,
    ordering: oneOf(['created', '-created'], 'created'),
  },
});

/** Where a step leads; null when it cannot be taken from here. */
export const contactStep = (from: ContactStatus, verb: ContactVerb): ContactStatus | null =>
  CONTACT_CASE.step(from, verb, 'desk');
