import { redirect } from 'react-router';
import { getStakeholder } from '#shared/contracts/stakeholder.contract.ts';
import { isCategorySlug } from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { JsonLd } from '#web/components/layout/json-ld.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { toRecordView } from '#web/features/stakeholder/detail/record-view.ts';
import { stakeholderJsonLd } from '#web/features/stakeholder/detail/stakeholder-json-ld.ts';
import {
  fetchStakeholderParts,
  StakeholderPage,
} from '#web/features/stakeholder/detail/stakeholder-page.tsx';
import { notFound } from '#web/features/stakeholder/directory/load-directory.ts';
import { stakeholderPath } from '#web/features/stakeholder/stakeholder-link.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useLanguage } from '#web/lib/texts.tsx';
import type { Route } from './+types/stakeholder';

export const handle = withTexts('directory', 'stakeholder');
export const clientMiddleware = [fetchTexts('directory', 'stakeholder'), fetchStakeholderParts];

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isCategorySlug(params.category)) notFound();
  const { redirect_to, data } = await callApi(context, getStakeholder, { params });
  if (redirect_to || !data) throw redirect(redirect_to ?? '/ecosystem/discover', 301);
  const { publicUrl, caller } = pageApi(context);
  const url = publicUrl + stakeholderPath(data);
  return { record: toRecordView(data, caller.language), url, jsonLd: stakeholderJsonLd(data, url) };
}

export default function Stakeholder({ loaderData: { record, url, jsonLd } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={localName(record, language).text}
        description={localName(record, language, 'summary').text}
        picture={{ kind: 'stakeholder', id: record.id, version: record.updated_at }}
        type={record.kind === 'mentor' ? 'profile' : 'website'}
      />
      {jsonLd && <JsonLd data={jsonLd} />}
      <StakeholderPage record={record} url={url} />
    </>
  );
}
