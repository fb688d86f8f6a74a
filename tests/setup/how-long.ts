/**
 * How many rounds of kills, or inputs of fuzzing, a test takes: `--long` is for whoever releases (`npm test -- --long`), fewer
 * do for each change.
 */
export const howLong = ({ long, short }: { long: number; short: number }): number =>
  process.env.LONG === '1' ? long : short;
