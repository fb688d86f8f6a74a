import type { ParseArgsOptionsConfig } from 'node:util';
import type { AreaTexts } from '#shared/i18n/areas.ts';
import type { AreaKey } from '#shared/i18n/keys.ts';
import type { Work } from '../database/work.ts';
import type { Services } from '../services.ts';

/** What an administrator may type, with spaces: `admin create`. Each has its line of help in `operator.json`. */
export type CommandName = keyof AreaTexts<'operator'>['help'];

/** What a command has to say: a sentence, and what `--json` prints. Lists are printed a line each. */
export interface Outcome {
  says: AreaKey<'operator'>;
  params?: Record<string, string | number>;
  data: unknown;
}

export interface Command {
  name: CommandName;
  /** Names of what must stand after it, in order. */
  takes: readonly string[];
  /** Names of what may stand after that. */
  mayTake?: readonly string[];
  options?: ParseArgsOptionsConfig;
  /** Only reads: a dry run is the same. */
  reads?: true;
  run(call: Call): Promise<Outcome>;
}

export interface Call {
  services: Services;
  /** Whose changes it signs: the operator's. */
  context: Work['context'];
  /** By the names in `takes` and `mayTake`. */
  given: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string | boolean | undefined>>;
  dryRun: boolean;
}

/** What was typed cannot be done as it stands; said in the reader's language. */
export class Misuse extends Error {
  readonly says: AreaKey<'operator'>;
  readonly params: Record<string, string | number>;
  constructor(says: AreaKey<'operator'>, params: Record<string, string | number> = {}) {
    super(says);
    this.says = says;
    this.params = params;
  }
}
