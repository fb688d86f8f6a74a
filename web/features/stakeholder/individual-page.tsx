import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getIndividual } from '#shared/contracts/stakeholder.contract.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { useT } from '#web/lib/texts.tsx';
import { Wall } from './detail/stakeholder-team.tsx';
import { StakeholderRecordCard } from './stakeholder-record-card.tsx';

type Person = NonNullable<ResponseOf<typeof getIndividual>['data']>;

/** All records of one person. */
export function IndividualPage({ person }: { person: Person }) {
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
          <OtherName name={other} className="record-alt" />
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
