import { useState } from 'react';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { begunProblems } from '#shared/domain/suggestion/begun-problems.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { ActForm } from '../overview/act-form.tsx';
import { FieldsForm } from '../part/fields-form.tsx';
import { PartFrame } from '../part/part-frame.tsx';
import { wholeProblems } from '../part/part-problems.ts';
import { valuesOf } from '../part/part-values.ts';
import { keptName } from '../part/use-kept.ts';
import { profileTo } from '../profile-address.ts';
import { PROGRAM_FIELDS } from './program-fields.ts';

const begun = (_: readonly ListingField[], values: ListingValues, language: Language) =>
  begunProblems('program', values, language);

/** A program of a support organisation, itself as the organiser: kept as a draft, or sent to the desk by who may. */
export function ProgramPage({
  data: { profile, terms, draft },
  answer,
}: {
  data: ProfileData;
  answer: ProfileAnswer | undefined;
}) {
  const t = useT();
  const [bad, setBad] = useState(Boolean(answer));
  const save = { text: t('own-profile:program.save_draft'), intent: 'draft-program', check: begun };
  const send = { text: t('own-profile:check.send'), intent: 'save-program', check: wholeProblems };
  const [first, later] = profile.can.edit_content ? [send, save] : [save, undefined];
  const title = draft ? localName(draft, t.language, 'title') : null;
  return (
    <PartFrame
      profile={profile}
      title={t(draft ? 'own-profile:program.edit' : 'own-profile:program.add')}
      lead={[
        t('own-profile:program.lead'),
        t('own-profile:program.draft_lead'),
        ...(profile.can.edit_content ? [] : [t('own-profile:program.draft_only')]),
      ].join(' ')}
      bad={bad}
    >
      <FieldsForm
        kind={profile.kind}
        fields={PROGRAM_FIELDS}
        stored={valuesOf(PROGRAM_FIELDS, draft?.values ?? {})}
        terms={terms}
        kept={keptName(profile.id, 'program', draft?.id)}
        check={first.check}
        intent={first.intent}
        version={draft?.version ?? profile.version}
        action={profileTo(profile, { view: 'program', ...(draft ? { program: draft.id } : {}) })}
        back={`${profileTo(profile)}#programs`}
        submit={first.text}
        later={later}
        answer={answer}
        hidden={draft ? { program: draft.id } : {}}
        onProblems={setBad}
      />
      {draft?.can.discard && (
        <ActForm
          action={profileTo(profile)}
          intent="delete-program"
          look="danger-line"
          text={t('own-profile:program.delete')}
          label={`${t('own-profile:program.delete')}: ${title?.text}`}
          hidden={{ program: draft.id }}
          question={{
            title: t('own-profile:ask.delete'),
            text: t('own-profile:ask.delete_text'),
            danger: true,
          }}
        />
      )}
    </PartFrame>
  );
}
