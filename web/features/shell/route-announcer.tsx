import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After following a link inside the site: the focus stands at the new page and its title is read out. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  // With the page, not a moment after it: the focus would be taken from whoever has pressed a key of the new page by then.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash]);
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
