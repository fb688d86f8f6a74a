import type { Answered } from './answered.ts';

/** What a page cost: bytes over the line, requests, the longest task in ms, and how soon it answered. */
export interface PageWeight extends Answered {
  js: number;
  fonts: number;
  images: number;
  total: number;
  requests: number;
  task: number;
}

const kb = (bytes: number) => Math.round(bytes / 1024);
const seconds = (ms: number) => (ms / 1000).toFixed(1);
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The head of the table that `lineOf` fills. */
export const HEAD = [
  row([
    'page',
    'JavaScript',
    'fonts',
    'pictures',
    'all',
    'requests',
    'longest task, ms',
    'navigation, s',
    'awake if used, s',
  ]),
  row(Array.from({ length: 9 }, () => '---')),
];

/** A line of the table of weights; several of one page, taken in the same run, stand as before → after. */
export function lineOf(name: string, weights: readonly PageWeight[]): string {
  const cell = (of: (weight: PageWeight) => number | string) =>
    weights.map((weight) => of(weight)).join(' → ');
  return row([
    name,
    cell(({ js }) => kb(js)),
    cell(({ fonts }) => kb(fonts)),
    cell(({ images }) => kb(images)),
    cell(({ total }) => kb(total)),
    cell(({ requests }) => requests),
    cell(({ task }) => Math.round(task)),
    cell(({ menu }) => seconds(menu)),
    cell(({ awake }) => seconds(awake)),
  ]);
}

/** What ten pages cost in KB, as a sentence; several in one run as before → after. */
export const tenLine = (without: readonly number[], withWorker: readonly number[]): string =>
  `Ten pages with one profile (home, directory, a startup, programs, a program, events, an event, library, insights, contact), counted at the connection with all headers: ${without.map(kb).join(' → ')} KB; with the service worker and what it keeps ${withWorker.map(kb).join(' → ')} KB.`;
