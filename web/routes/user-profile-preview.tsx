import { previewProfile } from '#shared/contracts/profile.contract.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ProfilePreview } from '#web/features/own-profile/preview/profile-preview.tsx';
import { personOnly } from '#web/features/profile/person-only.ts';
import { toRecordView } from '#web/features/stakeholder/detail/record-view.ts';
import { fetchStakeholderParts } from '#web/features/stakeholder/detail/stakeholder-page.tsx';
import { callApi, pageApi } from '#web/lib/api.ts';
import { readOneOf } from '#web/lib/list-query.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/user-profile-preview.ts';

export const handle = withTexts('directory', 'stakeholder', 'own-profile');
export const clientMiddleware = [
  fetchTexts('directory', 'stakeholder', 'own-profile'),
  fetchStakeholderParts,
];
export const middleware = [personOnly];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const as = readOneOf(url.searchParams, 'as', ['visitor', 'member'] as const) ?? 'visitor';
  const { data } = await callApi(context, previewProfile, { params: { id: params.id }, query: { as } });
  const { publicUrl, caller } = pageApi(context);
  const record = { ...toRecordView(data, caller.language), preview: true as const };
  return { record, as, url: publicUrl + stakeholderPath(data) };
}

/** A profile as the public page will show it, with everything that waits. */
export default function UserProfilePreview({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t('own-profile:preview.title')} robots="noindex, nofollow" />
      <ProfilePreview {...loaderData} />
    </>
  );
}
