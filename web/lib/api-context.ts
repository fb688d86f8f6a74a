import { createContext } from 'react-router';
import type { BodyOf, Contract, ParamsOf, QueryOf } from '#shared/contracts/contract.ts';
import type { PasskeyQuestion } from '#shared/contracts/passkey.contract.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Wording } from '#shared/i18n/lay-wording.ts';

export interface ProblemBody {
  status: number;
  code: string;
  title: string;
  message: string;
  /** With 5xx: what to name when telling us of it. */
  reference?: string;
  errors?: Record<string, string[]>;
  /** With `stale_version`: what stands there now beside what was sent, by field, and the version to go on with. */
  conflict?: { version: number; fields: { name: string; label: string; now: string[]; sent: string[] }[] };
  /** With `second_factor_needed`: how the account's passkeys are asked. */
  passkey?: PasskeyQuestion;
}

export interface CallInput<C extends Contract> {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
}

/** The API as the server hands it to loaders and actions (server/http/page-api.ts). */
export interface PageApi {
  call(
    contract: Contract,
    input: { params?: unknown; query?: unknown; body?: unknown },
    options?: { idempotencyKey?: string },
  ): Promise<{ ok: true; value: unknown } | { ok: false; problem: ProblemBody }>;
  caller: {
    actor: { kind: 'visitor' } | { kind: 'person'; id: string; desk_roles: string[] };
    language: Language;
  };
  publicUrl: string;
  /** Texts of the reader's language that the desk has changed. */
  wording?: Wording | undefined;
  /** What the inline scripts of the program itself bear while the page is made. */
  scriptMark?: string;
  demo: boolean;
  /** The OpenAPI description of all calls. */
  openApi(): unknown;
  /** Keeps what a visitor's page is woken by, and answers its name. */
  keepForHydration?(json: string): string;
  /** Takes the page as a text, in place of the body of its answer. */
  takeHtml?(html: string): void;
  /** Writes down what nobody foresaw while the page was made. */
  fault?(error: unknown): void;
  /** What an address without a page says instead of that there is none. */
  refused?: ProblemBody | undefined;
  /** The page of what is not there is not to be drawn: one that was drawn before says the same. */
  leavesMissing?: boolean;
}

export const apiContext = createContext<PageApi | null>(null);
