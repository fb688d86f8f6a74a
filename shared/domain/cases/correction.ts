import { oneOf, words } from '../list-parts.ts';
import { defineCase } from './define-case.ts';

export const CORRECTION_STATES = ['open', 'accepted', 'declined'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

/** A fact on a public page that somebody says is wrong: anybody asks, an owner of the page or the desk answers. */
export const CORRECTION_CASE = defineCase({
  entity: 'correction',
  states: CORRECTION_STATES,
  begins: ['open'],
  assigned: ['open'],
  turn: { open: 'desk' },
  asks: 'requester',
  ways: [
    { verb: 'accept', from: ['open'], to: 'accepted', by: ['owner', 'desk'] },
    { verb: 'decline', from: ['open'], to: 'declined', by: ['owner', 'desk'] },
    { verb: 'undo', from: ['accepted', 'declined'], to: 'begin', by: ['owner', 'desk'] },
  ],
  decisions: ['accept', 'decline'],
  undoable: ['accept', 'decline'],
  atOnce: { accept: 'words', decline: 'words' },
  desk: { read: 'decide', decide: 'decide', assign: 'decide' },
  list: {
    state: oneOf([...CORRECTION_STATES, 'all'], 'open'),
    search: words,
    ordering: oneOf(['created', '-created'], 'created'),
  },
});

/** Who answers one. */
export type CorrectionAnswerer = 'owner' | 'desk';
