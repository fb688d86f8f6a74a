import { withFiles } from '#shared/domain/files-form.ts';
import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { FormPage } from '#web/features/listing/step/form-on-use.tsx';
import { loadForm, postForm } from '#web/features/suggestion/load/load-suggestion-form.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/program-sharing-step.ts';

export const handle = { ...withTexts('listing', 'suggestion', 'fields', 'rules'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('listing', 'suggestion', 'fields', 'rules'), FormPage.fetch];
export const headers = privateHeaders;

export function loader(args: Route.LoaderArgs) {
  return loadForm(args, 'program');
}

export const action = withFiles((args: Route.ActionArgs) => {
  return postForm(args, 'program');
});

export default function ProgramSharingStep({ loaderData, actionData }: Route.ComponentProps) {
  return <FormPage data={loaderData} answer={actionData} />;
}
