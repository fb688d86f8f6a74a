import { DRAFT_MAX_BYTES } from '#shared/domain/listing/listing-paths.ts';
import type { BotAnswer, Passed } from '../../bot-check/bot-check.ts';
import { checkSender } from '../../bot-check/check-sender.ts';
import type { Payload } from '../../database/schema/submission.ts';
import { tabOf } from '../../http/day-shares.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';

/** What was counted for a form that is begun: the proof to be used with it, and how the count is taken back. */
interface SpentDraft {
  passed: Passed | null;
  giveBack(): Promise<void>;
}

/**
 * Counts a form that is begun: by its address, the network around it, and those around that. A person counts as one. From
 * the second of a day on an address has to show that a browser is at work.
 */
export async function spendDraft(
  { services, actor, ipHash, networkHash, aroundHash }: CallContext,
  answer: BotAnswer,
): Promise<SpentDraft> {
  const { spend, giveBack } = tabOf(services.limits);
  if (actor.kind === 'person') {
    await spend([{ name: 'draft', key: `person:${actor.id}` }]);
    return { passed: null, giveBack };
  }
  const begun = await spend([{ name: 'draft', key: ipHash }]);
  try {
    const passed = await checkSender({ services, ipHash }, answer, { isFree: begun <= 1 });
    await spend([
      { name: 'draft-network', key: networkHash },
      { name: 'draft-around', key: aroundHash },
    ]);
    return { passed, giveBack };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** Problem `too_large` for more text than a form of ours can ask for. */
export function checkDraftSize(payload: Payload): void {
  if (Buffer.byteLength(JSON.stringify(payload)) > DRAFT_MAX_BYTES)
    throw new Problem('too_large', { messageKey: 'listing:problem.draft_too_large' });
}
