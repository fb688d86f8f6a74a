import { createHash, randomBytes } from 'node:crypto';

/**
 * A mark for one rendering of one page. The scripts that the program itself writes bear it as their nonce until the page
 * leaves; whatever came into the page otherwise cannot know it.
 */
export const newScriptMark = (): string => randomBytes(18).toString('base64url');

/**
 * Takes the mark out of a page and answers the SHA-256 of each inline script that bore it, as the policy names them (data is
 * not run, and needs none). A nonce would not do for browsers: pages are kept, and it would be the same for everybody.
 */
export function takeMarked(html: string, mark: string): { html: string; hashes: string[] } {
  const bears = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(bears) || /\bsrc=|application\/(ld\+)?json/.test(attributes) || !code) continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return { html: html.replaceAll(bears, ''), hashes: [...hashes] };
}
