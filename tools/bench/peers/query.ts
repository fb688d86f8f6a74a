type Value = string | number | undefined;

/** The query of an address; what is undefined is not asked. */
export const queryOf = (pairs: readonly (readonly [name: string, value: Value])[]): string =>
  new URLSearchParams(
    pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
