import type { Edits } from './copy.ts';

/** A how-to as somebody follows it: the edits it names, step by step, the commands it tells them to run, and what proves it. */
export interface Walk {
  howTo: string;
  edits: Edits;
  /** What `npm run generate --` is told, where the how-to says so. */
  generate?: string;
  /** What is written besides to prove it: no part of what the how-to asks for. */
  proof?: Edits;
  /** Each ends well. */
  commands: readonly (readonly string[])[];
  /** The most files that it touches, those made by tools included. */
  mostFiles?: number;
}
