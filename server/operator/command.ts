import type { ParseArgsOptionsConfig } from 'node:util';
import type { AreaTexts } from '#shared/i18n/areas.ts';
import type { AreaKey } from '#shared/i18n/keys.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Work } from '../database/work.ts';
import type { Services } from '../services.ts';

/** What an administrator may type, with spaces: `admin create`. Each has its line of help in `operator.json`. */
export type CommandName = keyof AreaTexts<'operator'>['help'];

/** What a command has to say: a sentence, and what `--json` prints. Lists are printed a line each. */
export interface Outcome {
  says: AreaKey<'operator'>;
  params?: Record<string, string | number>;
  data: unknown;
  /** What is printed below the sentence; absent: a list of `data` is. */
  lines?: readonly string[];
  /** Printed instead of the sentence, for whoever puts it into a file. */
  bare?: string;
  /** The exit code; absent: 0. */
  code?: number;
}

interface Described {
  name: CommandName;
  /** Names of what must stand after it, in order. */
  takes: readonly string[];
  /** Names of what may stand after that. */
  mayTake?: readonly string[];
  options?: ParseArgsOptionsConfig;
  /** Only reads: a dry run is the same. */
  reads?: true;
}

/** A command that works with the services of the site. */
export interface SiteCommand extends Described {
  run(call: Call): Promise<Outcome>;
}

/** A command that does without them: they may not be able to start, or must not. */
export interface LoneCommand extends Described {
  alone(call: LoneCall): Promise<Outcome>;
}

export type Command = SiteCommand | LoneCommand;

export interface LoneCall extends Pick<Call, 'given' | 'options' | 'dryRun'> {
  environment: Readonly<Record<string, string | undefined>>;
  language: Language;
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
  /** `cause`: what comes before it in the answer, in its own words. */
  constructor(says: AreaKey<'operator'>, params: Record<string, string | number> = {}, cause?: unknown) {
    super(says, { cause });
    this.says = says;
    this.params = params;
  }
}
