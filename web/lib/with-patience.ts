/**
 * A signal that ends a call when its caller does, or after `ms`. What `AbortSignal.any` and `.timeout` do, which browsers of
 * 2022 do not have. `isOver` tells whether the time was what ended it; `end` once the call is done.
 */
export function withPatience(caller: AbortSignal | undefined, ms: number) {
  const own = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    own.abort();
  }, ms);
  const follow = () => own.abort(caller?.reason);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow);
  return {
    signal: own.signal,
    isOver: () => over,
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
