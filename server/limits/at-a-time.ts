/**
 * Runs at most so many pieces of work at once; the others wait for their turn. `full`: what is said where already so many
 * wait.
 */
export function atATime(
  most: number,
  full?: { waiting: number; refusal: () => Error },
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) {
      if (full && waiting.length >= full.waiting) throw full.refusal();
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next one: nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
