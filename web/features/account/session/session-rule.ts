import { useEffect } from 'react';
import { leaveDeadSession } from '#web/lib/fetch-api.ts';

/** A page that says 401 or 403 to somebody signed in: the cookies go and the page reloads, once (8.001, 8.002). */
export function useSessionRule(status: number, signedIn: boolean): void {
  const over = signedIn && (status === 401 || status === 403);
  useEffect(() => {
    if (over) void leaveDeadSession();
  }, [over]);
}
