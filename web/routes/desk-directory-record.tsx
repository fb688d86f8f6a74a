import { actOnRecord } from '#web/features/directory/record/act-on-directory-record.ts';
import { loadRecord } from '#web/features/directory/record/load-directory-record.ts';
import { DirectoryRecordPage } from '#web/features/directory/record/record-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-directory-record.ts';

const AREAS = [
  'directory-desk',
  'directory',
  'own-profile',
  'profile-fields',
  'fields',
  'listing',
  'rules',
] as const;

export const handle = withTexts(...AREAS);
export const clientMiddleware = [fetchTexts(...AREAS)];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadRecord(url, context, params.id);

export const action = async ({ params, url, request, context }: Route.ActionArgs) =>
  actOnRecord(params.id, await request.formData(), url.searchParams.get('list') ?? '', context);

export default function DeskDirectoryRecord({ loaderData, actionData }: Route.ComponentProps) {
  return <DirectoryRecordPage data={loaderData} answer={actionData} />;
}
