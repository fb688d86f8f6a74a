import { EVENT_FILTERS } from '#shared/domain/event.ts';
import { type ListShape, type ListState, listAddress } from '../publication/publication-list-state.ts';
import { readMonth } from './month.ts';

const isDate = (value: string) => /^20\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** What the address of the list of events may say. */
export const EVENT_LIST: ListShape = {
  path: '/event',
  filters: EVENT_FILTERS.map(({ key }) => key),
  choices: {
    when: { fits: (value) => value === 'past', fallback: 'upcoming' },
    from: { fits: isDate, fallback: '' },
    to: { fits: isDate, fallback: '' },
    month: { fits: (value) => readMonth(value) !== null, fallback: '' },
  },
};

export const eventsAddress = (state: ListState): string => listAddress(state, EVENT_LIST);
