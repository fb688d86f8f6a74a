/** What browsers call what goes wrong in a script; all else is `other`. */
export const FAULT_NAMES = [
  'Error',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'other',
] as const;
export type FaultName = (typeof FAULT_NAMES)[number];

/** The engines that pages are drawn with, whatever the browser around them is called. */
export const ENGINES = ['chromium', 'firefox', 'safari', 'other'] as const;
export type Engine = (typeof ENGINES)[number];

/** As people know them; names of products are the same in both languages. */
export const ENGINE_NAMES = { chromium: 'Chrome', firefox: 'Firefox', safari: 'Safari' } as const;

/** What the log says of each, by which it is found. */
export const FAULT_LINE = 'a script failed in a browser';

/** How long they are kept, and over how many days the desk is told of them. */
export const FAULTS_KEPT_DAYS = 90;
export const FAULTS_SHOWN_DAYS = 7;

/** Where pages tell it: the only address that stands in them as text (web/lib/fault-watch.ts). */
export const FAULT_PATH = '/public/api/v1/browser-fault/';
