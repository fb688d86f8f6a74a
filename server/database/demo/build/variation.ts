import { TOWNS } from '../content/places.ts';
import type { FourNames } from '../content/types.ts';
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

const COMMUNES = Object.values(TOWNS)
  .flat()
  .flatMap(({ communes }) => communes)
  .filter(([name], index, all) => !/\d/.test(name) && all.findIndex(([other]) => other === name) === index);
const LETTERS = [...'កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអ'];

/**
 * The contents of round `number` (from 1): every organisation is named after a commune besides, and stands in a province
 * that another one stood in, so that the shares of the provinces stay.
 */
export function createVariation(number: number): Variation {
  const [commune, commune_kh] = COMMUNES[number % COMMUNES.length]!;
  const lap = Math.floor(number / COMMUNES.length);
  const letter = lap === 0 ? '' : ` ${lap}`;
  const letter_kh = lap === 0 ? '' : ` ${LETTERS[lap % LETTERS.length]}`;
  const picker = createPicker(`variation ${number}`);
  const codes = Object.keys(TOWNS);
  const move = (province: string) =>
    picker.chance(0.3) && province !== '12' ? picker.pick(codes) : province;
  return {
    series: String(number),
    organisation: (content) => ({
      ...content,
      name: `${content.name} ${commune}${letter}`,
      name_kh: `${content.name_kh} ${commune_kh}${letter_kh}`,
      province: move(content.province),
    }),
    person(content) {
      const somebody = { ...content, province: move(content.province) };
      delete somebody.names;
      return somebody;
    },
  };
}
