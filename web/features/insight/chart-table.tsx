import { formatInteger, formatPercent } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { useT } from '#web/lib/texts.tsx';
import { valueText } from './chart-values.ts';
import { type Chart, chartText, type Group, type Insights } from './insight-data.ts';

/** The same numbers as the drawing, group by group and in all, as a table that folds out. */
export function ChartTable({ insights, chart }: { insights: Insights; chart: Chart }) {
  const t = useT();
  const total = chart.total ?? 0;
  const whole: Group = {
    key: 'total',
    name: t('insight:total'),
    name_kh: t('insight:total'),
    value: chart.total,
    records: null,
  };
  const share = ({ value }: Group) =>
    value === null || total === 0 ? '' : formatPercent(Math.min(1, value / total));
  const columns: Column<Group>[] = [
    {
      key: 'group',
      head: t('insight:group_head'),
      cell: (group) => {
        const name = localName(group, t.language);
        return <span lang={name.lang}>{name.text}</span>;
      },
    },
    {
      key: 'value',
      head: t(chart.currency ? 'insight:amount_head' : 'insight:value_head'),
      kind: 'end',
      cell: ({ value }) => valueText(t, chart, value),
    },
    chart.currency
      ? {
          key: 'records',
          head: t('insight:records_head'),
          kind: 'end',
          cell: ({ records }) => (records === null ? '' : formatInteger(records)),
        }
      : { key: 'share', head: t('insight:share_head'), kind: 'end', cell: share },
  ];
  return (
    <details className="chart-twin">
      <summary className="link t-small">{t('insight:table')}</summary>
      <DataTable
        caption={chartText(t, insights, chart, 'title')}
        keepTable
        rows={[...chart.groups, whole]}
        rowKey={({ key }) => key}
        columns={columns}
      />
    </details>
  );
}
