import { type FormEvent, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { REVIEW_MESSAGE_MAX } from '#shared/constants.ts';
import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import { partOfField, profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import { formatDate } from '#shared/format/dates.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { TurnLine } from '#web/components/ui/turn-line.tsx';
import { MessageList } from '#web/features/listing/follow/desk-message-list.tsx';
import {
  countDone,
  type Mark,
  markFields,
  marksOf,
  openMessages,
  readMarks,
  savedMarks,
} from '#web/features/listing/follow/marks.ts';
import { MessagePin } from '#web/features/listing/follow/message-pin.tsx';
import { useLastWords } from '#web/features/listing/saving/use-last-words.ts';
import { FieldPlace } from '#web/features/listing/step/listing-form-section.tsx';
import { fieldAt, isChoice, useStepProblems } from '#web/features/listing/step/use-step-problems.ts';
import { controlsOf, shownAt } from '#web/features/listing/values/listing-form-rows.ts';
import { type ProblemTexts, summaryOf } from '#web/features/listing/values/problem-list.ts';
import { readAnswers } from '#web/features/listing/values/read-answers.ts';
import { useT } from '#web/lib/texts.tsx';
import { FormFrame } from '../form-frame.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { ClashChoice } from '../part/clash-choice.tsx';
import { type Base, keepDraft, readDraft, takenUp } from '../part/kept-draft.ts';
import { wholeProblems } from '../part/part-problems.ts';
import { differing, valuesOf } from '../part/part-values.ts';
import { baseAfter, keptName } from '../part/use-kept.ts';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';

type Review = NonNullable<OwnProfile['review']>;
type Message = Review['messages'][number];

/** Fields that a message names can be mended beside it; pictures and lists have pages of their own. */
function fieldsAsked(profile: OwnProfile, messages: readonly Message[]): ListingField[] {
  const all = profileFieldsOf(profile.kind);
  const named = new Set(messages.map(({ field }) => (field === null ? null : shownAt(all, field))));
  return controlsOf(all)
    .filter(({ field }) => named.has(field.name) && field.input !== 'image')
    .flatMap(({ field, joined }) => (joined ? [joined, field] : [field]));
}

/** A profile that came back: each message beside the field it is about, marks and answers, and sending it again. */
export function ReturnedForm({
  data: { profile, terms },
  answer: last,
  onProblems,
}: {
  data: ProfileData;
  answer: ProfileAnswer | undefined;
  onProblems(bad: boolean): void;
}) {
  const t = useT();
  const hydrated = useHydrated();
  const { kind } = profile;
  const review = profile.review as Review;
  const answer = last?.intent === 'resubmit' || last?.intent === 'answer' ? last : undefined;
  const messages = openMessages(review);
  const fields = fieldsAsked(
    profile,
    review.messages.filter(({ closed }) => !closed),
  );
  const stored = { ...valuesOf(fields, profile.values), ...savedMarks(messages) };
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ ...stored, ...answer?.values });
  const [round, setRound] = useState(0);
  // What is loaded again while the form stands open says nothing of what the form began with.
  const [base, setBase] = useState<Base>(() =>
    baseAfter({ before: { ...stored, note: '' }, version: profile.version }, answer),
  );
  // The last words are said by whatever the form knew when it came.
  const began = useRef(base);
  began.current = base;
  const hasKept = useRef(true);
  const [marks, setMarks] = useState<readonly Mark[]>(() => marksOf(messages, values));
  const [found, setFound] = useState<{ round: number; texts: ProblemTexts; of: ProfileAnswer | undefined }>({
    round: 0,
    texts: answer?.texts ?? {},
    of: answer,
  });
  const checks = useStepProblems(
    form,
    fields,
    (now) => wholeProblems(fields, now, t.language),
    answer?.texts ?? {},
  );
  if (answer !== found.of) {
    setFound({ round: found.round + 1, texts: answer?.texts ?? {}, of: answer });
    if (answer) checks.show(answer.texts);
    setBase(baseAfter(base, answer));
  }
  const intent = useNavigation().formData?.get('intent');
  const kept = keptName(profile.id, 'returned');
  const keepable = [...fields, ...markFields(messages), { name: 'note', input: 'textarea' as const }];
  const done = countDone(marks);
  const mayGo = done === messages.length;

  const note = () => {
    if (!form.current) return;
    const sent = new FormData(form.current);
    const now = {
      ...readAnswers(fields, sent),
      ...readMarks(messages, sent),
      note: String(sent.get('note') ?? ''),
    };
    setMarks(marksOf(messages, now));
    const apart = differing(fields, began.current.before, now);
    const changed = Object.entries(now).filter(([name, value]) =>
      fields.some((field) => field.name === name)
        ? apart.includes(name)
        : JSON.stringify(value) !== JSON.stringify(began.current.before[name] ?? ''),
    );
    if (changed.length === 0 && !hasKept.current) return;
    hasKept.current = changed.length > 0;
    keepDraft(kept, hasKept.current ? Object.fromEntries(changed) : null, began.current);
  };
  useLastWords({ note, hold: note, online: note });
  const [asked, setAsked] = useState(false);
  if (hydrated && !asked) {
    setAsked(true);
    const draft = answer ? null : readDraft(kept, keepable);
    if (draft) {
      const all = { ...values, ...draft.values };
      setBase(takenUp(base, draft));
      setValues(all);
      setMarks(marksOf(messages, all));
      setRound(1);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    note();
    const sends = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'resubmit';
    if (intent || (sends && !mayGo)) return event.preventDefault();
    const problems = checks.checkAll();
    setFound(({ round, of }) => ({ round: round + 1, texts: problems, of }));
    onProblems(Object.keys(problems).length > 0);
    if (Object.keys(problems).length > 0) event.preventDefault();
  }

  const shown = new Set<string>();
  const fieldFor = (message: Message) => {
    const all = profileFieldsOf(kind);
    const place = message.field === null ? null : shownAt(all, message.field);
    const control = controlsOf(fields).find(({ field }) => field.name === place);
    if (control && place && !shown.has(place)) {
      shown.add(place);
      return (
        <div>
          <FieldPlace {...control} />
          <input type="hidden" name="field" value={control.field.name} />
          {control.joined && <input type="hidden" name="field" value={control.joined.name} />}
        </div>
      );
    }
    const part = message.field === null ? null : partOfField(kind, message.field);
    return (
      <div className="grid content-start justify-items-start gap-3">
        <p className="field-label">{message.label ?? t('listing:follow.whole')}</p>
        {part && (
          <ButtonLink look="line" to={profileTo(profile, { part: part.name })}>
            {t('own-profile:part.edit_named', { part: t(part.titleKey) })}
          </ButtonLink>
        )}
      </div>
    );
  };

  const stop = found.texts;
  return (
    <Form
      ref={form}
      key={round}
      method="post"
      action={profileTo(profile)}
      noValidate
      className="grid gap-8"
      onSubmit={submit}
      onInput={checks.onInput}
      onChange={(event) => {
        const name = isChoice(event.target) ? fieldAt(event.target) : null;
        if (name) checks.onChoose(name);
        note();
      }}
      onBlur={(event) => {
        checks.onBlur(event);
        note();
      }}
    >
      {/* The first button of a form is the one Enter presses: it saves, and sends nothing. */}
      <button
        type="submit"
        name="intent"
        value="answer"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="version" value={base.version} />
      <input type="hidden" name="before" value={JSON.stringify(base.before)} />
      <ErrorSummary
        key={found.round}
        title={t('common:form.problems', { count: Object.keys(stop).length })}
        problems={summaryOf(t, profileFieldsOf(kind), stop)}
      />
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      {answer?.clash && (
        <ClashChoice clash={answer.clash} values={answer.values} fields={fields} terms={terms} />
      )}
      <TurnLine
        figure={t('listing:follow.figure', { done, total: messages.length })}
        word={t('listing:follow.fixed_word')}
        done={done}
        total={messages.length}
      >
        {t('listing:follow.turn_owner', { date: formatDate(t.language, review.waiting_since) })}
      </TurnLine>
      <MessageList messages={messages} marks={marks} kind={kind} />
      <FormFrame
        kind={kind}
        values={values}
        problems={checks.problems}
        warnings={checks.warnings}
        terms={terms}
        onChoose={(name) =>
          setTimeout(() => {
            checks.onChoose(name);
            note();
          })
        }
      >
        {review.messages
          .filter(({ closed }) => !closed)
          .map((message) => (
            <MessagePin
              key={message.id}
              message={message}
              mark={marks.find(({ id }) => id === message.id) ?? { id: message.id, fixed: false, answer: '' }}
              field={fieldFor(message)}
            />
          ))}
      </FormFrame>
      <TextArea
        name="note"
        label={t('listing:follow.note')}
        optional={t('common:optional')}
        defaultValue={String(values.note ?? '')}
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
          loading={intent === 'resubmit'}
          disabledReason={hydrated && !mayGo ? t('listing:follow.resubmit_opens') : undefined}
        >
          {t('listing:follow.resubmit')}
        </Button>
        <Button type="submit" name="intent" value="answer" look="line" loading={intent === 'answer'}>
          {t('common:action.save')}
        </Button>
      </div>
    </Form>
  );
}
