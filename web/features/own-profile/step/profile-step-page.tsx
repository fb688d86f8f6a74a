import { useEffect, useState } from 'react';
import { type ProfileStep, stepsOf } from '#shared/domain/profile/profile-steps.ts';
import { keepAnswers } from '#web/features/listing/saving/kept-answers.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { FieldsForm } from '../part/fields-form.tsx';
import { PartFrame } from '../part/part-frame.tsx';
import { wholeProblems } from '../part/part-problems.ts';
import { valuesOf } from '../part/part-values.ts';
import { keptName } from '../part/use-kept.ts';
import { profileTo, stepTo } from '../profile-address.ts';

/** Names what was typed into a step on this device. */
const keptStep = (id: string, step: string) => keptName(id, `step-${step}`);

/** One of the short steps of a profile: what is required and nothing else, saved, and on to the next. */
export function StepPage({
  data,
  step,
  answer,
}: {
  data: ProfileData;
  step: ProfileStep;
  answer: ProfileAnswer | undefined;
}) {
  const t = useT();
  const { profile, terms } = data;
  const [bad, setBad] = useState(Boolean(answer));
  const steps = stepsOf(profile.kind);
  const at = steps.findIndex(({ name }) => name === step.name);
  const before = steps[at - 1];
  useForgetStep(data);
  return (
    <PartFrame
      profile={profile}
      title={t(`own-profile:step.${step.name}`)}
      lead={t('own-profile:step.of', { step: at + 1, total: steps.length })}
      bad={bad}
    >
      <FieldsForm
        kind={profile.kind}
        fields={step.fields}
        stored={valuesOf(step.fields, profile.values)}
        terms={terms}
        kept={keptStep(profile.id, step.name)}
        check={wholeProblems}
        intent="save-step"
        version={profile.version}
        action={stepTo(profile, step.name)}
        back={before ? stepTo(profile, before.name) : profileTo(profile)}
        backText={t(before ? 'own-profile:step.back' : 'common:action.cancel')}
        submit={t('own-profile:step.save')}
        answer={answer}
        hidden={{ step: step.name }}
        onProblems={setBad}
      />
    </PartFrame>
  );
}

/** What this device kept of the step that was saved just now is forgotten. */
export function useForgetStep({ profile, stepped }: ProfileData): void {
  useEffect(() => {
    if (stepped) keepAnswers(keptStep(profile.id, stepped), null);
  }, [profile.id, stepped]);
}
