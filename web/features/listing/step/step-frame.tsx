import type { ReactNode } from 'react';
import type { StepName } from '#shared/domain/listing/describe-form.ts';
import { stepPath } from '#shared/domain/listing/listing-paths.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { type Step, Stepper, StepperBar } from '#web/components/ui/stepper.tsx';
import { useT } from '#web/lib/texts.tsx';
import { HelpBox } from './help-box.tsx';
import { stepNumber, stepStates } from './steps.ts';

export interface StepFrameProps {
  kind: SubjectKind;
  now: StepName;
  done: readonly string[];
  children: ReactNode;
}

/** A step with the list of steps and the help beside it; on phones a bar above and the help below. */
export function StepFrame({ kind, now, done, children }: StepFrameProps) {
  const t = useT();
  const states = stepStates(kind, now, done);
  const steps: Step[] = states.map(({ step, state }) => ({
    name: t(step.titleKey),
    hint: t(`listing:step.${step.name}.about`),
    state,
    to: stepPath(kind, step.name),
  }));
  const place = t('listing:form.step', { step: stepNumber(kind, now), steps: steps.length });
  return (
    <div className="wrap frame frame-form">
      <aside>
        <Stepper label={t('listing:form.steps')} doneText={t('listing:form.done')} steps={steps} />
        <HelpBox />
      </aside>
      <div>
        <div className="on-phone mb-4">
          <StepperBar text={place} steps={steps} />
        </div>
        {children}
        <div className="on-phone mt-10">
          <HelpBox />
        </div>
      </div>
    </div>
  );
}
