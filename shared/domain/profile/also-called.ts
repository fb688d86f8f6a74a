/**
 * Parts of a profile that reads and forms call by other names. The name on the right is the canonical one, in which
 * everything is answered by the calls of profiles; either is taken.
 */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  products: 'product',
  areas: 'startup_areas',
  rounds: 'funding_rounds',
  funding_stage: 'stage',
};

/** The same of mentors and investors, whose page tells in `description` what they write in their bio. */
const OF_PEOPLE: Readonly<Record<string, string>> = { description: 'bio', description_kh: 'bio_kh' };

/** Every other name by its canonical one, for pages of people or for the others. */
export const otherNames = (isPerson: boolean): Readonly<Record<string, string>> =>
  isPerson ? { ...ALSO_CALLED, ...OF_PEOPLE } : ALSO_CALLED;

/** Values under their canonical names, and by which name each was sent, so that problems come back by that. */
export function canonicalNames(
  raw: Readonly<Record<string, unknown>>,
  isPerson: boolean,
): { values: Record<string, unknown>; sentAs: (name: string) => string } {
  const called = otherNames(isPerson);
  const values: Record<string, unknown> = {};
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    const canonical = called[name] ?? name;
    if (canonical !== name && raw[canonical] !== undefined) continue;
    values[canonical] = value;
    if (canonical !== name) sent[canonical] = name;
  }
  const sentAs = (path: string) => {
    const [first = '', ...rest] = path.split('.');
    return [sent[first] ?? first, ...rest].join('.');
  };
  return { values, sentAs };
}
