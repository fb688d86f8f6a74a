import type { Contract, LimitName } from '#shared/contracts/contract.ts';
import { requireProof } from '../areas/account/proof/require-proof.ts';
import { type TakenUploads, takeUploads } from '../uploads/take-uploads.ts';
import { mayCall, notSignedIn } from './actor.ts';
import { daySharesOf, type Tab, tabOf } from './day-shares.ts';
import { nothingShown, type Shown } from './freshness.ts';
import { type Idempotency, once } from './idempotency.ts';
import { parseInput, type RawInput } from './parse-input.ts';
import { Problem } from './problem.ts';
import type { CallContext, Route } from './route.ts';
import { selectFields } from './select-fields.ts';
import { serialiserOf } from './serialise.ts';
import { spendGuess } from './spend-guess.ts';

export interface Outcome {
  status: number;
  /** The serialised response; what the contract does not name is not in it. */
  json: string;
  shown: Shown;
  /** Of the record that was answered, where it has one: what `If-Match` names when it is changed. */
  version: number | undefined;
}

/** Everything of a CallContext but what the dispatcher itself provides. */
export type Caller = Omit<CallContext, 'tag' | 'freshUntil'>;

/**
 * The one way to make a call, whether it came over HTTP or from a page in this process:
 * limit → access → room → input → proof → verb → response schema; what sends mail is counted after its input. The shares
 * of a day are those of what is stored: a call that is refused gives them back.
 */
export async function dispatch(
  route: Route,
  input: RawInput,
  caller: Caller,
  idempotency?: Idempotency,
): Promise<Outcome> {
  const tab = tabOf(caller.services.limits);
  const uploads = takeUploads(caller.services, caller.ipHash);
  try {
    return await call(route, input, caller, { tab, uploads }, idempotency);
  } catch (error) {
    // Of what failed for no fault of the caller nobody knows whether it was stored.
    if (error instanceof Problem && error.status < 500) await tab.giveBack();
    throw error;
  } finally {
    uploads.release();
  }
}

/** What is kept of a call while it lasts. */
interface Held {
  tab: Tab;
  uploads: TakenUploads;
}

async function call(
  route: Route,
  input: RawInput,
  caller: Caller,
  held: Held,
  idempotency?: Idempotency,
): Promise<Outcome> {
  const { contract } = route;
  const parsed = await admit(contract, input, caller, held);
  const shown = nothingShown();
  const context: CallContext = {
    ...caller,
    tag: (...added) => added.forEach((tag) => void shown.tags.add(tag)),
    freshUntil: (moment) => {
      if (moment) shown.until = Math.min(shown.until, moment.getTime());
    },
  };
  await requireProof(contract, parsed.body, context).catch((error: unknown) =>
    forgive(contract, caller, error),
  );
  let version: number | undefined;
  let isRepeat = true;
  const run = async () => {
    isRepeat = false;
    const kept = route.kept?.(parsed as never, context);
    if (kept !== undefined) return kept;
    const answer = await route
      .handle(parsed as never, context)
      .catch((error: unknown) => forgive(contract, caller, error));
    version = versionIn(answer);
    const part = selectFields(contract, parsed.query, context, answer);
    return part ? serialiserOf({ response: part.schema })(part.answer) : serialiserOf(contract)(answer);
  };
  const json =
    idempotency && contract.takenOnce
      ? await once(context, contract.id, idempotency, input, run)
      : await run();
  await held.uploads.used();
  if (isRepeat) {
    await held.tab.giveBack();
    if (isMailLimit(contract.limit)) await caller.services.limits.refund(contract.limit, caller.ipHash);
  }
  return { status: contract.status, json, shown, version };
}

function versionIn(answer: unknown): number | undefined {
  const { version } = (answer ?? {}) as { version?: unknown };
  return Number.isInteger(version) ? (version as number) : undefined;
}

/**
 * Limit, access and input of a call. Where each call may send a mail, one that is refused for who calls or for what was
 * typed counts as a read alone: mistakes of an honest sender must not use up the few mails of an hour.
 */
async function admit(contract: Contract, input: RawInput, caller: Caller, { tab, uploads }: Held) {
  const { limits } = caller.services;
  const mails = isMailLimit(contract.limit);
  if (contract.limit === 'auth') await spendGuess(caller);
  else await limits.spend(mails ? 'read' : contract.limit, caller.ipHash);
  checkAccess(contract, caller);
  if (contract.stores) await caller.services.room.check();
  const body = await uploads.fill(contract, input.body);
  const isPerson = caller.actor.kind === 'person';
  if (isPerson) await tab.spend(daySharesOf(contract, caller, body));
  const parsed = parseInput(contract, { ...input, body }, caller);
  if (mails) await limits.spend(contract.limit, caller.ipHash);
  if (!isPerson) await tab.spend(daySharesOf(contract, caller, body));
  return parsed;
}

/** What the verb itself finds wrong with the input is forgiven too, but for calls of the account: there it may be a guess. */
async function forgive(
  { limit, area }: Contract,
  { services, ipHash }: Caller,
  error: unknown,
): Promise<never> {
  if (isMailLimit(limit) && area !== 'account' && error instanceof Problem && error.code === 'invalid')
    await services.limits.refund(limit, ipHash);
  throw error;
}

const isMailLimit = (limit: LimitName) => limit.startsWith('mail:');

function checkAccess(contract: Contract, { actor, requestId, services }: Caller): void {
  if (mayCall(actor, contract.access)) return;
  if (actor.kind === 'visitor') throw notSignedIn(actor);
  services.log.warn({ code: 'desk_role', call: contract.id, person: actor.id, reqId: requestId }, 'refused');
  // A person without the right gets 404, never 403: clients sign out on 401 and 403.
  throw new Problem('not_found');
}
