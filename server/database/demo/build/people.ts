import { FAMILY_NAMES, MEN, WOMEN } from '../content/person-names.ts';
import type { FourNames, Gender } from '../content/shapes.ts';
import { createPicker, type Picker } from './picker.ts';

/** The four name fields of a person. */
export interface PersonName {
  first_name: string;
  last_name: string;
  first_name_kh: string;
  last_name_kh: string;
}

export interface People {
  /** Somebody who has not been met before, as long as there are names. */
  someone(gender: Gender): PersonName;
  /** Somebody whose name is given; nobody else gets it. */
  known(names: FourNames): PersonName;
}

const toName = ([last_name, first_name, last_name_kh, first_name_kh]: FourNames): PersonName => ({
  first_name,
  last_name,
  first_name_kh,
  last_name_kh,
});

/** A supply of fictional people, each name once before any comes twice. */
export function createPeople(seed: string): People {
  const picker = createPicker(`people ${seed}`);
  const met = new Set<string>();
  return {
    known(names) {
      met.add(names.join(' '));
      return toName(names);
    },
    someone(gender) {
      for (let tries = 0; ; tries += 1) {
        const names = draw(picker, gender);
        const full = names.join(' ');
        if (met.has(full) && tries < 200) continue;
        met.add(full);
        return toName(names);
      }
    },
  };
}

function draw(picker: Picker, gender: Gender): FourNames {
  const [last, last_kh] = picker.pick(FAMILY_NAMES);
  const [first, first_kh] = picker.pick(gender === 'woman' ? WOMEN : MEN);
  return [last, first, last_kh, first_kh];
}
