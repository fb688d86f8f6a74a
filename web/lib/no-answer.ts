/**
 * For what a call throws, which says of itself what a line does to it: that its caller gave it up, or a fault of the program,
 * of which the operator hears (fault-watch.ts). There is no answer either way.
 */
export const noAnswer = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) reportError(error);
  return null;
};
