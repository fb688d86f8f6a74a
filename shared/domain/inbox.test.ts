import { describe, expect, it } from 'vitest';
import { isThanks } from './inbox.ts';

describe('a word of thanks (B.14)', () => {
  it.each([
    'Thank you!',
    'thanks',
    'OK, thanks a lot 🙏',
    'Many thanks.',
    'អរគុណ',
    'បាទ អរគុណច្រើន!',
    'សូមអរគុណបង។ 🙏',
  ])('“%s” is nothing to answer', (text) => expect(isThanks(text)).toBe(true));
  it.each(['Thank you, when shall we meet?', 'Thanks to whom?', 'អរគុណ តើជួបថ្ងៃណា?', 'Hello', ''])(
    '“%s” may be',
    (text) => expect(isThanks(text)).toBe(false),
  );
});
