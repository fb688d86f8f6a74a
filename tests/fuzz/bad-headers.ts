import fc, { type Arbitrary } from 'fast-check';
import { naughty } from './bad-values.ts';

/** What a header can carry at all: HTTP itself refuses the rest, which the raw connections try. */
const headerText = naughty.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 2_000));

const oneHeader: Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'accept-language',
      'accept-encoding',
      'cookie',
      'idempotency-key',
      'if-none-match',
      'origin',
      'range',
      'referer',
      'sec-fetch-site',
      'user-agent',
      'x-forwarded-for',
      'x-http-method-override',
    ),
    headerText,
  ),
  fc.tuple(
    fc.constant('accept-language'),
    fc.constantFrom('km', 'km-KH;q=x', 'KM', 'xx,,,;;q=9', '*', 'en;q=0', ','.repeat(500), 'kmkmkm'),
  ),
  fc.tuple(
    fc.constant('authorization'),
    fc.oneof(
      headerText.map((text) => `Bearer ${text}`),
      fc.constantFrom('Bearer', 'Bearer ', 'Basic YTpi', 'bearer a.b.c', `Bearer ${'e'.repeat(4_000)}`),
    ),
  ),
  fc.tuple(
    fc.constant('cookie'),
    fc.constantFrom(
      'access_token=eyJhbGciOiJub25lIn0.e30.',
      'refresh_token=none; refresh_token=twice',
      'language=km; language=en',
      'language=%ff',
      '__proto__=x; =; ;;; a',
      `language=${'k'.repeat(3_000)}`,
    ),
  ),
);

/** None to three headers that are wrong in some way. */
export const badHeaders: Arbitrary<Record<string, string>> = fc
  .array(oneHeader, { maxLength: 3 })
  .map((headers) => Object.fromEntries(headers));
