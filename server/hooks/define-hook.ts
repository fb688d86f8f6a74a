/** A question or an event of one area that an area above it answers; `server/subscriptions.ts` says which does. */
export interface Hook<Arguments extends unknown[], Answer> {
  (...given: Arguments): Promise<Answer>;
  handledBy(handler: (...given: Arguments) => Promise<Answer>): void;
}

/**
 * Lets an area ask one above it without importing it, so that arrows between areas only go down. Exactly one handler, set at
 * start: an event that nobody handles is a fault of the program and throws.
 */
export function defineHook<Arguments extends unknown[], Answer>(name: string): Hook<Arguments, Answer> {
  let handler: ((...given: Arguments) => Promise<Answer>) | undefined;
  const hook = async (...given: Arguments): Promise<Answer> => {
    if (!handler) throw new Error(`Nobody handles "${name}": name who does in server/subscriptions.ts.`);
    return handler(...given);
  };
  return Object.assign(hook, {
    handledBy(given: typeof handler) {
      handler = given;
    },
  });
}
