import { redirect } from 'react-router';
import { getStakeholder } from '#shared/contracts/stakeholder.contract.ts';
import { isCategorySlug } from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { JsonLd } from '#web/components/layout/json-ld.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { stakeholderJsonLd } from '#web/features/stakeholder/detail/stakeholder-json-ld.ts';
import { StakeholderPage } from '#web/features/stakeholder/detail/stakeholder-page.tsx';
import { notFound } from '#web/features/stakeholder/directory/load-directory.ts';
import { stakeholderPath } from '#web/features/stakeholder/stakeholder-link.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useLanguage } from '#web/lib/texts.tsx';
import type { Route } from './+types/stakeholder';

export const handle = withTexts('directory', 'stakeholder');
export const clientMiddleware = [fetchTexts('directory', 'stakeholder')];

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isCategorySlug(params.category)) notFound();
  const { redirect_to, data } = await callApi(context, getStakeholder, { params });
  if (redirect_to || !data) throw redirect(redirect_to ?? '/ecosystem/discover', 301);
  return { record: data, url: pageApi(context).publicUrl + stakeholderPath(data) };
}

export default function Stakeholder({ loaderData: { record, url } }: Route.ComponentProps) {
  const language = useLanguage();
  const data = stakeholderJsonLd(record, url);
  return (
    <>
      <PageHead
        title={localName(record, language).text}
        description={localName(record, language, 'summary').text}
        type={record.kind === 'mentor' ? 'profile' : 'website'}
      />
      {data && <JsonLd data={data} />}
      <StakeholderPage record={record} url={url} />
    </>
  );
}
