import { useEffect } from 'react';

/** Without a line nothing can be asked of the server: the page that is there stays. */
const ignore = () => {};

/** A page that says 401 or 403 to somebody signed in: the cookies go and the page reloads, once. */
export function useSessionRule(status: number, signedIn: boolean): void {
  const over = signedIn && (status === 401 || status === 403);
  useEffect(() => {
    if (over) void import('#web/lib/session-over.ts').then((session) => session.leaveDeadSession(), ignore);
  }, [over]);
}
