import { useState } from 'react';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { FieldsForm } from '../part/fields-form.tsx';
import { PartFrame } from '../part/part-frame.tsx';
import { wholeProblems } from '../part/part-problems.ts';
import { valuesOf } from '../part/part-values.ts';
import { keptName } from '../part/use-kept.ts';
import { profileTo } from '../profile-address.ts';
import { PROGRAM_FIELDS } from './program-fields.ts';

const NOTHING = valuesOf(PROGRAM_FIELDS, {});

/** A program that a support organisation sends to the desk, itself as the organiser. */
export function ProgramPage({
  data: { profile, terms },
  answer,
}: {
  data: ProfileData;
  answer: ProfileAnswer | undefined;
}) {
  const t = useT();
  const [bad, setBad] = useState(Boolean(answer));
  return (
    <PartFrame
      profile={profile}
      title={t('own-profile:program.add')}
      lead={t('own-profile:program.lead')}
      bad={bad}
    >
      <FieldsForm
        kind={profile.kind}
        fields={PROGRAM_FIELDS}
        stored={NOTHING}
        terms={terms}
        kept={keptName(profile.id, 'program')}
        check={wholeProblems}
        intent="save-program"
        version={profile.version}
        action={profileTo(profile, { view: 'program' })}
        back={`${profileTo(profile)}#programs`}
        submit={t('own-profile:check.send')}
        answer={answer}
        hidden={{}}
        onProblems={setBad}
      />
    </PartFrame>
  );
}
