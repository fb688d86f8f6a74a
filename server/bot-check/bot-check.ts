import type { Work } from '../database/work.ts';

/** What a page needs to draw a form that can be sent once. */
export interface BotChallenge {
  version: number;
  stamp: string;
  honeypot: 'nickname';
  challenge: Record<string, unknown>;
}

/** What came back with the form. */
export interface BotAnswer {
  bot_stamp?: string | undefined;
  bot_proof?: string | undefined;
  nickname?: string | undefined;
}

/** An answer that passed. */
export interface Passed {
  /** Whether work was proven; without it the caller counts against a tighter limit. */
  proven: boolean;
  /** Makes the answer useless for a second form; Problem when it was used before. Call it where the form is written. */
  use(work: Work): Promise<void>;
}

/** Tells people from programs. The default is self-hosted; a provider of puzzles would be one more adapter. */
export interface BotCheck {
  challenge(): Promise<BotChallenge>;
  /** Problem `invalid` with one of the four captcha texts when it does not pass. */
  check(answer: BotAnswer): Promise<Passed>;
}

/** The four codes of the specification and the text each has in `common:captcha`. */
export const CAPTCHA_TEXTS = {
  no_key: 'common:captcha.no_key',
  no_version: 'common:captcha.no_version',
  script_failed: 'common:captcha.script_failed',
  execute_failed: 'common:captcha.execute_failed',
} as const;
export type CaptchaCode = keyof typeof CAPTCHA_TEXTS;

/** Why a browser brings no proof, in its place: its form passes, under the tighter limit of forms without one. */
const UNPROVEN = ['script_failed', 'execute_failed'] as const satisfies readonly CaptchaCode[];
export const whyUnproven = ({ bot_proof }: BotAnswer): (typeof UNPROVEN)[number] | null =>
  UNPROVEN.find((code) => code === bot_proof) ?? null;
