import { redirect } from 'react-router';
import { getIndividual } from '#shared/contracts/stakeholder.contract.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { Wall } from '#web/features/stakeholder/detail/stakeholder-team.tsx';
import { StakeholderRecordCard } from '#web/features/stakeholder/stakeholder-record-card.tsx';
import { callApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/individual';

export const handle = withTexts('directory', 'stakeholder');
export const clientMiddleware = [fetchTexts('directory', 'stakeholder')];

/** A person with one record leads to it; with more, the page names them all (B.04). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { redirect_to, data } = await callApi(context, getIndividual, { params });
  if (redirect_to || !data) throw redirect(redirect_to ?? '/ecosystem/discover', 301);
  return data;
}

export default function Individual({ loaderData: person }: Route.ComponentProps) {
  const t = useT();
  const name = localName(person, t.language);
  const other = otherName(person, t.language);
  return (
    <div className="wrap page-top pb-(--section)">
      <PageHead title={name.text} description={t('stakeholder:individual.lead')} />
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[
          { text: t('shell:nav.ecosystem'), to: '/ecosystem' },
          { text: name.text, lang: name.lang },
        ]}
      />
      <div className="mt-8 mb-12 flex flex-wrap items-center gap-x-8 gap-y-4">
        <LabelPlate size="l" initials={initials(name.text)} />
        <div>
          <h1 className="t-d1 mt-0!" lang={name.lang}>
            {name.text}
          </h1>
          {other && (
            <p className="record-alt" lang={other.lang}>
              {other.text}
            </p>
          )}
          <p className="t-lead t-2 mt-1!">{t('stakeholder:individual.lead')}</p>
        </div>
      </div>
      <h2 className="t-h2 mb-6">{t('stakeholder:individual.title')}</h2>
      <div className="cards mb-12">
        {person.records.map((card) => (
          <StakeholderRecordCard key={card.id} card={card} heading="role" />
        ))}
      </div>
      {person.hidden.length > 0 && (
        <div className="max-w-[800px]">
          <Wall seats={1} />
        </div>
      )}
    </div>
  );
}
