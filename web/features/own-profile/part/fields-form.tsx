import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { ListingProblems } from '#shared/domain/listing/validate-listing.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import type { Terms } from '#web/features/listing/fields/field-options.ts';
import { FieldRows } from '#web/features/listing/step/listing-form-section.tsx';
import { fieldAt, isChoice, useStepProblems } from '#web/features/listing/step/use-step-problems.ts';
import { type ProblemTexts, summaryOf } from '#web/features/listing/values/problem-list.ts';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import { FormFrame } from '../form-frame.tsx';
import { answerTo, type ProfileAnswer } from '../load/profile-answer.ts';
import { ClashChoice } from './clash-choice.tsx';
import { useKept } from './use-kept.ts';

type Check = (fields: readonly ListingField[], values: ListingValues, language: Language) => ListingProblems;

export interface FieldsFormProps {
  kind: StakeholderKind;
  fields: readonly ListingField[];
  /** What is stored. */
  stored: ListingValues;
  terms: Terms;
  /** Names this form on the device. */
  kept: string;
  /** What is wrong with the values as typed. */
  check: Check;
  intent: string;
  /** Version that was looked at, sent along. */
  version: number;
  action: string;
  back: string;
  /** What leads back says; "Cancel" by itself. */
  backText?: string;
  submit: string;
  /** Another way to save: what is not ready yet, checked for less. */
  later?: { text: string; intent: string; check: Check };
  answer: ProfileAnswer | undefined;
  /** More of the form, below its fields. */
  children?: ReactNode;
  /** Hidden values that say what is edited. */
  hidden: Readonly<Record<string, string>>;
  onProblems(bad: boolean): void;
}

/** Some fields that are saved together: checked as one goes, kept on the device until they are saved. */
export function FieldsForm(props: FieldsFormProps) {
  const { kind, fields, stored, terms, intent, hidden, children, later, onProblems } = props;
  const t = useT();
  const answer = answerTo(props.answer, intent) ?? (later && answerTo(props.answer, later.intent));
  const form = useRef<HTMLFormElement>(null);
  const kept = useKept({
    name: props.kept,
    fields,
    stored: { before: stored, version: props.version },
    form,
    intents: later ? [intent, later.intent] : [intent],
    answer,
  });
  const checks = useStepProblems(
    form,
    fields,
    (values) => props.check(fields, values, t.language),
    answer?.texts ?? {},
  );
  const [found, setFound] = useState<{ round: number; texts: ProblemTexts; of: ProfileAnswer | undefined }>({
    round: 0,
    texts: answer?.texts ?? {},
    of: answer,
  });
  // A new answer of the server takes the place of what was found here.
  if (answer !== found.of) {
    setFound({ round: found.round + 1, texts: answer?.texts ?? {}, of: answer });
    if (answer) checks.show(answer.texts);
  }
  const sending = useNavigation().formData?.get('intent') ?? null;
  const busy = sending === intent || (later !== undefined && sending === later.intent);

  function submit(event: FormEvent<HTMLFormElement>) {
    kept.note();
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    const isLater = later && pressed instanceof HTMLButtonElement && pressed.value === later.intent;
    const problems = checks.checkAll(
      isLater ? (values) => later.check(fields, values, t.language) : undefined,
    );
    setFound(({ round, of }) => ({ round: round + 1, texts: problems, of }));
    onProblems(Object.keys(problems).length > 0);
    if (busy || Object.keys(problems).length > 0) event.preventDefault();
  }

  return (
    <Form
      ref={form}
      key={kept.round}
      method="post"
      action={props.action}
      noValidate
      className="grid gap-7"
      onSubmit={submit}
      onInput={checks.onInput}
      onChange={(event) => {
        const name = isChoice(event.target) ? fieldAt(event.target) : null;
        if (name) checks.onChoose(name);
        kept.note();
      }}
      onBlur={(event) => {
        checks.onBlur(event);
        kept.note();
      }}
    >
      {/* The first button of a form is the one Enter presses. */}
      <button
        type="submit"
        name="intent"
        value={intent}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="version" value={kept.base.version} />
      <input type="hidden" name="before" value={JSON.stringify(kept.base.before)} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary
        key={found.round}
        title={t('common:form.problems', { count: Object.keys(found.texts).length })}
        problems={summaryOf(t, fields, found.texts)}
      />
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      {answer?.clash && (
        <ClashChoice clash={answer.clash} values={answer.values} fields={fields} terms={terms} />
      )}
      {kept.restored && (
        <Notice>
          <div className="banner-row">
            <p>{t('own-profile:kept.text')}</p>
            <Button
              look="line"
              size="s"
              onClick={async () => {
                const title = t('own-profile:kept.discard_question');
                if (await ask({ title, confirm: t('own-profile:kept.discard_confirm'), danger: true }))
                  kept.discard();
              }}
            >
              {t('own-profile:kept.discard')}
            </Button>
          </div>
        </Notice>
      )}
      <FormFrame
        kind={kind}
        values={kept.values}
        problems={checks.problems}
        warnings={checks.warnings}
        terms={terms}
        onChoose={(name) =>
          setTimeout(() => {
            checks.onChoose(name);
            kept.note();
          })
        }
      >
        <div className="grid max-w-form gap-7">
          <FieldRows fields={fields} />
          {children}
        </div>
      </FormFrame>
      <div className="form-acts">
        <Button type="submit" name="intent" value={intent} loading={sending === intent}>
          {props.submit}
        </Button>
        {later && (
          <Button
            type="submit"
            name="intent"
            value={later.intent}
            look="line"
            loading={sending === later.intent}
          >
            {later.text}
          </Button>
        )}
        <ButtonLink look="bare" to={props.back}>
          {props.backText ?? t('common:action.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
