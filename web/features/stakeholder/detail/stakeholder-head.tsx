import Activity from 'lucide-react/icons/activity';
import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { categoryPath, individualPath } from '#shared/domain/addresses.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { type MetaItem, MetaList } from '#web/components/ui/meta-list.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { useCategoryNames } from '../category-name.ts';
import { keyFigures } from './key-figures.ts';
import { StaffBar } from './staff-bar.tsx';

/** Pattern, sewn label, names in both scripts, one sentence, key figures. */
export function StakeholderHead({
  record,
  actions,
}: {
  record: StakeholderDetail;
  actions: React.ReactNode;
}) {
  const t = useT();
  const names = useCategoryNames();
  const name = localName(record, t.language);
  const other = otherName(record, t.language);
  const summary = localName(record, t.language, 'summary');
  return (
    <>
      {record.cover ? (
        <img className="record-cover w-full object-cover" src={record.cover} alt="" fetchPriority="high" />
      ) : (
        <Cover
          seed={record.id}
          category={kramaOf(record.kind)}
          width={2400}
          height={240}
          thread={4}
          className="record-cover"
        />
      )}
      <div className="wrap">
        <div className="record-head">
          <LabelPlate size="xl" initials={initials(name.text)} logoUrl={record.logo || null} />
          <div className="record-title">
            <Crumbs
              label={t('shell:nav.breadcrumb')}
              items={[
                { text: t('shell:nav.ecosystem'), to: '/ecosystem' },
                { text: names.list(record.category), to: categoryPath(record.category) },
              ]}
            />
            <h1 className="t-d1 mt-2" lang={name.lang}>
              {name.text}
            </h1>
            <OtherName name={other} className="record-alt" />
            {summary.text && (
              <p className="t-lead mt-4 max-w-[46ch]" lang={summary.lang}>
                {summary.text}
              </p>
            )}
            <MetaList items={metaOf(t, record)} />
            {record.individual_records > 1 && (
              <p className="mt-3">
                <AppLink
                  className="link"
                  to={individualPath({ id: record.individual_id ?? '', tail: record.tail })}
                >
                  {t('stakeholder:individual.all', { count: record.individual_records })}
                </AppLink>
              </p>
            )}
            <div className="record-acts">{actions}</div>
            <StaffBar id={record.id} />
          </div>
          <KeyFigures record={record} />
        </div>
      </div>
    </>
  );
}

function metaOf(t: Translator, { province, tags, stage }: StakeholderDetail): MetaItem[] {
  const item = (icon: MetaItem['icon'], label: string, named: object): MetaItem => {
    const { text, lang } = localName(named, t.language);
    return { icon, label, text, lang };
  };
  return [
    ...(province ? [item(MapPin, t('stakeholder:facts.province'), province)] : []),
    ...tags.slice(0, 2).map((tag) => item(Layers, t('stakeholder:facts.field'), tag)),
    ...(stage ? [item(Activity, t('stakeholder:facts.stage'), stage)] : []),
  ];
}

function KeyFigures({ record }: { record: StakeholderDetail }) {
  const figures = keyFigures(useT(), record);
  if (figures.length === 0) return null;
  return (
    <ul className="record-keys">
      {figures.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
