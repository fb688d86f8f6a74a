import { keptAnswersName } from '../saving/has-kept-answers.ts';
import { CheckPage } from '../verify/check-page.tsx';
import type { FormPageProps } from './form-on-use.tsx';
import { StepPage } from './step-page.tsx';

/** A step of the form, or the answers once more before they are sent. */
export function FormPage({ data, answer }: FormPageProps) {
  const { kind, step, bot } = data;
  // A page of its own for each step: nothing of one stays in the next.
  const key = `${kind} ${step}`;
  // Its first step has a check, too: a second form of one address shows that a browser is at work.
  return (
    <>
      <span hidden data-kept={keptAnswersName(kind)} />
      {step === 'verify' && bot ? (
        <CheckPage key={key} data={{ ...data, bot }} answer={answer} />
      ) : (
        <StepPage key={key} data={data} answer={answer} />
      )}
    </>
  );
}
