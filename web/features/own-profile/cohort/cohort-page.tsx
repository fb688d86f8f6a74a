import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { NAME_MAX } from '#shared/constants.ts';
import { MONTH_NAMES } from '#shared/format/month-names.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DateInput } from '#web/components/form/date-input.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { Select } from '#web/components/form/select.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { afterLabel } from '#web/lib/after-label.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { ActForm } from '../overview/act-form.tsx';
import { PartFrame } from '../part/part-frame.tsx';
import { profileTo } from '../profile-address.ts';
import { CohortStartups } from './cohort-startups.tsx';

/** One cohort of a support organisation: its name, dates and program, and the startups in it. */
export function CohortPage({ data, answer: last }: { data: ProfileData; answer: ProfileAnswer | undefined }) {
  const t = useT();
  const { profile, cohorts, done } = data;
  const cohort = cohorts.cohorts.find(({ id }) => id === data.cohort) ?? null;
  const answer = last?.intent === 'save-cohort' ? last : undefined;
  const title = cohort ? localName(cohort, t.language).text : t('own-profile:cohort.add');
  const action = profileTo(profile, { view: 'cohort', ...(cohort ? { cohort: cohort.id } : {}) });
  const busy = useNavigation().formData?.get('intent') === 'save-cohort';
  const [key] = useState(() => crypto.randomUUID());
  const value = (name: 'name' | 'name_kh' | 'starts_on' | 'ends_on' | 'size') =>
    String(answer?.values[name] ?? cohort?.[name] ?? '');
  const label = (name: string) => t(`own-profile:cohort.field.${name as 'name'}`);
  const error = (name: string) => answer?.texts[name];
  const optional = t('common:optional');
  const dates = {
    day: t('listing:form.day'),
    month: t('listing:form.month'),
    year: t('listing:form.year'),
    months: MONTH_NAMES[t.language],
  };
  const problems = Object.entries(answer?.texts ?? {}).map(([name, text]) => ({
    id: fieldId(name),
    text: afterLabel(t.language, label(name), text),
  }));
  return (
    <PartFrame profile={profile} title={title} bad={Boolean(last)}>
      {(done === 'cohort' || done === 'invited') && !last && (
        <DoneNotice text={t(`own-profile:done.${done}`)} />
      )}
      {last?.problem && <ProblemNotice problem={last.problem} />}
      <ErrorSummary title={t('common:form.problems', { count: problems.length })} problems={problems} />
      <Form method="post" action={action} noValidate className="grid max-w-form gap-7">
        <input type="hidden" name="cohort" value={cohort?.id ?? ''} />
        <input type="hidden" name="idempotency_key" value={key} suppressHydrationWarning />
        <TextInput
          name="name"
          label={label('name')}
          lang="en"
          maxLength={NAME_MAX}
          autoComplete="off"
          optional={t('common:form.one_language')}
          defaultValue={value('name')}
          error={error('name')}
        />
        <TextInput
          name="name_kh"
          label={label('name_kh')}
          lang="km"
          maxLength={NAME_MAX}
          autoComplete="off"
          optional={t('common:form.one_language')}
          defaultValue={value('name_kh')}
          error={error('name_kh')}
        />
        <Select
          name="program_id"
          label={label('program_id')}
          optional={optional}
          placeholder={t('own-profile:cohort.no_program')}
          options={cohorts.programs.flatMap(({ program }) => {
            if (!program) return [];
            const text = localName(program, t.language, 'title');
            return [{ value: program.id, label: text.text, lang: text.lang }];
          })}
          defaultValue={String(answer?.values.program_id ?? cohort?.program?.id ?? '')}
          error={error('program_id')}
        />
        <div className="form-pair">
          <DateInput
            name="starts_on"
            label={label('starts_on')}
            optional={optional}
            defaultValue={value('starts_on')}
            error={error('starts_on')}
            texts={dates}
          />
          <DateInput
            name="ends_on"
            label={label('ends_on')}
            optional={optional}
            defaultValue={value('ends_on')}
            error={error('ends_on')}
            texts={dates}
          />
        </div>
        <TextInput
          name="size"
          label={label('size')}
          inputMode="numeric"
          className="num max-w-32"
          autoComplete="off"
          optional={optional}
          defaultValue={value('size')}
          error={error('size')}
        />
        <div className="form-acts">
          <Button type="submit" name="intent" value="save-cohort" loading={busy}>
            {t('common:action.save')}
          </Button>
          <ButtonLink look="bare" to={`${profileTo(profile)}#cohorts`}>
            {t('own-profile:part.back')}
          </ButtonLink>
        </div>
      </Form>
      {cohort && <CohortStartups profile={profile} cohort={cohort} error={last?.texts.startup_name} />}
      {cohort?.can.edit && (
        <ActForm
          action={action}
          intent="delete-cohort"
          look="danger-line"
          text={t('own-profile:cohort.delete')}
          question={{
            title: t('own-profile:cohort.delete_question'),
            text: t('own-profile:cohort.delete_text'),
            danger: true,
          }}
          hidden={{ cohort: cohort.id }}
        />
      )}
    </PartFrame>
  );
}
