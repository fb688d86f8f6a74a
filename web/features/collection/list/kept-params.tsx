import { type ListState, listQuery } from './record-list-state.ts';

/** What a GET form keeps of the present state, as hidden fields. */
export function KeptParams({ state }: { state: ListState }) {
  return [...new URLSearchParams(listQuery(state))].map(([name, value], i) => (
    <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
  ));
}
