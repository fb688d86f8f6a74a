/** The pages of figures. */
export const INSIGHT_TABS = ['startup', 'mentor', 'program-event', 'stakeholder'] as const;
export type InsightTab = (typeof INSIGHT_TABS)[number];

export const isInsightTab = (word: string): word is InsightTab =>
  (INSIGHT_TABS as readonly string[]).includes(word);

/** What figures can be narrowed to; each is the query parameter of the same name. */
export const INSIGHT_FILTERS = [
  'sector',
  'stage',
  'expertise',
  'language',
  'category',
  'province',
  'year',
] as const;
export type InsightFilter = (typeof INSIGHT_FILTERS)[number];

export const FILTERS_OF_TAB: Readonly<Record<InsightTab, readonly InsightFilter[]>> = {
  startup: ['sector', 'stage', 'province', 'year'],
  mentor: ['expertise', 'language', 'province'],
  'program-event': ['province', 'year'],
  stakeholder: ['category', 'sector', 'province'],
};

/** Figures in words at the head of a page. */
export const HEAD_FIGURES = {
  startup: ['startups', 'funded'],
  mentor: ['mentors'],
  'program-event': ['programs', 'programs_open', 'events', 'events_coming'],
  stakeholder: ['stakeholders'],
} as const satisfies Readonly<Record<InsightTab, readonly string[]>>;
export type HeadFigure = (typeof HEAD_FIGURES)[InsightTab][number];
export const ALL_HEAD_FIGURES: readonly HeadFigure[] = INSIGHT_TABS.flatMap((tab) => HEAD_FIGURES[tab]);
