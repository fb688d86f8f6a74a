import { findProvince } from '#shared/domain/provinces.ts';
import { ABOUT } from '../content/about.ts';
import type { AboutKind, Both } from '../content/shapes.ts';
import type { BuildContext } from './build-context.ts';
import type { Picker } from './picker.ts';
import { type Description, description, figure, fill } from './texts.ts';

const DAYS: readonly Both[] = [
  ['Monday', 'ថ្ងៃចន្ទ'],
  ['Tuesday', 'ថ្ងៃអង្គារ'],
  ['Wednesday', 'ថ្ងៃពុធ'],
  ['Thursday', 'ថ្ងៃព្រហស្បតិ៍'],
  ['Friday', 'ថ្ងៃសុក្រ'],
  ['Saturday', 'ថ្ងៃសៅរ៍'],
];

interface About {
  kind: AboutKind;
  summary: Both;
  province: string;
  /** Bounds of the figure in a sentence. */
  range: readonly [number, number];
}

/** What a record says of itself: its summary, then two sentences that go with its kind. */
export function aboutText(
  { kind, summary, province, range: [from, to] }: About,
  { dealer }: BuildContext,
  picker: Picker,
): Description {
  const place = findProvince(province)!;
  const sentences = dealer.deal(kind, ABOUT[kind], 2).map((sentence) =>
    fill(sentence, {
      n: figure(picker.between(from, to)),
      place: [place.name, place.name_kh],
      day: picker.pick(DAYS),
    }),
  );
  return description([summary], sentences);
}
