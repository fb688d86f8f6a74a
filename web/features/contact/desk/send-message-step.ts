import { data, type RouterContextProvider } from 'react-router';
import { addMessageNote, replyToMessage } from '#shared/contracts/contact.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { stepMessage } from './act-on-messages.ts';
import { isMessageIntent } from './message-intents.ts';

/** What the page shows after something was sent. Nothing typed is lost. */
export interface MessageAnswer {
  intent: string;
  problem: ProblemBody | null;
  /** What is wrong with the text that was sent, in sentences. */
  errors: readonly string[];
  /** What was typed and not taken, by field. */
  texts: { reply: string; note: string };
}

/** Does what was asked on the page of a message; `intent` names the button. */
export async function actOnMessage(id: string, form: FormData, context: Readonly<RouterContextProvider>) {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const texts = { reply: text('reply'), note: text('note') };
  const key = text('send_key');
  const options = key ? { idempotencyKey: `${key}-${intent}` } : {};
  const result =
    intent === 'reply' || intent === 'note'
      ? await tryApi(
          context,
          intent === 'reply' ? replyToMessage : addMessageNote,
          { params: { id }, body: { body: texts[intent] } },
          options,
        )
      : isMessageIntent(intent)
        ? await stepMessage(context, id, intent, form)
        : null;
  const answer: MessageAnswer = { intent, problem: null, errors: [], texts };
  if (result?.ok && (intent === 'reply' || intent === 'note')) answer.texts = { ...texts, [intent]: '' };
  if (!result || result.ok) return data(answer);
  const errors = result.problem.errors?.body ?? [];
  return data({ ...answer, errors, problem: result.problem }, result.problem.status);
}
