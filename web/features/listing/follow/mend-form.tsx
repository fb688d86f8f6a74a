import Lock from 'lucide-react/icons/lock';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { REVIEW_MESSAGE_MAX } from '#shared/constants.ts';
import type { resubmitListing } from '#shared/contracts/listing.contract.ts';
import { fieldsOf } from '#shared/domain/listing/forms.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import { validateAll } from '#shared/domain/listing/validate-listing.ts';
import { formatDate, formatTime } from '#shared/format/dates.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { TurnLine } from '#web/components/ui/turn-line.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { useT } from '#web/lib/texts.tsx';
import { FormContext } from '../fields/listing-form-frame.ts';
import type { FollowAnswer, FollowData } from '../load/load-follow.ts';
import { NotSent } from '../step/not-sent.tsx';
import { SavedLine } from '../step/saved-line.tsx';
import { fieldAt, isChoice, useStepProblems } from '../step/use-step-problems.ts';
import { type ProblemTexts, problemTextsFrom, summaryOf } from '../values/problem-list.ts';
import { factsOf } from '../verify/answer-facts.tsx';
import { MessageList } from './desk-message-list.tsx';
import { followApiPath } from './follow-paths.ts';
import { countDone, openMessages } from './marks.ts';
import { OpenFields } from './open-fields.tsx';
import { useMending } from './use-mending.ts';

export interface MendFormProps {
  data: FollowData;
  answer: FollowAnswer | undefined;
  /** Something is wrong: the title of the tab says so. */
  onProblems(bad: boolean): void;
}

/** A request whose turn it is with its owner: what is asked, the open fields, and sending it again. */
export function MendForm({ data, answer, onProblems }: MendFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { request, token } = data;
  const { kind } = request;
  const all = fieldsOf(kind);
  const open = all.filter(({ name }) => request.open_fields.includes(name));
  const closed = all.filter(({ name, input }) => !request.open_fields.includes(name) && input !== 'checkbox');
  const messages = openMessages(request);
  const form = useRef<HTMLFormElement>(null);
  const mending = useMending(data, open, form, answer?.problem ? answer.values : undefined);
  const checks = useStepProblems(
    form,
    open,
    (values) =>
      validateAll(
        kind,
        { ...request.values, ...values, logo: mending.picture.stored?.id ?? '' },
        { language: t.language },
      ),
    answer?.texts ?? {},
  );
  const [summary, setSummary] = useState({ round: 0, problems: answer?.texts ?? {} });
  const [failed, setFailed] = useState<ProblemBody | null>(answer?.problem ?? null);
  const [busy, setBusy] = useState(false);
  const done = countDone(mending.marks);
  const mayGo = done === messages.length;

  function stop(problems: ProblemTexts, problem: ProblemBody | null) {
    setSummary(({ round }) => ({ round: round + 1, problems }));
    setFailed(problem);
    onProblems(Object.keys(problems).length > 0 || problem !== null);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !mayGo) return;
    const problems = checks.checkAll();
    stop(problems, null);
    if (Object.keys(problems).length > 0) return mending.note();
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    setBusy(true);
    const saved = await mending.flush();
    const sent =
      saved && !saved.ok
        ? saved
        : await fetchApi<typeof resubmitListing>({
            method: 'POST',
            path: `${followApiPath(kind, token)}resubmit/`,
            body: { note },
            once: true,
          });
    setBusy(false);
    if (sent.ok) return void navigate(`${followPath(kind, token)}?done=resubmitted`, { replace: true });
    const texts = problemTextsFrom(sent.problem.errors);
    checks.show(texts);
    stop(texts, Object.keys(texts).length > 0 ? null : sent.problem);
  }

  function choose(name: string | null) {
    if (name) checks.onChoose(name);
    mending.note();
  }

  const bad = Object.keys(summary.problems).length;
  const since = formatDate(t.language, request.waiting_since);
  return (
    <form
      ref={form}
      key={mending.version}
      method="post"
      encType="multipart/form-data"
      noValidate
      className="grid gap-8"
      onSubmit={submit}
      onInput={checks.onInput}
      onChange={(event) => isChoice(event.target) && choose(fieldAt(event.target))}
      onBlur={(event) => {
        checks.onBlur(event);
        mending.note();
      }}
    >
      {/* The first button of a form is the one Enter presses. */}
      <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <ErrorSummary
        key={summary.round}
        title={t('common:form.problems', { count: bad })}
        problems={summaryOf(t, all, summary.problems)}
      />
      {failed && <NotSent problem={failed} />}
      {messages.length > 0 && (
        <>
          <TurnLine
            figure={t('listing:follow.figure', { done, total: messages.length })}
            word={t('listing:follow.fixed_word')}
            done={done}
            total={messages.length}
          >
            {t('listing:follow.turn_owner', { date: since })}
          </TurnLine>
          <MessageList messages={messages} marks={mending.marks} kind={kind} />
        </>
      )}
      <FormContext
        value={{
          kind,
          values: mending.values,
          problems: checks.problems,
          warnings: checks.warnings,
          terms: data.terms,
          picture: mending.picture,
          onChoose: (name) => setTimeout(() => choose(name)),
        }}
      >
        <OpenFields data={data} open={open} marks={mending.marks} problems={checks.problems} />
      </FormContext>
      {closed.length > 0 && (
        <details className="details-box details-box-open px-5 py-1">
          <summary className="flex min-h-12 items-center gap-3 t-2">
            <Icon of={Lock} size="s" />
            <span>
              {t('listing:follow.others', {
                count: closed.length,
                date: formatDate(
                  t.language,
                  request.history.find(({ verb }) => verb === 'submit')?.at ?? request.waiting_since,
                ),
              })}
            </span>
            <span className="link ml-auto">{t('listing:follow.show')}</span>
          </summary>
          <DefinitionList
            wide
            facts={factsOf(t, closed, {
              kind,
              values: request.values,
              logo: request.logo,
              terms: data.terms,
            })}
            emptyText={t('common:not_provided')}
          />
        </details>
      )}
      <TextArea
        name="note"
        label={t('listing:follow.note')}
        optional={t('common:optional')}
        defaultValue={answer?.note ?? ''}
        counter={{
          max: REVIEW_MESSAGE_MAX,
          text: (used, max) => t('common:form.characters_left', { count: Math.max(0, max - used) }),
        }}
      />
      <div className="form-acts">
        <Button
          type="submit"
          name="intent"
          value="resubmit"
          loading={busy}
          disabledReason={hydrated && !mayGo ? t('listing:follow.resubmit_opens') : undefined}
        >
          {t('listing:follow.resubmit')}
        </Button>
        {!hydrated && (
          <Button type="submit" name="intent" value="save" look="line">
            {t('listing:follow.save')}
          </Button>
        )}
        <SavedLine
          state={mending.state}
          saved={mending.saved_at && t('listing:follow.saved', { time: formatTime(mending.saved_at) })}
        />
      </div>
    </form>
  );
}
