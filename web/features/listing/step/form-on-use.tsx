import { onUse } from '#web/lib/on-use.tsx';
import { stoppedUpload } from '#web/lib/stopped-upload.ts';
import type { StepData } from '../load/load-step.ts';
import type { StepAnswer } from '../load/save-step.ts';
import { hasKeptAnswers } from '../saving/has-kept-answers.ts';

export interface FormPageProps {
  data: StepData;
  answer: StepAnswer | undefined;
}

/**
 * A step of a form, or its answers once more. Whoever opens it on a phone gets a form that can be filled in and sent; its
 * script comes when they begin. What the server found wrong, and what only this device has or knows, is shown at once.
 */
export const FormPage = onUse<FormPageProps>(
  () => import('./form-page.tsx').then((file) => file.FormPage),
  ({ data, answer }) => answer !== undefined || hasKeptAnswers(data.kind) || stoppedUpload('logo') !== null,
);
