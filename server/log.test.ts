import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function linesOf(work: (log: ReturnType<typeof createLog>) => void, level = 'info'): string {
  let written = '';
  work(createLog(level, { write: (line) => void (written += line) }));
  return written;
}

it('masks what would let a reader of the log act as somebody else', () => {
  const headers = {
    authorization: 'Bearer hush.hush',
    cookie: 'access_token=hush',
    'user-agent': 'Loom/1',
  };
  const line = linesOf((log) => log.warn({ req: { url: '/x', headers } }, 'refused'));
  expect(line).not.toContain('hush');
  expect(JSON.parse(line).req).toEqual({
    url: '/x',
    headers: { authorization: '[Redacted]', cookie: '[Redacted]', 'user-agent': 'Loom/1' },
  });
});

it('leaves out the client of a lost connection, and keeps what went wrong', () => {
  const error = Object.assign(new Error('terminated'), { client: { secretKey: 'hush' }, code: '57P01' });
  const line = linesOf((log) => log.error({ err: error }, 'lost a connection'));
  // No number: the moment and the process of a line may hold any.
  expect(line).not.toContain('hush');
  expect(JSON.parse(line).err).toMatchObject({ message: 'terminated', code: '57P01' });
});

it('leaves out the values of a statement that failed, and keeps the statement and the reason', () => {
  const reason = Object.assign(new Error('the disk is full'), { code: '53100' });
  const failed = new DrizzleQueryError(
    'insert into "mail_outbox" values ($1)',
    ['hush\nparams: hush'],
    reason,
  );
  const line = linesOf((log) =>
    log.error({ err: new Error('call failed', { cause: failed }) }, 'call failed'),
  );
  expect(line).not.toContain('hush');
  expect(line).toContain('insert into');
  expect(line).toContain('the disk is full');
  expect(linesOf((log) => log.error({ err: failed }))).not.toContain('hush');
});

it('writes nothing below its level', () => {
  expect(linesOf((log) => log.info('starting'), 'error')).toBe('');
});

it('writes times as milliseconds since 1970 in UTC, whatever the zone of the machine (ASVS V16.2.2)', () => {
  const before = Date.now();
  const { time } = JSON.parse(linesOf((log) => log.info('now')));
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});
