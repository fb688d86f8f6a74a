/**
 * How much a test takes on (rounds of kills, inputs of fuzzing, languages of a page): `--long` is for whoever releases
 * (`npm test -- --long`), less does for each change.
 */
export const howLong = <T>({ long, short }: { long: T; short: T }): T =>
  process.env.LONG === '1' ? long : short;
