import type { InsightChart } from '#shared/contracts/insight.contract.ts';
import { CHARTS, type ChartKind, EARLIER, NOT_STATED, SPAN } from '#shared/domain/insight/charts.ts';
import { addQuarters, quarterOf } from '#shared/domain/insight/quarter.ts';
import { suppress } from '#shared/domain/insight/suppress.ts';
import { HEAD_FIGURES, type InsightTab } from '#shared/domain/insight/tabs.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import type { DirectoryIndex } from '../stakeholder/directory/directory-index.ts';
import { monthsOf } from './count-publications.ts';
import { type Asked, type Counted, WHOLE } from './counted.ts';
import { groupName, listOrder } from './group-names.ts';

interface Group {
  key: string;
  records: number;
  amount: number | null;
}

/** The figures at the head of a page. */
export const buildFigures = (tab: InsightTab, counted: readonly Counted[]) =>
  HEAD_FIGURES[tab].map((id) => ({
    id,
    value: counted.find(({ chart, key }) => chart === 'figure' && key === id)?.records ?? 0,
  }));

/** The charts of a page from what was counted: groups in order, named, those of a few people held back. */
export function buildCharts(
  tab: InsightTab,
  counted: readonly Counted[],
  asked: Asked,
  directory: DirectoryIndex,
): InsightChart[] {
  const all = counted.find(({ chart }) => chart === 'figure')?.records ?? 0;
  return CHARTS[tab].flatMap((kind) => {
    const ids = kind.money ? currencyCharts(kind, counted) : [kind.id];
    return ids.map((id) => {
      const rows = counted.filter(({ chart }) => chart === id);
      return buildChart(kind, id, rows, { all, asked, directory });
    });
  });
}

/** A chart for each currency, the one most records raised money in first. */
function currencyCharts(kind: ChartKind, counted: readonly Counted[]): string[] {
  return counted
    .filter(({ chart, key }) => chart.startsWith(`${kind.id}-`) && key === WHOLE)
    .sort((a, b) => b.records - a.records || a.chart.localeCompare(b.chart))
    .map(({ chart }) => chart);
}

function buildChart(
  kind: ChartKind,
  id: string,
  rows: readonly Counted[],
  { all, asked, directory }: { all: number; asked: Asked; directory: DirectoryIndex },
): InsightChart {
  const whole = rows.find(({ key }) => key === WHOLE);
  const counted = rows.filter(({ key }) => key !== WHOLE);
  const { dimension } = kind;
  const groups = inOrder(kind, counted, asked, directory);
  const held = kind.personal ? suppress(groups.map(({ records }) => records)) : [];
  const records = whole?.records ?? (kind.overlapping ? all : sum(groups));
  const told = groups.map(({ key, records, amount }, index) => {
    const value = kind.money ? (amount ?? 0) : records;
    const shown = held[index] ? { value: null, records: null } : { value, records };
    return { key, ...groupName(dimension, key, directory), ...shown };
  });
  return {
    id,
    topic: kind.id,
    drawing: kind.drawing,
    dimension,
    currency: kind.money ? id.slice(kind.id.length + 1).toUpperCase() : '',
    overlapping: kind.overlapping ?? false,
    total: kind.money ? (whole?.amount ?? 0) : records,
    groups: told,
  };
}

const sum = (groups: readonly Group[]) => groups.reduce((total, { records }) => total + records, 0);

/** The groups of a chart as they are drawn. */
function inOrder(
  kind: ChartKind,
  rows: readonly Counted[],
  asked: Asked,
  directory: DirectoryIndex,
): Group[] {
  const found = new Map(rows.map((row) => [row.key || NOT_STATED, row]));
  const take = (key: string): Group => {
    const { records = 0, amount = null } = found.get(key) ?? {};
    return { key, records, amount };
  };
  const unstated = found.get(NOT_STATED)?.records ? [take(NOT_STATED)] : [];
  const time = timeKeys(kind, asked);
  if (time) {
    if (kind.dimension === 'month') return time.map(take);
    const before = [...found.values()].filter(({ key }) => key && (key === EARLIER || key < time[0]!));
    const after = [...found.keys()].filter(
      (key) => key !== NOT_STATED && key > time.at(-1)! && key !== EARLIER,
    );
    const earlier = before.length > 0 ? [merge(before)] : [];
    return [...earlier, ...time.map(take), ...after.sort().map(take), ...unstated];
  }
  const order = listOrder(kind.dimension, directory);
  const place = (key: string) => {
    const at = order.indexOf(key);
    return at < 0 ? order.length : at;
  };
  const isWhole = kind.order === 'list';
  const keys = new Set([...(isWhole ? order : []), ...found.keys()]);
  keys.delete(NOT_STATED);
  const groups = [...keys].map(take).sort((a, b) => {
    const bySize = kind.order === 'size' ? b.records - a.records : 0;
    return bySize || place(a.key) - place(b.key) || a.key.localeCompare(b.key);
  });
  return [...groups, ...unstated];
}

const merge = (rows: readonly Counted[]): Group => ({
  key: EARLIER,
  records: rows.reduce((total, { records }) => total + records, 0),
  amount: rows.reduce((total, { amount }) => total + (amount ?? 0), 0),
});

/** The keys along a line of time; null for charts that have none. */
function timeKeys({ dimension }: ChartKind, asked: Asked): string[] | null {
  const line = (length: number, at: (back: number) => string) =>
    Array.from({ length }, (_, index) => at(length - 1 - index));
  if (dimension === 'month') return monthsOf(asked);
  if (dimension === 'quarter') {
    const last = quarterOf(asked.as_of);
    return line(SPAN.quarter, (back) => addQuarters(last, -back));
  }
  if (dimension !== 'year') return null;
  const last = Number(calendarDate(asked.as_of).slice(0, 4));
  return line(SPAN.year, (back) => String(last - back));
}
