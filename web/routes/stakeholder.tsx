import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { getStakeholder } from '#shared/contracts/stakeholder.contract.ts';
import { recordIdIn, stakeholderPath } from '#shared/domain/addresses.ts';
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
import { pageApi, tryApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { leadToOwn, movedTo } from '#web/lib/lead-to-own.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { loadPart } from '#web/lib/reload-once.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useLanguage } from '#web/lib/texts.tsx';
import type { Route } from './+types/stakeholder';

const OTHERS = 'other-stakeholder';

/** Seldom seen, so that nobody else waits for it. */
const StakeholderGone = lazy(() =>
  loadPart(() => import('#web/features/stakeholder/detail/stakeholder-gone.tsx')).then((file) => ({
    default: file.StakeholderGone,
  })),
);

export const handle = { ...withTexts('directory', 'stakeholder'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('directory', 'stakeholder'), fetchStakeholderParts];

export async function loader({ params, url: asked, context }: Route.LoaderArgs) {
  // Of whatever kind it is, a record leads on from here to its own address.
  if (!isCategorySlug(params.category) && params.category !== OTHERS) throw notFound();
  const found = await tryApi(context, getStakeholder, {
    params: { category: params.category, id: recordIdIn(params.id) },
  });
  if (!found.ok) {
    const { problem } = found;
    if (problem.status === 410) return data({ shown: null, category: params.category }, { status: 410 });
    throw data(problem, { status: problem.status });
  }
  const { redirect_to, data: detail } = found.value;
  if (!detail) throw redirect_to ? movedTo(redirect_to, asked) : notFound();
  leadToOwn(stakeholderPath(detail), asked);
  const { publicUrl, caller } = pageApi(context);
  const url = publicUrl + stakeholderPath(detail);
  const shown = {
    record: toRecordView(detail, caller.language),
    url,
    jsonLd: stakeholderJsonLd(detail, url),
  };
  return data({ shown, category: params.category });
}

export default function Stakeholder({ loaderData: { shown, category } }: Route.ComponentProps) {
  const language = useLanguage();
  if (!shown)
    return (
      <Suspense fallback={null}>
        <StakeholderGone category={category} />
      </Suspense>
    );
  const { record, url, jsonLd } = shown;
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
