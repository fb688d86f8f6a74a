import { expect, it } from 'vitest';
import { startTestApp } from '#tests/setup/test-app.ts';

it('says where to report what is unsafe, for half a year from now (RFC 9116)', async () => {
  const test = await startTestApp({ env: { PUBLIC_URL: 'https://phum.a.test' } });
  const { statusCode, headers, body } = await test.call(null, 'GET', '/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const { contact_email } = await test.services.settings.read();
  expect(body).toContain(`Contact: mailto:${contact_email}\nContact: https://phum.a.test/contact\n`);
  expect(body).toContain('Canonical: https://phum.a.test/.well-known/security.txt');
  const until = Date.parse(/^Expires: (.+)$/m.exec(body)![1]!);
  expect(until).toBeGreaterThan(Date.now() + 179 * 24 * 3_600_000);
  await test.stop();
});
