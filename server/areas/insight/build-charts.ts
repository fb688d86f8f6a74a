import type { InsightChart } from '#shared/contracts/insight.contract.ts';
import {
  CHARTS,
  type ChartKind,
  type Dimension,
  EARLIER,
  NOT_STATED,
  SPAN,
} from '#shared/domain/insight/charts.ts';
import { addQuarters, quarterOf } from '#shared/domain/insight/quarter.ts';
import { LEAST_GROUP, suppress } from '#shared/domain/insight/suppress.ts';
import { HEAD_FIGURES, type InsightTab } from '#shared/domain/insight/tabs.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import type { DirectoryIndex } from '../stakeholder/directory/directory-index.ts';
import { monthsOf, quartersOf } from './count-publications.ts';
import { type Asked, type Counted, WHOLE } from './counted.ts';
import { groupName, listOrder } from './group-names.ts';

interface Group {
  key: string;
  records: number;
  amount: number | null;
}

/** The figures at the head of a page; one that is too small is not told. */
export function buildFigures(tab: InsightTab, counted: readonly Counted[]) {
  return HEAD_FIGURES[tab].map((id) => {
    const value = counted.find(({ chart, key }) => chart === 'figure' && key === id)?.records ?? 0;
    return { id, value: value > 0 && value < LEAST_GROUP ? null : value };
  });
}

/** The charts of a page from what was counted: groups in order, named, those too small held back. */
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
  const { dimension, groups } = chooseGroups(kind, counted, asked, directory);
  const held = suppress(groups.map(({ records }) => records));
  const records = whole?.records ?? (kind.overlapping ? all : sum(groups));
  const isTold = !held.total && (records === 0 || records >= LEAST_GROUP);
  const told = groups.map(({ key, records, amount }, index) => {
    const value = kind.money ? (amount ?? 0) : records;
    const shown = held.hidden[index] ? { value: null, records: null } : { value, records };
    return { key, ...groupName(dimension, key, directory), ...shown };
  });
  return {
    id,
    topic: kind.id,
    drawing: kind.drawing,
    dimension,
    currency: kind.money ? id.slice(kind.id.length + 1).toUpperCase() : '',
    overlapping: kind.overlapping ?? false,
    total: isTold ? (kind.money ? (whole?.amount ?? 0) : records) : null,
    groups: kind.order === 'size' ? hiddenLast(told, dimension, directory) : told,
  };
}

/** The order by size would tell which of those held back is larger: they follow in the order of their list. */
function hiddenLast<T extends { key: string; value: number | null }>(
  groups: readonly T[],
  dimension: Dimension,
  directory: DirectoryIndex,
): T[] {
  const order = listOrder(dimension, directory);
  const held = groups.filter(({ value }) => value === null);
  return [
    ...groups.filter(({ value }) => value !== null),
    ...held.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key) || a.key.localeCompare(b.key)),
  ];
}

/** A line of months most of which are too small to be told becomes one of quarters. */
function chooseGroups(
  kind: ChartKind,
  rows: readonly Counted[],
  asked: Asked,
  directory: DirectoryIndex,
): { dimension: Dimension; groups: Group[] } {
  if (kind.dimension !== 'month')
    return { dimension: kind.dimension, groups: inOrder(kind, rows, asked, directory) };
  const line = (keys: readonly string[]) =>
    keys.map((key) => rows.find((row) => row.key === key) ?? { key, records: 0, amount: null });
  const months = line(monthsOf(asked));
  const { hidden } = suppress(months.map(({ records }) => records));
  return hidden.filter(Boolean).length > months.length / 2
    ? { dimension: 'quarter', groups: line(quartersOf(asked)) }
    : { dimension: 'month', groups: months };
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
  if (dimension === 'quarter') {
    const last = quarterOf(asked.as_of);
    return line(SPAN.quarter, (back) => addQuarters(last, -back));
  }
  if (dimension !== 'year') return null;
  const last = Number(calendarDate(asked.as_of).slice(0, 4));
  return line(SPAN.year, (back) => String(last - back));
}
