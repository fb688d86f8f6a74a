import { useCallback, useState } from 'react';
import fonts from '#web/styles/fonts.css?url';

/** Height before it is known: a short mail. */
const FIRST_HEIGHT = 480;

/**
 * Opens links of the mail in a tab of their own, and lends it the letters of the site, which mail programs take from
 * the device; nothing else in it is changed.
 */
const withTarget = (html: string) =>
  html.replace(/<head>/i, `<head><base target="_blank"><link rel="stylesheet" href="${fonts}">`);

/**
 * The HTML of a mail, closed off: no script, no form. It has our origin only so that the page can read how high it is.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  /** A mail drawn by the server has loaded before React listens. */
  const measure = useCallback((frame: HTMLIFrameElement | null) => {
    const root = frame?.contentDocument?.documentElement;
    if (root) setHeight(Math.max(FIRST_HEIGHT, root.scrollHeight));
  }, []);
  return (
    <iframe
      ref={measure}
      className="mail-frame"
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={withTarget(byDay(html))}
      height={height}
      onLoad={(event) => measure(event.currentTarget)}
    />
  );
}

/** A frame has the policy of its page, which takes styles at elements only: what a mail looks like by night is left out. */
const byDay = (html: string) => html.replace(/<style>[\s\S]*?<\/style>/, '');
