import type { Contract } from '#shared/contracts/contract.ts';
import type { Notes } from './notes.ts';
import type { Target } from './target.ts';

export interface Battle {
  target: Target;
  notes: Notes;
  contracts: readonly Contract[];
  /** Paths of all pages, with `:name` for parameters. */
  pages: readonly string[];
  /** Chooses the inputs: the same at every run. */
  seed: number;
}

/** One kind of attack. */
export interface Family {
  name: string;
  /** Part of all inputs that it gets. */
  share: number;
  /** It makes up its inputs, so that it takes all that the others left. */
  endless?: true;
  attack(battle: Battle): Promise<void>;
}

export const NOBODY = '0190a000-0000-7000-8000-00000000dead';
/** A path of a contract with something in the place of its parameters. */
export const filled = (path: string, value = NOBODY): string => path.replace(/\{\w+\}/g, value);
/** Both beginnings of a JSON problem; empty when it is none. */
export const codeOf = ({ body }: { body: string }): string => /"code":"(\w+)"/.exec(body)?.[1] ?? '';
