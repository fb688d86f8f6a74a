interface Searched {
  method: string;
  path: string;
  id: string;
  summary: string;
}

/** The areas with the calls that hold every word of a search, in their name, address or summary. */
export function filterAreas<Call extends Searched, Area extends { name: string; calls: Call[] }>(
  areas: readonly Area[],
  search: string,
): Area[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...areas];
  const holds = ({ method, path, id, summary }: Call) => {
    const text = `${method} ${path} ${id} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return areas
    .map((area) => ({ ...area, calls: area.calls.filter(holds) }))
    .filter(({ calls }) => calls.length > 0);
}
