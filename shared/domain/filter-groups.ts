/** A filter of a list with its name; its key is the query parameter. */
export interface FilterGroup {
  key: string;
  name: string;
  name_kh: string;
}
