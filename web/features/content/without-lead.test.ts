import { expect, test } from 'vitest';
import { withoutLead } from './without-lead.ts';

const html = (text: string) => ({ text, lang: 'en' as const });

test('the first paragraph goes when it repeats the summary, whatever its entities', () => {
  const body = html('<p>Makers &amp; buyers, &quot;live&quot;: it&#39;s free.</p><p>Second.</p>');
  expect(withoutLead(body, 'Makers & buyers, "live": it\'s free.').text).toBe('<p>Second.</p>');
});

test('any other text stays whole', () => {
  const body = html('<p>Another start.</p><p>Second.</p>');
  expect(withoutLead(body, 'The summary.')).toBe(body);
  expect(withoutLead(html(''), 'The summary.').text).toBe('');
});
