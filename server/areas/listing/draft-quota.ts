import { DRAFT_MAX_BYTES } from '#shared/domain/listing/paths.ts';
import type { BotAnswer, Passed } from '../../bot-check/bot-check.ts';
import { checkSender } from '../../bot-check/check-sender.ts';
import type { Payload } from '../../database/schema/submission.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';

/**
 * Counts a form that is begun: by its address, the network around it, and those around that. A person counts as one. From
 * the second of a day on an address has to show that a browser is at work; answers the proof, to be used with the draft.
 */
export async function spendDraft(
  { services, actor, ipHash, networkHash, aroundHash }: CallContext,
  answer: BotAnswer,
): Promise<Passed | null> {
  const { limits } = services;
  if (actor.kind === 'person') {
    await limits.spend('draft', `person:${actor.id}`);
    return null;
  }
  const begun = await limits.spend('draft', ipHash);
  try {
    const passed = await checkSender({ services, ipHash }, answer, { isFree: begun <= 1 });
    await limits.spend('draft-network', networkHash);
    await limits.spend('draft-around', aroundHash);
    return passed;
  } catch (error) {
    await limits.refund('draft', ipHash);
    throw error;
  }
}

/** Problem `too_large` for more text than a form of ours can ask for. */
export function checkDraftSize(payload: Payload): void {
  if (Buffer.byteLength(JSON.stringify(payload)) > DRAFT_MAX_BYTES)
    throw new Problem('too_large', { messageKey: 'listing:problem.draft_too_large' });
}
