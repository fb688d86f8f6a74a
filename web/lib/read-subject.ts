const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Somebody an address names: `person:<id>` or `stakeholder:<id>`. */
export function readSubject<K extends string>(
  value: string | null,
  kinds: readonly K[],
): { kind: K; id: string } | null {
  const [kind, id] = (value ?? '').split(':');
  const known = kinds.find((one) => one === kind);
  return known && id && ID.test(id) ? { kind: known, id } : null;
}
