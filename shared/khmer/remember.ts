/**
 * The same function, which works out each text once: up to `most` answers are kept, then all are forgotten. For pure functions
 * of texts that come again and again; nobody may change what it answers.
 */
export function remember<T>(work: (text: string) => T, most: number): (text: string) => T {
  const kept = new Map<string, { answer: T }>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known.answer;
    if (kept.size >= most) kept.clear();
    // A piece of a text holds the whole of it in memory; this copy, and what is cut from it, hold nothing else.
    const own = ` ${text}`.slice(1);
    const answer = work(own);
    kept.set(own, { answer });
    return answer;
  };
}
