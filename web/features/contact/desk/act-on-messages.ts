import type { RouterContextProvider } from 'react-router';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { MOST_AT_ONCE } from './inbox-state.ts';
import { isMessageIntent, type MessageIntent } from './message-intents.ts';
import { MESSAGE_STEPS } from './message-steps.ts';

type Context = Readonly<RouterContextProvider>;

/** What came of a step with some messages at once. */
export interface MessagesAnswer {
  intent: MessageIntent;
  /** Those it was taken with. */
  ids: string[];
  /** Names of those with which it could not be. */
  failed: string[];
  problem: ProblemBody | null;
  /** Until when all of it can be taken back; null: it cannot. */
  undo_until: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Does what was asked with the ticked messages, one call each; those that fail do not stop the others. */
export async function actOnMessages(form: FormData, context: Context): Promise<MessagesAnswer> {
  const asked = String(form.get('intent') ?? '');
  const intent = isMessageIntent(asked) ? asked : 'take';
  const ids = [...new Set(form.getAll('id').map(String))]
    .filter((id) => UUID.test(id))
    .slice(0, MOST_AT_ONCE);
  const answer: MessagesAnswer = { intent, ids: [], failed: [], problem: null, undo_until: null };
  for (const id of ids) {
    const result = await MESSAGE_STEPS[intent].call(context, id, form);
    if (result.ok) {
      answer.ids.push(id);
      const { undo_until } = result.value;
      if (undo_until && (!answer.undo_until || undo_until < answer.undo_until))
        answer.undo_until = undo_until;
    } else {
      answer.failed.push(String(form.get(`name:${id}`) ?? ''));
      answer.problem = result.problem;
    }
  }
  return answer;
}
