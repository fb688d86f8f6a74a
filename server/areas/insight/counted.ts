import type { InsightFilter } from '#shared/domain/insight/tabs.ts';

/** What figures are asked for: the moment, and the filters that count on the page. */
export interface Asked {
  as_of: Date;
  filters: Partial<Record<InsightFilter, string>>;
}

/** One group of a chart as it was counted; `key` is empty where a record says nothing. Charts named `figure` are of the head. */
export interface Counted {
  chart: string;
  key: string;
  records: number;
  /** Minor units, of money. */
  amount: number | null;
}

/** Key of the row that counts a whole chart, where its groups do not sum to it. */
export const WHOLE = '*';
