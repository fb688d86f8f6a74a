/**
 * What the options of a field with texts must be: `texts` where its name has no label of its own, and no hint that nobody
 * wrote. So that no key made of names is missing a text, also where several names are possible. `N` is the name, `O` the options.
 */
export type WithTexts<N, O, Label extends string, Hint extends string> = (
  O extends { texts: infer T extends string }
    ? T
    : N
) extends infer Texts
  ? [Texts] extends [Label]
    ? O extends { hint: true }
      ? [Texts] extends [Hint]
        ? unknown
        : { hint: never }
      : unknown
    : { texts: Label }
  : never;

/** The last argument of a builder: it may be left out where nothing is asked of it. */
export type OptionsWith<O, Texts> = object extends Texts ? [options?: O & Texts] : [options: O & Texts];
