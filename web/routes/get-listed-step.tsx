import { withFiles } from '#shared/domain/files-form.ts';
import { kindOf, loadStep } from '#web/features/listing/load/load-step.ts';
import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { saveStep } from '#web/features/listing/load/save-step.ts';
import { sendRequest } from '#web/features/listing/load/send-request.ts';
import { FormPage } from '#web/features/listing/step/form-on-use.tsx';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/get-listed-step.ts';

export const handle = { ...withTexts('listing', 'fields', 'rules'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('listing', 'fields', 'rules'), FormPage.fetch];
export const headers = privateHeaders;

export function loader({ request, context, params: { kind, step } }: Route.LoaderArgs) {
  return loadStep({ request, context, kind: kindOf(kind), step });
}

export const action = withFiles(({ request, context, params }: Route.ActionArgs) => {
  const { step } = params;
  const form = { request, context, kind: kindOf(params.kind), step };
  return step === 'verify' ? sendRequest(form) : saveStep(form);
});

export default function GetListedStep({ loaderData, actionData }: Route.ComponentProps) {
  return <FormPage data={loaderData} answer={actionData} />;
}
