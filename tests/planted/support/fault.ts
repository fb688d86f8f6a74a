import type { Edits } from './copy.ts';

/** Something that people do wrong: how it comes about, the command that finds it, and what it says to whoever did it. */
export interface Fault {
  what: string;
  edits: Edits;
  /** As after `npm run`. */
  command: readonly string[];
  says: RegExp;
}

/** One text of a file in the place of another. */
export const replaced = (was: string, now: string) => (text: string) => text.replace(was, () => now);
export const added = (more: string) => (text: string) => `${text}\n${more}\n`;
export const atTop = (line: string) => (text: string) => `${line}\n${text}`;

export const verify = (step: string) => ['verify', '--only', step];
export const unitTest = (file: string) => ['test:unit', file];
export const apiTest = (file: string) => ['test:api', file];
