import { useState } from 'react';
import { REASON_MAX } from '#shared/domain/directory.ts';
import type { ProfilePart } from '#shared/domain/profile/profile-parts.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Section } from '#web/features/desk/section.tsx';
import type { ProfileAnswer } from '#web/features/own-profile/load/profile-answer.ts';
import { FieldsForm } from '#web/features/own-profile/part/fields-form.tsx';
import { partProblems } from '#web/features/own-profile/part/part-problems.ts';
import { valuesOf } from '#web/features/own-profile/part/part-values.ts';
import { useT } from '#web/lib/texts.tsx';
import { recordTo } from './directory-record-address.ts';
import type { RecordData } from './load-directory-record.ts';

/** The form its owner has for this part, both languages side by side, and the reason that its owner reads. */
export function PartForm({
  data: { record, terms, list },
  part,
  answer,
}: {
  data: RecordData;
  part: ProfilePart;
  answer: ProfileAnswer | undefined;
}) {
  const t = useT();
  const [, setBad] = useState(Boolean(answer));
  const to = recordTo(record.id, { part: part.name, list });
  return (
    <Section id="part-title" title={t(part.titleKey)} className="directory-form" titleClass="t-h2">
      <p className="t-2 mb-6">{t('directory-desk:record.form_lead')}</p>
      <FieldsForm
        kind={record.kind}
        fields={part.fields}
        stored={valuesOf(part.fields, record.values)}
        terms={terms}
        kept={`desk-${record.id}-${part.name}`}
        check={partProblems}
        intent="correct"
        version={record.version}
        action={to}
        back={recordTo(record.id, { list })}
        submit={t('directory-desk:record.save')}
        answer={answer}
        hidden={{ part: part.name }}
        onProblems={setBad}
      >
        <TextArea
          id="reason"
          name="reason"
          label={t('directory-desk:reason.label')}
          hint={t('directory-desk:reason.hint')}
          maxLength={REASON_MAX}
          rows={2}
          required
          defaultValue={typeof answer?.values.reason === 'string' ? answer.values.reason : ''}
          error={answer?.texts.reason ?? null}
        />
      </FieldsForm>
    </Section>
  );
}
