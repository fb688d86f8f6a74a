import { useT } from '#web/lib/texts.tsx';
import { feedAddress } from './library-feed-address.ts';

/** Tells readers of news where the feed is; React moves it to the head. */
export function FeedLink({ section, title }: { section?: string; title: string }) {
  const t = useT();
  return (
    <link rel="alternate" type="application/atom+xml" title={title} href={feedAddress(t.language, section)} />
  );
}
