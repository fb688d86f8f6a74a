/** The vector that was asked last: many queries are put to one. */
let asked = { vector: '', lexemes: new Set<string>() };

/** What PostgreSQL answers for `vector::tsvector @@ query::tsquery`. */
export function found(vector: string, query: string | null): boolean {
  if (asked.vector !== vector) asked = { vector, lexemes: new Set(vector.split(' ')) };
  const { lexemes } = asked;
  const signs = query?.match(/[&|()]|[^\s&|()]+/g) ?? [];
  const any = (): boolean => {
    let result = all();
    while (signs[0] === '|') {
      signs.shift();
      const right = all();
      result ||= right;
    }
    return result;
  };
  const all = (): boolean => {
    let result = one();
    while (signs[0] === '&') {
      signs.shift();
      const right = one();
      result &&= right;
    }
    return result;
  };
  const one = (): boolean => {
    const sign = signs.shift()!;
    if (sign !== '(') {
      const [lexeme, prefix] = sign.split(':');
      return prefix ? [...lexemes].some((other) => other.startsWith(lexeme!)) : lexemes.has(lexeme!);
    }
    const result = any();
    signs.shift();
    return result;
  };
  return query !== null && any();
}
