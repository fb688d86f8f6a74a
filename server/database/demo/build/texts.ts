import type { Both } from '../content/shapes.ts';
import type { Picker } from './picker.ts';

/** A description in both languages, paragraphs parted by an empty line. */
export interface Description {
  description: string;
  description_kh: string;
}

/** Puts values in the `{name}` places of a text in both languages. */
export function fill([en, km]: Both, values: Record<string, Both>): Both {
  const put = (text: string, language: 0 | 1) =>
    text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name]?.[language] ?? place);
  return [put(en, 0), put(km, 1)];
}

/** Paragraphs as one description. */
export function description(...paragraphs: readonly (readonly Both[])[]): Description {
  const join = (language: 0 | 1, space: string) =>
    paragraphs.map((sentences) => sentences.map((one) => one[language]).join(space)).join('\n\n');
  return { description: join(0, ' '), description_kh: join(1, ' ') };
}

/** A figure as it is written in both languages: 1,240. */
export function figure(value: number): Both {
  const text = value.toLocaleString('en-AU');
  return [text, text];
}

/** A rounded figure within bounds, as people quote them. */
export function roundFigure(picker: Picker, min: number, max: number): number {
  const value = picker.between(min, max);
  const step = value < 60 ? 1 : value < 600 ? 10 : value < 6000 ? 20 : 500;
  return Math.max(min, Math.round(value / step) * step);
}
