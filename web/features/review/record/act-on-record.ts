import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  addNote,
  approveSubmission,
  archiveSubmission,
  assignSubmission,
  rejectSubmission,
  releaseSubmission,
  reopenSubmission,
  returnSubmission,
  takeSubmission,
  translateSubmission,
  undoDecision,
} from '#shared/contracts/review.contract.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { type CaseAnswer, NOTE } from '#web/features/case-desk/case-answer.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { recordTo } from '../../desk/frame/record-to.ts';
import { decideOnce } from '../decide/decide-once.ts';
import { errorsByControl } from '../decide/errors-by-control.ts';
import { takenMeanwhile } from '../decide/holder.ts';
import { SAVED_REASONS, savedReasons } from '../decide/saved-reasons.ts';
import {
  HOLDER,
  messageName,
  messagesOfForm,
  REASON,
  readTyped,
  type TypedTexts,
  translationName,
  translationsOf,
  withText,
} from '../decide/typed-decision.ts';
import { queueTo, readQueueState } from '../queue/queue-state.ts';
import { loadNeighbours } from './neighbours.ts';
import { type Decision, isDecision } from './record-state.ts';

type Context = Readonly<RouterContextProvider>;

/** What the page shows after something was sent and one stayed on it; in `errors`, `messages` stands for all of them. */
export interface RecordAnswer extends CaseAnswer {
  decision: Decision | null;
}

/** Does what was asked on the page of a request; `intent` names the button. */
export async function actOnRecord(id: string, url: URL, request: Request, context: Context) {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const version = Number(form.get('version'));
  const texts = readTyped(form);
  const chosen = form.get('decision');
  const decision = isDecision(intent) ? intent : isDecision(chosen) ? chosen : null;
  const stay = (answer: Partial<RecordAnswer>) =>
    data(
      { intent, problem: null, errors: {}, texts, decision, ...answer } satisfies RecordAnswer,
      answer.problem?.status ?? 200,
    );
  const refuse = (problem: ProblemBody) =>
    stay({
      problem,
      errors: errorsByControl(
        problem.errors ?? {},
        (messagesOfForm(texts) ?? []).map(({ field = null }) => ({ field })),
      ),
    });
  const params = { id };
  const key = String(form.get('send_key') ?? '');
  const queue = readQueueState(new URLSearchParams(url.searchParams.get('queue') ?? ''));
  const reason = texts[REASON] ?? '';

  switch (intent) {
    case 'approve':
    case 'return':
    case 'reject': {
      const taken = await takenMeanwhile(context, id, String(form.get(HOLDER) ?? ''));
      if (taken) return refuse(taken);
      const neighbours = await loadNeighbours(context, queue, id);
      const contract = { approve: approveSubmission, return: returnSubmission, reject: rejectSubmission }[
        intent
      ];
      const said = { approve: {}, return: { messages: messagesOfForm(texts) }, reject: { reason } }[intent];
      const body = { version, ...said };
      const result = await decideOnce(context, contract, { params, body }, key);
      if (!result.ok) return refuse(result.problem);
      const next = neighbours?.next ?? neighbours?.previous ?? result.value.next;
      throw redirect(
        next
          ? recordTo({ id: next, queue: url.searchParams.get('queue') ?? '', done: id })
          : queueTo(queue, id),
      );
    }
    case 'undo':
    case 'reopen':
    case 'archive': {
      const contract = { undo: undoDecision, reopen: reopenSubmission, archive: archiveSubmission }[intent];
      const result = await tryApi(context, contract, { params, body: { version, reason } });
      if (!result.ok) return refuse(result.problem);
      throw redirect(recordTo({ id, queue: url.searchParams.get('queue') ?? '' }));
    }
    case 'take':
    case 'release': {
      const result = await tryApi(context, intent === 'take' ? takeSubmission : releaseSubmission, {
        params,
      });
      return result.ok ? stay({}) : refuse(result.problem);
    }
    case 'assign': {
      const body = {
        assignee_id: String(form.get('assignee_id') ?? ''),
        note: String(form.get('word') ?? ''),
      };
      const result = await tryApi(context, assignSubmission, { params, body });
      return result.ok ? stay({}) : refuse(result.problem);
    }
    case 'translate': {
      const written = translationsOf(texts);
      const result = await tryApi(context, translateSubmission, {
        params,
        body: { version, texts: written },
      });
      if (!result.ok) {
        const { problem } = result;
        const errors = Object.entries(problem.errors ?? {}).map(([name, lines]) => [
          translationName(name),
          lines,
        ]);
        return stay({ problem, errors: Object.fromEntries(errors) });
      }
      return stay({
        texts: Object.fromEntries(
          Object.entries(texts).filter(([name]) => !name.startsWith(translationName(''))),
        ),
      });
    }
    case 'note': {
      const result = await tryApi(
        context,
        addNote,
        { params, body: { body: texts[NOTE] ?? '' } },
        key ? { idempotencyKey: key } : {},
      );
      if (!result.ok) return refuse(result.problem);
      const { [NOTE]: _added, ...rest } = texts;
      return stay({ texts: rest });
    }
    default:
      return stay({ texts: withReason(texts, intent, decision, form.get('owner_language') === 'km') });
  }
}

/** Without a script: puts a saved reason into the message about the whole, or into the reason of a rejection. */
function withReason(
  texts: TypedTexts,
  intent: string,
  decision: Decision | null,
  ownerReadsKhmer: boolean,
): TypedTexts {
  const key = SAVED_REASONS.find((one) => intent === `insert:${one}`);
  if (!key) return texts;
  const reason = savedReasons({ en: translatorFor('en'), km: translatorFor('km') }).find(
    (one) => one.key === key,
  )!;
  const add = (name: string, text: string) => ({ [name]: withText(texts[name] ?? '', text) });
  return decision === 'reject'
    ? { ...texts, ...add(REASON, ownerReadsKhmer ? reason.km : reason.en) }
    : { ...texts, ...add(messageName(null, 'en'), reason.en), ...add(messageName(null, 'km'), reason.km) };
}
