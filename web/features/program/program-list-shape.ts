import { PROGRAM_FILTERS, PROGRAM_ORDERS } from '#shared/domain/program.ts';
import { type ListShape, type ListState, listAddress } from '../publication/publication-list-state.ts';

const isDate = (value: string) => /^20\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** What the address of the list of programs may say. */
export const PROGRAM_LIST: ListShape = {
  path: '/program',
  filters: PROGRAM_FILTERS.map(({ key }) => key),
  choices: {
    closes_from: { fits: isDate, fallback: '' },
    closes_to: { fits: isDate, fallback: '' },
    ordering: { fits: (value) => (PROGRAM_ORDERS as readonly string[]).includes(value), fallback: 'closing' },
  },
};

/** The status stands as tabs above the list. */
export const AS_TABS = ['status'];

export const programsAddress = (state: ListState): string => listAddress(state, PROGRAM_LIST);
