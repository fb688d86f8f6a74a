/**
 * The address a page was asked for, always on this site: a target like `//other.example/` or `http://other.example/`
 * names a path of ours, not another site, and one like `//[` is no reason to fail.
 */
export function pageAddress(target: string, publicUrl: string): URL {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/');
  return new URL(`${new URL(publicUrl).origin}${path}`);
}
