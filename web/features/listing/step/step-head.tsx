import type { ReactNode } from 'react';
import type { StepName } from '#shared/domain/listing/describe-form.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { useT } from '#web/lib/texts.tsx';
import { stepNumber } from './steps.ts';

export interface StepHeadProps {
  kind: SubjectKind;
  step: StepName;
  /** Something on the page is wrong: the title of the tab says so first. */
  bad: boolean;
  size?: 't-h1' | 't-d1';
  children: ReactNode;
}

/** Title of a step, on the page and in the tab: "Error: List a startup – Step 2 of 3: Additional". */
export function StepHead({ kind, step, bad, size = 't-h1', children }: StepHeadProps) {
  const t = useT();
  const form = t(`listing:kind.${kind}.form`);
  const place = t('common:form.step_of', {
    step: stepNumber(kind, step),
    steps: stepNumber(kind, 'verify'),
    name: t(`listing:step.${step}.title`),
  });
  return (
    <div>
      <PageHead
        title={`${bad ? `${t('common:form.error_prefix')} ` : ''}${form} – ${place}`}
        robots="noindex"
      />
      <p className="t-small t-3">{form}</p>
      <h1 className={size}>{t(`listing:step.${step}.heading`)}</h1>
      <p className="t-2 mt-2">{children}</p>
    </div>
  );
}
