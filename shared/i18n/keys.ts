import type { Area, AreaTexts } from './areas.ts';

/** A leaf's name without its plural ending: `days_one` and `days_other` are both asked for as `days`. */
type Logical<Name extends string> = Name extends `${infer Base}_one` | `${infer Base}_other` ? Base : Name;

/** Dotted paths to the texts of one nested object. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? Logical<K> : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** Every key of one area, `'rules:required'`. */
export type AreaKey<A extends Area> = A extends Area ? `${A}:${Paths<AreaTexts<A>>}` : never;

/** Every key there is: `'area:path.to.text'`. */
export type TextKey = AreaKey<Area>;

/** Paths of the validation messages inside `rules.json`: `required`, `email.account`. */
export type RuleMessageKey = Paths<AreaTexts<'rules'>>;

/** What can stand between the two parts of a key: `NamesOf<'fields:', '.label'>` are the names of fields that have a label. */
export type NamesOf<Before extends string, After extends string> = TextKey extends infer Key
  ? Key extends `${Before}${infer Name}${After}`
    ? Name
    : never
  : never;
