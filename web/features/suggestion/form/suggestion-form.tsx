import type { StepData } from '#web/features/listing/load/load-step.ts';
import type { StepAnswer } from '#web/features/listing/load/save-step.ts';
import { StepPage } from '#web/features/listing/step/step-page.tsx';
import { CheckPage } from '#web/features/listing/verify/check-page.tsx';

/** A step of the form, or the answers once more before they are sent. */
export function SuggestionForm({ data, answer }: { data: StepData; answer: StepAnswer | undefined }) {
  const { bot } = data;
  // A page of its own for each step: nothing of one stays in the next.
  return bot ? (
    <CheckPage key={data.step} data={{ ...data, bot }} answer={answer} />
  ) : (
    <StepPage key={data.step} data={data} answer={answer} />
  );
}
