import type { RouterContextProvider } from 'react-router';
import { type ManyAnswer, takeSteps } from '#web/features/case-desk/many/take-steps.ts';
import { isMessageIntent, type MessageIntent } from './message-intents.ts';
import { MESSAGE_STEPS } from './message-steps.ts';

/** What came of a step with some messages at once; until when all of it can be taken back, null: it cannot. */
export type MessagesAnswer = ManyAnswer<MessageIntent> & { undo_until: string | null };

/** Does what was asked with the ticked messages. */
export async function actOnMessages(
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<MessagesAnswer> {
  const asked = String(form.get('intent') ?? '');
  const { answer, values } = await takeSteps(
    MESSAGE_STEPS,
    isMessageIntent(asked) ? asked : 'take',
    form,
    context,
  );
  const [undo_until = null] = values.flatMap((value) => value.undo_until ?? []).sort();
  return { ...answer, undo_until };
}
