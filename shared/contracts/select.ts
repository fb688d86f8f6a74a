import { z } from 'zod';
import { describedAs } from './described.ts';
import { filterOf } from './list.ts';

/** A caller who wants no filter counted says so. */
export const NO_FACETS = 'none';

const MOST_NAMES = 40;

/** Names out of a list, with commas (`?fields=id,name`) or one by one; undefined: all. Whether they are known is judged where they are used. */
const namesAmong = (known: readonly string[], description: string) =>
  filterOf(
    describedAs(
      z
        .union([z.string().max(1_000), z.array(z.string().max(100)).max(MOST_NAMES)])
        .optional()
        .transform((given) => (given === undefined ? undefined : splitNames([given].flat()))),
      { type: 'string', description, example: known.slice(0, 3).join(','), 'x-values': known },
    ),
  );

const splitNames = (given: readonly string[]): string[] => [
  ...new Set(given.flatMap((one) => one.split(',').map((name) => name.trim())).filter(Boolean)),
];

/** Which filters of a list are counted. Those that are not asked for cost nothing. */
export const facetsParameter = (known: readonly string[]) =>
  namesAmong(
    known,
    `The filters whose values are counted, with commas; without it all of the category, \`${NO_FACETS}\` for none`,
  );

/** Which fields of its records a list gives; what else an answer says stays. */
export const fieldsParameter = (item: { shape: object }) =>
  namesAmong(Object.keys(item.shape), 'The fields of each record in `data`, with commas; without it all');
