import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '#shared/i18n/en/line.json';
import { stubPage } from '#tests/setup/stub-page.ts';
import { currentToasts } from '#web/components/ui/toast-store.ts';
import type { FetchResult } from '../fetch-api.ts';
import { bareProblem } from '../read-problem.ts';
import { pressUntilAnswered } from './press-until-answered.ts';
import { linePart } from './watch-line.ts';

beforeEach(async () => {
  await linePart();
  vi.useFakeTimers();
  stubPage({ pathname: '/ecosystem/get-listed/mentor/basic' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = () => currentToasts().map(({ text }) => text);
const lost = async () => ({ ok: false as const, problem: bareProblem(0, 'unavailable') });
const refused = async () => ({ ok: false as const, problem: bareProblem(422, 'invalid') });
const taken = async () => ({ ok: true as const, value: 'saved' });

it('what was pressed is done again by itself where no answer came, and says so', async () => {
  const work = vi.fn<() => Promise<FetchResult<string>>>(taken);
  work.mockImplementationOnce(lost).mockImplementationOnce(lost);
  const done = pressUntilAnswered(work);
  await vi.advanceTimersByTimeAsync(100);
  expect(said()).toEqual([texts.form_lost]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await done).toEqual({ result: { ok: true, value: 'saved' } });
  expect([work.mock.calls.length, said()]).toEqual([3, []]);
});

it('a slow line is said after 3 s, and after 10 s one may stop waiting', async () => {
  const done = pressUntilAnswered(() => new Promise<null>(() => {}));
  await vi.advanceTimersByTimeAsync(3_100);
  expect(said()).toEqual([texts.slow]);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(said()).toEqual([texts.silent]);
  currentToasts()[0]?.action?.run();
  expect(await done).toBeNull();
  expect(said()).toEqual([]);
});

it('an answer that refuses is one', async () => {
  const work = vi.fn(refused);
  expect(await pressUntilAnswered(work)).toMatchObject({ result: { ok: false, problem: { status: 422 } } });
  expect(work).toHaveBeenCalledTimes(1);
});
