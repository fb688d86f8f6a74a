import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newScriptMark, takeMarked } from './inline-scripts.ts';
import { pagePolicy } from './security-headers.ts';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
const mark = newScriptMark();
const OWN = `<script nonce="${mark}">start()</script><script nonce="${mark}" type="module" async="">go()</script>`;
const ours = [hashOf('start()'), hashOf('go()')];

describe('the inline scripts a page may run', () => {
  it('are those the program wrote, and what is sent bears no mark', () => {
    const page = `<head><link rel="stylesheet" href="/a.css" nonce="${mark}"/></head>${OWN}`;
    const taken = takeMarked(page, mark);
    expect(taken.hashes).toEqual(ours);
    expect(taken.html).toBe(
      '<head><link rel="stylesheet" href="/a.css"/></head><script>start()</script><script type="module" async="">go()</script>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<script nonce="">alert(1)</script>',
    `<script nonce="${newScriptMark()}">alert(1)</script>`,
    '<script type="module">alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<svg><script>alert(1)</script></svg>',
    '<script>alert(1)<',
    '<script x="',
  ])('are never what came into the page because escaping failed: %s', (injected) => {
    for (const page of [`<p>${injected}</p>${OWN}`, `${OWN}<p>${injected}</p>`, `${injected}${OWN}`]) {
      const { hashes } = takeMarked(page, mark);
      expect(ours).toEqual(expect.arrayContaining(hashes));
      const policy = pagePolicy(hashes, { PHUM_DEV: false, secure: true } as never, '/');
      expect(policy).not.toContain(hashOf('alert(1)'));
    }
  });

  it('have another mark each time', () => {
    expect(newScriptMark()).not.toBe(newScriptMark());
  });

  it('are not data, nor files', () => {
    const page = `<script nonce="${mark}" type="application/json">{}</script><script nonce="${mark}" src="/a.js"></script>`;
    expect(takeMarked(page, mark).hashes).toEqual([]);
  });
});
