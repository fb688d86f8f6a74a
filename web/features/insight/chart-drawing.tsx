import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { ColumnChart } from '#web/components/chart/column-chart.tsx';
import { RowChart } from '#web/components/chart/row-chart.tsx';
import { TileMap } from '#web/components/chart/tile-map.tsx';
import { useT } from '#web/lib/texts.tsx';
import { axisLabel, scaleOf, valueText } from './chart-values.ts';
import { currencyName } from './currency-name.ts';
import { type Chart, chartText, type Insights, narrowed } from './insight-data.ts';

/** Longer charts go on in their table. */
const MOST_ROWS = 12;
/** In a tile or on a column there is no room for words. */
const HELD_BACK = '…';

/** The drawing of one chart. */
export function ChartDrawing({ insights, chart }: { insights: Insights; chart: Chart }) {
  if (chart.drawing === 'map') return <MapDrawing insights={insights} chart={chart} />;
  if (chart.drawing === 'columns') return <TimeDrawing insights={insights} chart={chart} />;
  return <RowsDrawing insights={insights} chart={chart} />;
}

interface DrawingProps {
  insights: Insights;
  chart: Chart;
}

const chosen = ({ filters }: Insights, dimension: string) =>
  filters.find(({ key }) => key === dimension)?.value;

function RowsDrawing({ insights, chart }: DrawingProps) {
  const t = useT();
  const shown = chart.groups.slice(0, MOST_ROWS);
  return (
    <>
      <RowChart
        title={chartText(t, insights, chart, 'title')}
        data={shown.map((group) => {
          const name = localName(group, t.language);
          return {
            key: group.key,
            label: name.text,
            lang: name.lang,
            value: group.value,
            valueText: valueText(t, chart, group.value),
            current: chosen(insights, chart.dimension) === group.key,
          };
        })}
      />
      {chart.groups.length > shown.length && (
        <p className="t-small t-3 mt-3">{t('insight:more_rows', { count: chart.groups.length })}</p>
      )}
    </>
  );
}

function TimeDrawing({ insights, chart }: DrawingProps) {
  const t = useT();
  const scale = chart.currency ? scaleOf(chart) : null;
  const last = chart.groups.findLast(({ key }) => /^\d/.test(key))?.key;
  return (
    <>
      {scale?.name && (
        <p className="t-small t-3 mb-2">
          {t(`insight:unit.${scale.name}`, { currency: currencyName(chart.currency, t.language) })}
        </p>
      )}
      <ColumnChart
        title={chartText(t, insights, chart, 'title')}
        data={chart.groups.map((group) => ({
          key: group.key,
          ...axisLabel(t, chart, group),
          value: group.value,
          valueText:
            group.value === null ? HELD_BACK : scale ? scale.write(group.value) : formatInteger(group.value),
          current: group.key === last,
        }))}
      />
    </>
  );
}

function MapDrawing({ insights, chart }: DrawingProps) {
  const t = useT();
  const title = t('insight:map_label', { title: chartText(t, insights, chart, 'title') });
  const province = chosen(insights, 'province');
  return (
    <TileMap
      title={title}
      data={chart.groups.map((group) => {
        const name = localName(group, t.language);
        const current = group.key === province;
        return {
          key: group.key,
          label: name.text,
          lang: name.lang,
          value: group.value,
          valueText: group.value === null ? HELD_BACK : formatInteger(group.value),
          title: t('insight:tile', { province: name.text, value: valueText(t, chart, group.value) }),
          to: insights.quarter ? undefined : narrowed(insights, { province: current ? '' : group.key }),
          current,
        };
      })}
    />
  );
}
