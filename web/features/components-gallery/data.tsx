import { BarChart, type BarDatum } from '#web/components/chart/bar-chart.tsx';
import { FundingTimeline } from '#web/components/chart/funding-timeline.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { Fringe } from '#web/components/krama/fringe.tsx';
import { Swatch } from '#web/components/krama/swatch.tsx';
import { Answers } from '#web/components/table/answers.tsx';
import { DataTable } from '#web/components/table/data-table.tsx';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { NameCell } from '#web/components/table/name-cell.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Count, Stats } from '#web/components/ui/count.tsx';
import { ShareLinks } from '#web/components/ui/share-links.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { VideoEmbed } from '#web/components/ui/video-embed.tsx';
import type { SampleTexts } from './sample-texts.ts';

const QUEUE = [
  { name: 'Slek Materials', name_kh: 'សម្ភារៈស្លឹក', kind: 'newRecord', days: 4, round: 2, flag: 'resubmitted' },
  { name: 'Chan Borey', name_kh: 'ចាន់ បូរី', kind: 'newRecord', days: 3, round: 1, flag: 'duplicate' },
  { name: 'Phkay Lamp', name_kh: 'ចង្កៀងផ្កាយ', kind: 'change', days: 1, round: 1, flag: null },
] as const;

const VIDEO = {
  provider: 'youtube',
  id: 'dQw4w9WgXcQ',
  embed_url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
} as const;

/** A queue, facts with sources, answers to check, big figures. */
export function Tables({ texts: { tables, actions } }: { texts: SampleTexts }) {
  return (
    <>
      <div className="flex flex-wrap gap-12">
        <Count value="1,248" label={tables.waitingOnUs} />
        <Count value="12" label={tables.programsOpen} hot to="#tables" />
        <Stats
          items={[
            { label: tables.waitingOnUs, value: '28' },
            { label: tables.dueToday, value: '3', hot: true },
            { label: tables.parked, value: '112' },
          ]}
        />
      </div>
      <DataTable
        caption={tables.queue}
        rows={QUEUE}
        rowKey={(row) => row.name}
        isSelected={(row) => row.round === 2}
        columns={[
          {
            key: 'select',
            head: tables.select(''),
            hideHead: true,
            kind: 'lead',
            cell: (row) => <Checkbox bare label={tables.select(row.name)} defaultChecked={row.round === 2} />,
          },
          {
            key: 'name',
            head: tables.name,
            kind: 'main',
            cell: (row) => (
              <NameCell
                to="#tables"
                picture={<Swatch seed={row.name} category="startup" size={40} />}
                name={row.name}
                nameLang="en"
                altName={row.name_kh}
                altLang="km"
              />
            ),
          },
          { key: 'kind', head: tables.kind, cell: (row) => tables[row.kind] },
          {
            key: 'waiting',
            head: tables.waiting,
            sort: { to: '#tables', direction: 'descending' },
            cell: (row) => (
              <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
                <Fringe left={row.days * 3} total={16} height={12} hot={row.days > 3} />
                {tables.days(row.days)}
              </span>
            ),
          },
          { key: 'round', head: tables.round, kind: 'wide', cell: (row) => row.round },
          {
            key: 'flags',
            head: tables.flags,
            cell: (row) =>
              row.flag && <Tag tone={row.flag === 'duplicate' ? 'error' : 'warn'}>{tables[row.flag]}</Tag>,
          },
        ]}
      />
      <div className="grid gap-12 md:grid-cols-2">
        <DefinitionList
          emptyText={tables.notProvided}
          facts={[
            {
              term: tables.founded,
              value: tables.foundedValue,
              source: { kind: 'confirmed', text: tables.registry },
            },
            {
              term: tables.founders,
              value: tables.foundersValue,
              source: { kind: 'stated', text: tables.stated },
            },
            {
              term: tables.website,
              value: (
                <AppLink to="https://srovledger.example" className="link" lang="en">
                  srovledger.example
                </AppLink>
              ),
            },
            { term: tables.phone, value: ' ', source: { kind: 'locked', text: tables.locked } },
          ]}
        />
        <Answers
          title={tables.facts}
          changeTo="#tables"
          changeText={actions.change}
          emptyText={tables.notProvided}
          facts={[
            { term: tables.founded, value: tables.foundedValue },
            { term: tables.website, value: null },
          ]}
        />
      </div>
    </>
  );
}

const QUARTERS = [
  ['2025', 1, 1.1, 0.9],
  ['2025', 2, 1.8, 0.7],
  ['2025', 3, 2.2, 1.2],
  ['2025', 4, 1.6, 0.6],
  ['2026', 1, 3.1, 1.0],
  ['2026', 2, 4.4, 1.6],
  ['2026', 3, 6.0, 2.3],
] as const;

/** Bars and the time line of funding. */
export function Charts({ texts: { charts } }: { texts: SampleTexts }) {
  const data = QUARTERS.map(([group, quarter, confirmed, stated]): BarDatum => {
    return {
      label: `Q${quarter}`,
      group,
      confirmed,
      stated,
      valueText: (confirmed + stated).toFixed(1),
      confirmedText: confirmed.toFixed(1),
      statedText: stated.toFixed(1),
      current: group === '2026' && quarter === 3,
    };
  });
  const round = { seed: charts.seed, preSeed: charts.preSeed };
  return (
    <div className="grid items-start gap-12 lg:grid-cols-2">
      <BarChart title={charts.quarters} data={data} texts={charts} />
      <FundingTimeline
        title={charts.rounds}
        rounds={[
          {
            id: '1',
            date: '2022-04-09',
            amount: 25_000,
            shortText: '25k',
            amountText: 'US$ 25,000',
            typeText: round.preSeed,
            dateText: charts.dates[0] ?? '',
            confirmed: false,
            sourceText: charts.stated,
          },
          {
            id: '2',
            date: '2023-09-18',
            amount: 120_000,
            shortText: '120k',
            amountText: 'US$ 120,000',
            typeText: round.preSeed,
            dateText: charts.dates[1] ?? '',
            confirmed: true,
            sourceText: charts.byDocument,
          },
          {
            id: '3',
            date: '2026-03-03',
            amount: 400_000,
            shortText: '400k',
            amountText: 'US$ 400,000',
            typeText: round.seed,
            dateText: charts.dates[2] ?? '',
            confirmed: true,
            sourceText: charts.byInvestor,
          },
        ]}
      />
    </div>
  );
}

/** The five ways to share, and a video that waits for a click. */
export function Media({ texts: { media, actions, records } }: { texts: SampleTexts }) {
  return (
    <>
      <ShareLinks
        url="https://phum.example/startup/srov-ledger"
        title={records.srov}
        texts={{
          label: actions.share,
          newWindow: actions.newWindow,
          copy: actions.copy,
          copied: actions.copied,
        }}
      />
      <div className="max-w-[720px]">
        <VideoEmbed video={VIDEO} title={media.videoOf} seed="srov-ledger" category="startup" texts={media} />
      </div>
    </>
  );
}
