import type { Contract } from '#shared/contracts/contract.ts';
import type { Wording } from '#shared/i18n/lay-wording.ts';
import { withLineBreaksInJson } from '#shared/khmer/line-breaks.ts';
import type { Config } from '../config.ts';
import { type Caller, dispatch } from './dispatch.ts';
import { addShown, type Shown } from './freshness.ts';
import { isReadOnly } from './lines-of-page.ts';
import { openApiOf } from './openapi.ts';
import { pageCall, pageCallKey } from './page-calls.ts';
import type { RawInput } from './parse-input.ts';
import { Problem, toProblem } from './problem.ts';
import type { Route } from './route.ts';
import { type ProblemBody, presentProblem } from './send-problem.ts';
import type { UnavailableReason } from './unavailable.ts';

export type PageResult = { ok: true; value: unknown } | { ok: false; problem: ProblemBody };

/** What a page's loader or action gets to work with: the same API as everybody's, called without leaving the process. */
export interface PageApi {
  call(contract: Contract, input: RawInput, options?: { idempotencyKey?: string }): Promise<PageResult>;
  caller: Pick<Caller, 'actor' | 'language'>;
  publicUrl: string;
  /** Texts of the reader's language that the desk has changed. */
  wording: Wording | undefined;
  demo: boolean;
  /** The description that /api/openapi.json answers, for the page that makes it readable. */
  openApi(): unknown;
  /** What an address without a page says instead of that there is none. */
  refused: ProblemBody | undefined;
  /** Keeps what a visitor's page is woken by, and answers its name (hydration-data.ts). */
  keepForHydration(json: string): string;
  /** Writes down what nobody foresaw while the page was made. */
  fault(error: unknown): void;
}

const asStored = (json: string) => json;
const described = new WeakMap<ReadonlyMap<string, Route>, unknown>();

/** Made once: it is half a megabyte, and always the same. */
function describedBy(routes: ReadonlyMap<string, Route>, config: Config): unknown {
  const made =
    described.get(routes) ??
    openApiOf(
      [...routes.values()].map(({ contract }) => contract),
      config,
    );
  described.set(routes, made);
  return made;
}

/** `shown` collects what the page shows, from every call it makes; `path` is the page's own; `lacks` hears why one is answered 503. */
export function createPageApi(
  routes: ReadonlyMap<string, Route>,
  caller: Caller,
  {
    path,
    shown,
    refused,
    lacks,
  }: {
    path: string;
    shown: Shown;
    refused: ProblemBody | undefined;
    lacks: (reason: UnavailableReason | undefined) => void;
  },
): PageApi {
  // Calls of everybody else give what is stored.
  const asShown = isReadOnly(path) ? withLineBreaksInJson : asStored;
  return {
    refused,
    caller: { actor: caller.actor, language: caller.language },
    publicUrl: caller.services.config.publicUrl,
    wording: caller.services.wordings.of(caller.language),
    demo: caller.services.config.DEMO,
    openApi: () => describedBy(routes, caller.services.config),
    keepForHydration: (json) => caller.services.hydration.keep(json),
    fault: (error) =>
      caller.services.log.error({ err: error, page: path, reqId: caller.requestId }, 'page failed'),
    async call(contract, input, options = {}) {
      try {
        const route = routes.get(contract.id);
        if (!route) throw new Problem('not_found');
        const key = options.idempotencyKey;
        const place = pageCallKey(contract, input, caller, asShown !== asStored);
        const made = await pageCall(caller.services, place, async () => {
          const asked = { ...caller, lenient: true };
          const outcome = await dispatch(route, input, asked, key ? { key } : undefined);
          return { json: asShown(outcome.json), shown: outcome.shown };
        });
        addShown(shown, made.shown);
        return { ok: true, value: JSON.parse(made.json) };
      } catch (error) {
        const problem = toProblem(error);
        lacks(problem.reason);
        // A page that lacks a part is right for nobody else.
        if (problem.status >= 500) addShown(shown, { tags: new Set(), until: 0 });
        if (problem.code === 'internal')
          caller.services.log.error(
            { err: error, contract: contract.id, reqId: caller.requestId },
            'call failed',
          );
        return { ok: false, problem: presentProblem(problem, caller.language, caller.requestId) };
      }
    },
  };
}
