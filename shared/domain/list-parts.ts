/** One choice among known values; `first` where nothing is said. An empty `first`: nothing is chosen then. */
export interface OneOf<T extends string = string> {
  kind: 'one';
  values: readonly T[];
  first: T | '';
  /** Its parameter in the address of the page, where that has another name than in the call. */
  inAddress?: string;
}
/** Any number of known values, in their own order. */
export interface SomeOf<T extends string = string> {
  kind: 'some';
  values: readonly T[];
}
/** What somebody typed. */
export interface Words {
  kind: 'words';
  /** What is asked for is chosen and not searched for: an empty one says nothing. */
  isChosen?: true;
  inAddress?: string;
}

/** What a list can be asked for, by the names of its parameters: its call and the address of its page follow from it. */
export type ListParts = Readonly<Record<string, OneOf | SomeOf | Words>>;

export const oneOf = <const T extends string, const F extends T | '' = T>(
  values: readonly T[],
  first: F,
  inAddress?: string,
): Omit<OneOf<T>, 'first'> & { first: F } => ({
  kind: 'one',
  values,
  first,
  ...(inAddress !== undefined && { inAddress }),
});
export const someOf = <const T extends string>(values: readonly T[]): SomeOf<T> => ({ kind: 'some', values });
export const words: Words = { kind: 'words' };
/** One value that only the database knows: a term, a person, a day. */
export const chosen: Words = { kind: 'words', isChosen: true };

/** What is asked for of a part. */
export type PartValue<P> = P extends { kind: 'one'; values: readonly (infer T)[]; first: infer F }
  ? T | F
  : P extends { kind: 'some'; values: readonly (infer T)[] }
    ? T[]
    : string;

/** What a list shows. */
export type ListState<L extends ListParts> = { [K in keyof L]: PartValue<L[K]> } & { page: number };

export const LAST_PAGE = 100_000;
export const LONGEST_SEARCH = 200;
