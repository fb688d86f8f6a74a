import { oneOf, words } from '../list-parts.ts';
import { REPORT_SUBJECTS } from '../report.ts';
import { defineCase } from './define-case.ts';

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What happens to a report, as its history has it. */
export const REPORT_VERBS = [
  'create',
  'take',
  'release',
  'note',
  'dismiss',
  'uphold',
  'undo',
  'put-back',
] as const;
export type ReportVerb = (typeof REPORT_VERBS)[number];

/** A report of something that is wrong: whoever sent it asks, the desk decides. */
export const REPORT_CASE = defineCase({
  entity: 'report',
  states: REPORT_STATES,
  begins: ['open'],
  assigned: ['open'],
  turn: { open: 'desk' },
  asks: 'reporter',
  ways: [
    { verb: 'dismiss', from: ['open'], to: 'dismissed', by: ['desk'] },
    { verb: 'uphold', from: ['open'], to: 'upheld', by: ['desk'] },
    { verb: 'undo', from: ['upheld', 'dismissed'], to: 'begin', by: ['desk'] },
    { verb: 'put-back', from: ['upheld'], to: 'same', by: ['desk'] },
  ],
  decisions: ['dismiss', 'uphold'],
  undoable: ['dismiss', 'uphold'],
  // What is upheld has a measure of its own.
  atOnce: { dismiss: 'words' },
  desk: { read: 'decide', decide: 'decide', assign: 'decide' },
  list: {
    state: oneOf([...REPORT_STATES, 'all'], 'open'),
    subject_kind: oneOf(REPORT_SUBJECTS, '', 'subject'),
    search: words,
    ordering: oneOf(['created', '-created'], 'created'),
  },
});

/** An open report is decided once; nobody decides on a report of their own or about themselves. */
export const mayDecideReport = (state: ReportState, isInvolved: boolean): boolean =>
  !isInvolved && REPORT_CASE.step(state, 'uphold', 'desk') !== null;
