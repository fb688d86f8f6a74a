import { INSIGHT_TABS, type InsightTab } from './tabs.ts';

/** Rows: names with a bar each. Columns: a line of time. Map: the provinces. */
export type Drawing = 'rows' | 'columns' | 'map';

/** What the groups of a chart are. */
export type Dimension =
  | 'sector'
  | 'stage'
  | 'employee_range'
  | 'expertise'
  | 'interest'
  | 'program_category'
  | 'event_category'
  | 'province'
  | 'language'
  | 'category'
  | 'women'
  | 'year'
  | 'quarter'
  | 'month';

export interface ChartKind {
  /** Its name in addresses; money has one chart for each currency, `funding-usd`. */
  id: string;
  drawing: Drawing;
  dimension: Dimension;
  /** A record can stand in more than one group, so that the groups sum to more than there are. */
  overlapping?: boolean;
  /** Groups by size, or in the order of their list or of time. */
  order: 'size' | 'list';
  /** Sums money, a chart for each currency. */
  money?: boolean;
  /** Says something of people that no public list can be narrowed by: small groups are held back. */
  personal?: boolean;
}

const TABLE = {
  startup: [
    { id: 'sector', drawing: 'rows', dimension: 'sector', overlapping: true, order: 'size' },
    { id: 'province', drawing: 'map', dimension: 'province', order: 'list' },
    { id: 'stage', drawing: 'rows', dimension: 'stage', order: 'list' },
    { id: 'employees', drawing: 'rows', dimension: 'employee_range', order: 'list' },
    { id: 'founded', drawing: 'columns', dimension: 'year', order: 'list' },
    { id: 'women', drawing: 'rows', dimension: 'women', order: 'list', personal: true },
    { id: 'funding', drawing: 'columns', dimension: 'year', order: 'list', money: true },
  ],
  mentor: [
    { id: 'expertise', drawing: 'rows', dimension: 'expertise', overlapping: true, order: 'size' },
    { id: 'province', drawing: 'map', dimension: 'province', order: 'list' },
    { id: 'language', drawing: 'rows', dimension: 'language', overlapping: true, order: 'size' },
    { id: 'interest', drawing: 'rows', dimension: 'interest', overlapping: true, order: 'size' },
  ],
  'program-event': [
    { id: 'program-open', drawing: 'columns', dimension: 'month', overlapping: true, order: 'list' },
    { id: 'program-closed', drawing: 'columns', dimension: 'month', order: 'list' },
    { id: 'program-category', drawing: 'rows', dimension: 'program_category', order: 'size' },
    { id: 'event-month', drawing: 'columns', dimension: 'month', order: 'list' },
    { id: 'event-province', drawing: 'map', dimension: 'province', order: 'list' },
    { id: 'event-category', drawing: 'rows', dimension: 'event_category', order: 'size' },
    { id: 'organiser', drawing: 'rows', dimension: 'category', order: 'size' },
  ],
  stakeholder: [
    { id: 'category', drawing: 'rows', dimension: 'category', order: 'size' },
    { id: 'province', drawing: 'map', dimension: 'province', order: 'list' },
    { id: 'growth', drawing: 'columns', dimension: 'quarter', order: 'list' },
    { id: 'sector', drawing: 'rows', dimension: 'sector', overlapping: true, order: 'size' },
  ],
} as const satisfies Readonly<Record<InsightTab, readonly ChartKind[]>>;

/** The charts of each page in the order they are drawn. */
export const CHARTS: Readonly<Record<InsightTab, readonly ChartKind[]>> = TABLE;

/** A chart with its page, as its texts are named: `startup.sector`. */
export type ChartName = { [T in InsightTab]: `${T}.${(typeof TABLE)[T][number]['id']}` }[InsightTab];

const CHART_NAMES: ReadonlySet<string> = new Set(
  INSIGHT_TABS.flatMap((tab) => TABLE[tab].map(({ id }) => `${tab}.${id}`)),
);
export const isChartName = (name: string): name is ChartName => CHART_NAMES.has(name);

/** Key of the group of records that say nothing about it. */
export const NOT_STATED = 'not-stated';
/** Key of the group of all years, or quarters, before those drawn. */
export const EARLIER = 'earlier';

/** How many years, quarters and months a line of time has. */
export const SPAN = { year: 8, quarter: 8, month: 12 } as const;

/** Shares of women among the founders. */
export const WOMEN = ['half', 'some', 'none'] as const;
