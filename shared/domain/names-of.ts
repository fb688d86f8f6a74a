/** The names of an object that is written out, as its type has them. */
export const namesOf = <T extends object>(written: T): (keyof T & string)[] =>
  Object.keys(written) as (keyof T & string)[];
