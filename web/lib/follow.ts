import type { MouseEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { isLeftToBrowser } from './left-to-browser.ts';

/**
 * Follows links and sends searches of a server-drawn part without loading a document, as the router does with its own. The router
 * marks them `data-discover` on the server; plain anchors are left to the browser.
 */
export function useFollow() {
  const navigate = useNavigate();
  return {
    onClick(event: MouseEvent<HTMLElement>) {
      const link = (event.target as Element).closest('a');
      if (!link?.dataset.discover || link.target || isLeftToBrowser(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.href === window.location.href,
        preventScrollReset: link.dataset.keepScroll !== undefined,
      });
    },
    onSubmit(event: SubmitEvent<HTMLElement>) {
      const form = event.target as HTMLFormElement;
      if (!form.dataset.discover || form.method !== 'get' || event.defaultPrevented) return;
      event.preventDefault();
      const query = new URLSearchParams(
        [...new FormData(form)].map(([name, value]) => [name, String(value)]),
      );
      void navigate(`${new URL(form.action).pathname}?${query}`);
    },
  };
}
