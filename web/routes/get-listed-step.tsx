import { kindOf, loadStep } from '#web/features/listing/load/load-step.ts';
import { privateHeaders } from '#web/features/listing/load/private-page.ts';
import { saveStep } from '#web/features/listing/load/save-step.ts';
import { sendRequest } from '#web/features/listing/load/send-request.ts';
import { StepPage } from '#web/features/listing/step/step-page.tsx';
import { CheckPage } from '#web/features/listing/verify/check-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/get-listed-step.ts';

export const handle = withTexts('listing', 'fields', 'rules');
export const clientMiddleware = [fetchTexts('listing', 'fields', 'rules')];
export const headers = privateHeaders;

export function loader({ request, context, params: { kind, step } }: Route.LoaderArgs) {
  return loadStep({ request, context, kind: kindOf(kind), step });
}

export function action({ request, context, params }: Route.ActionArgs) {
  const { step } = params;
  const form = { request, context, kind: kindOf(params.kind), step };
  return step === 'verify' ? sendRequest(form) : saveStep(form);
}

export default function GetListedStep({ loaderData: data, actionData }: Route.ComponentProps) {
  const { bot } = data;
  // A page of its own for each step: nothing of one stays in the next.
  const key = `${data.kind} ${data.step}`;
  return bot ? (
    <CheckPage key={key} data={{ ...data, bot }} answer={actionData} />
  ) : (
    <StepPage key={key} data={data} answer={actionData} />
  );
}
