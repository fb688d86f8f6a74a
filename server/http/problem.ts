import type { PasskeyQuestion } from '#shared/contracts/passkey.contract.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { RuleProblem } from '#shared/rules/rule.ts';
import { lostInDatabase } from '../database/lost.ts';
import type { UnavailableReason } from './unavailable.ts';

/** The short list of things that can go wrong with a call; texts are in shared/i18n/<language>/common.json, `problems`. */
export type ProblemCode =
  | 'bad_request'
  | 'not_signed_in'
  | 'session_ended'
  | 'sign_in_refused'
  | 'account_disabled'
  | 'account_known'
  | 'second_factor_needed'
  | 'proof_needed'
  | 'forbidden_origin'
  | 'not_found'
  | 'gone'
  | 'method_not_allowed'
  | 'conflict'
  | 'stale_version'
  | 'too_large'
  | 'range_not_satisfiable'
  | 'invalid'
  | 'too_many'
  | 'provider_failed'
  | 'unavailable'
  | 'no_room'
  | 'provider_timeout'
  | 'internal';

const STATUS: Record<ProblemCode, number> = {
  bad_request: 400,
  not_signed_in: 401,
  session_ended: 401,
  sign_in_refused: 401,
  account_disabled: 403,
  account_known: 409,
  second_factor_needed: 422,
  proof_needed: 422,
  forbidden_origin: 400,
  not_found: 404,
  gone: 410,
  method_not_allowed: 405,
  conflict: 409,
  stale_version: 409,
  too_large: 413,
  range_not_satisfiable: 416,
  invalid: 422,
  too_many: 429,
  provider_failed: 502,
  unavailable: 503,
  no_room: 507,
  provider_timeout: 504,
  internal: 500,
};

export type FieldProblems = Record<string, RuleProblem[]>;

/** Two texts for the same place: what stands there now, and what was sent on the base of an older version. */
export interface TextConflict {
  /** The version to send, once it is chosen which text stays. */
  version: number;
  fields: { name: string; label: string; now: string[]; sent: string[] }[];
}

/**
 * The one error class of the server. It becomes `application/problem+json` in the reader's language.
 * `messageKey` and `titleKey` name texts of their own (`area:key`) where the code's general ones are not enough.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: FieldProblems;
  readonly messageKey: TextKey | undefined;
  readonly titleKey: TextKey | undefined;
  readonly params: Record<string, string | number>;
  readonly retryAfterSeconds: number | undefined;
  readonly conflict: TextConflict | undefined;
  /** By which the account's passkeys can be asked instead of a code. */
  readonly passkey: PasskeyQuestion | undefined;
  /** Of an address that is there, the methods it takes. */
  readonly allow: readonly string[] | undefined;
  /** Of a file of which a part was asked that it has not, its bytes. */
  readonly size: number | undefined;
  /** Of 503: why, for the log and the figures. */
  readonly reason: UnavailableReason | undefined;

  constructor(
    code: ProblemCode,
    detail: {
      fields?: FieldProblems;
      messageKey?: TextKey | undefined;
      titleKey?: TextKey | undefined;
      params?: Record<string, string | number>;
      retryAfterSeconds?: number | undefined;
      conflict?: TextConflict | undefined;
      passkey?: PasskeyQuestion | undefined;
      /** Where another status than that of the code says it better. */
      status?: number;
      allow?: readonly string[];
      size?: number | undefined;
      reason?: UnavailableReason | undefined;
    } = {},
  ) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.status = detail.status ?? STATUS[code];
    this.fields = detail.fields ?? {};
    this.messageKey = detail.messageKey;
    this.titleKey = detail.titleKey;
    this.params = detail.params ?? {};
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.conflict = detail.conflict;
    this.passkey = detail.passkey;
    this.allow = detail.allow;
    this.size = detail.size;
    this.reason = detail.reason;
  }

  /** The same problem under another status. */
  withStatus(status: number): Problem {
    return new Problem(this.code, { ...this, status });
  }
}

/** Problems whose words the server alone says: pages do not carry them. */
const SAID_BY_SERVER = [
  'account_known',
  'forbidden_origin',
  'provider_failed',
  'provider_timeout',
  'range_not_satisfiable',
  'second_factor_needed',
] as const satisfies readonly ProblemCode[];
type SaidByServer = (typeof SAID_BY_SERVER)[number];
const isSaidByServer = (code: ProblemCode): code is SaidByServer =>
  SAID_BY_SERVER.some((one) => one === code);

/** Where a text of a problem is: `proof_needed` has its own beside the form that asks for the proof. */
function textKey(code: ProblemCode, part: 'title' | 'message'): TextKey {
  if (code === 'proof_needed')
    return part === 'title' ? 'account:proof.needed_title' : 'account:proof.needed';
  return isSaidByServer(code) ? `problem:${code}.${part}` : `common:problems.${code}.${part}`;
}

/** Where the title of a problem is: its own, else that of its code. */
export const titleKeyOf = ({ code, titleKey }: Problem): TextKey => titleKey ?? textKey(code, 'title');

/** Where the message of a problem is: its own, else that of its code. */
export const messageKeyOf = ({ code, messageKey }: Problem): TextKey =>
  messageKey ?? textKey(code, 'message');

/** A link of a mail that was used, replaced or is too old: it was no record that was taken down. */
export const deadLink = (messageKey: TextKey): Problem =>
  new Problem('gone', { titleKey: 'problem:dead_link.title', messageKey });

/** Turns anything thrown into a Problem. Unknown errors become `internal`; their text never leaves. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const lost = lostInDatabase(error);
  if (lost) return new Problem('unavailable', { retryAfterSeconds: 5, reason: lost.kind });
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (status === 413) return new Problem('too_large');
  if (status === 416) return new Problem('range_not_satisfiable');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem(status === 404 ? 'not_found' : 'bad_request');
  return new Problem('internal');
}
