import { withoutSenderMarks } from '#shared/domain/sender-marks.ts';

/**
 * The address a page was asked for, always on this site: a target like `//other.example/` or `http://other.example/`
 * names a path of ours, not another site, and one like `//[` is no reason to fail.
 * Marks of senders are left out, so that no page is made with them.
 */
export function pageAddress(target: string, publicUrl: string): URL {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/');
  const address = new URL(`${new URL(publicUrl).origin}${path}`);
  const search = withoutSenderMarks(address.search);
  // Writing it back would write it anew.
  if (search !== address.search) address.search = search;
  return address;
}
