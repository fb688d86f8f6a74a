import type { ReportedPage } from './report.ts';

/** Public pages that state facts which somebody keeps. */
export const CORRECTED_PAGES = [
  'stakeholder',
  'program',
  'event',
  'resource',
] as const satisfies ReportedPage[];
export type CorrectedPage = (typeof CORRECTED_PAGES)[number];

/** Longest fact, correction, source or answer, in grapheme clusters. */
export const CORRECTION_TEXT_MAX = 1_000;

/** What the form asks for. */
export const CORRECTION_FIELDS = ['fact', 'correct', 'source', 'email'] as const;

export const CORRECTIONS_PATH = '/desk/corrections';
export const correctionPath = (id: string): string => `${CORRECTIONS_PATH}/${id}`;
/** Where an owner of the page answers. */
export const ownCorrectionPath = (id: string): string => `/user/profile/corrections/${id}`;

/** The form that corrects a public page. */
export const correctPageLink = (kind: CorrectedPage, id: string): string => `/correct?about=${kind}:${id}`;
