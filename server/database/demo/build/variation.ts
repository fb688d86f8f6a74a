import { PROVINCES } from '#shared/domain/provinces.ts';
import { hash } from '#shared/krama/seed.ts';
import { MEN, WOMEN } from '../content/person-names.ts';
import { TOWNS } from '../content/places.ts';
import type { Both, FourNames } from '../content/shapes.ts';
import { createPicker } from './picker.ts';

interface Organisation {
  name: string;
  name_kh: string;
  province: string;
}
interface Person {
  province: string;
  names?: FourNames;
}

/** Makes other records of the same contents, for directories of any size. */
export interface Variation {
  /** Tells the ids of this variation from those of others; empty for the demo data itself. */
  series: string;
  organisation<T extends Organisation>(content: T): T;
  person<T extends Person>(content: T): T;
}

/** The contents as they are. */
export const AS_WRITTEN: Variation = {
  series: '',
  organisation: (content) => content,
  person: (content) => content,
};

const onceEach = (names: readonly Both[]) =>
  names.filter(
    ([name, name_kh], index) =>
      !/\d/.test(name) &&
      names.findIndex(([other, other_kh]) => other === name || other_kh === name_kh) === index,
  );
const TOWN_LIST = Object.values(TOWNS).flat();
const PLACES = onceEach([
  ...PROVINCES.map(({ name, name_kh }): Both => [name, name_kh]),
  ...TOWN_LIST.map(({ name, name_kh }): Both => [name, name_kh]),
  ...TOWN_LIST.flatMap(({ communes }) => communes),
]);
const GIVEN_NAMES = onceEach([...WOMEN, ...MEN]);

/**
 * The contents of round `number` (from 1): every organisation is named after a place besides, another one in each
 * round, and once all places are taken after somebody too. It stands in a province that another one stood in, so that
 * the shares of the provinces stay.
 */
export function createVariation(number: number): Variation {
  const picker = createPicker(`variation ${number}`);
  const codes = Object.keys(TOWNS);
  const move = (province: string) =>
    picker.chance(0.3) && province !== '12' ? picker.pick(codes) : province;
  return {
    series: String(number),
    organisation: (content) => ({
      ...content,
      ...branchName(content, number),
      province: move(content.province),
    }),
    person(content) {
      const somebody = { ...content, province: move(content.province) };
      delete somebody.names;
      return somebody;
    },
  };
}

/** No two rounds give an organisation the same name; the places come in another order for each. */
function branchName({ name, name_kh }: Organisation, round: number): { name: string; name_kh: string } {
  const places = PLACES.filter(([place]) => !name.includes(place));
  const first = hash(name);
  const [place, place_kh] = places[(first + round) % places.length]!;
  const lap = Math.floor((round - 1) / places.length);
  if (lap === 0) return { name: `${name} ${place}`, name_kh: `${name_kh} ${place_kh}` };
  const [given, given_kh] = GIVEN_NAMES[(first + lap) % GIVEN_NAMES.length]!;
  return { name: `${given} ${name} ${place}`, name_kh: `${name_kh} ${given_kh} ${place_kh}` };
}
