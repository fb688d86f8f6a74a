import { describe, expect, it } from 'vitest';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { FetchResult } from '#web/lib/fetch-api.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { createAnswerKeeper, mayRetry, type SaveState } from './answer-keeper.ts';

/** A keeper whose server answers when the test says so. */
function scene(saved: ListingValues = {}) {
  const sent: { changed: ListingValues; all: ListingValues; extra: unknown }[] = [];
  const answers: ((result: FetchResult<string>) => void)[] = [];
  const states: SaveState['kind'][] = [];
  const laters: (() => void)[] = [];
  let kept: ListingValues | null = null;
  const keeper = createAnswerKeeper<string, string>({
    saved,
    send(changed, all, extra) {
      sent.push({ changed, all, extra });
      return new Promise((resolve) => answers.push(resolve));
    },
    keep: (values) => {
      kept = values;
    },
    onState: ({ kind }) => states.push(kind),
    onSaved: () => {},
    later: (run) => laters.push(run),
  });
  const answer = async (result: FetchResult<string>) => {
    answers.shift()!(result);
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
  };
  return { keeper, sent, states, laters, answer, kept: () => kept };
}
const ok: FetchResult<string> = { ok: true, value: 'draft' };
const noLine: FetchResult<string> = { ok: false, problem: bareProblem(0, 'offline') };

describe('saving as one goes (UX 16)', () => {
  it('sends only what changed, and says when it is saved', async () => {
    const { keeper, sent, states, answer, kept } = scene({ name: 'Slek' });
    keeper.note({ name: 'Slek', website: 'slek.example' });
    expect(sent).toMatchObject([
      { changed: { website: 'slek.example' }, all: { name: 'Slek', website: 'slek.example' } },
    ]);
    await answer(ok);
    expect(states).toEqual(['saving', 'saved']);
    expect(kept()).toBeNull();
    keeper.note({ name: 'Slek', website: 'slek.example' });
    expect(sent).toHaveLength(1);
  });

  it('keeps what is still being typed on the device, and sends it when the field is left', async () => {
    const { keeper, sent, answer, kept } = scene();
    keeper.hold({ name: 'Sl' });
    expect([kept(), sent]).toEqual([{ name: 'Sl' }, []]);
    keeper.note({ name: 'Slek' });
    expect(sent).toHaveLength(1);
    await answer(ok);
    expect(kept()).toBeNull();
  });

  it('never has two requests under way, and sends what came meanwhile afterwards', async () => {
    const { keeper, sent, answer } = scene();
    keeper.note({ name: 'S' });
    keeper.note({ name: 'Sl' });
    keeper.note({ name: 'Slek' });
    expect(sent).toHaveLength(1);
    await answer(ok);
    expect(sent.map(({ changed }) => changed)).toEqual([{ name: 'S' }, { name: 'Slek' }]);
  });

  it('keeps answers on the device while there is no line, and sends them when it is back', async () => {
    const { keeper, sent, states, answer, kept } = scene();
    keeper.note({ name: 'Slek' });
    await answer(noLine);
    expect(states.at(-1)).toBe('waiting');
    expect(kept()).toEqual({ name: 'Slek' });
    keeper.retry();
    await answer(ok);
    expect(sent).toHaveLength(2);
    expect(states.at(-1)).toBe('saved');
    expect(kept()).toBeNull();
  });

  it('tries again by itself', async () => {
    const { keeper, sent, laters, answer } = scene();
    keeper.note({ name: 'Slek' });
    await answer(noLine);
    expect(laters).toHaveLength(1);
    laters[0]!();
    expect(sent).toHaveLength(2);
  });

  it('stays refused without trying for ever, and keeps the text', async () => {
    const { keeper, states, laters, answer, kept } = scene();
    keeper.note({ name: 'Slek' });
    await answer({ ok: false, problem: bareProblem(409) });
    expect(states.at(-1)).toBe('refused');
    expect(laters).toEqual([]);
    expect(kept()).toEqual({ name: 'Slek' });
  });
});

describe('a form that says the same in another way', () => {
  it('sends nothing for it, but has it at hand for beginning anew', () => {
    const { keeper, sent } = scene({ date: '2024-11-23' });
    keeper.rebase({ date: '23/11/2024', code: '855' });
    keeper.note({ date: '23/11/2024', code: '855' });
    expect(sent).toEqual([]);
    keeper.note({ date: '24/11/2024', code: '855' });
    expect(sent).toMatchObject([
      { changed: { date: '24/11/2024' }, all: { date: '24/11/2024', code: '855' } },
    ]);
  });
});

describe('sending before going on', () => {
  it('waits for what is under way, then sends the rest with the step', async () => {
    const { keeper, sent, answer } = scene();
    keeper.note({ name: 'Slek' });
    keeper.note({ name: 'Slek Materials' });
    const done = keeper.flush('basic');
    await answer(ok);
    await answer(ok);
    await answer(ok);
    expect(await done).toEqual(ok);
    expect(sent.at(-1)).toMatchObject({ extra: 'basic', all: { name: 'Slek Materials' } });
  });

  it('has nothing to do when all is saved', async () => {
    const { keeper, sent } = scene({ name: 'Slek' });
    keeper.note({ name: 'Slek' });
    expect(await keeper.flush()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('tells when it did not work', async () => {
    const { keeper, answer } = scene();
    const done = keeper.flush('basic');
    await Promise.resolve();
    await answer(noLine);
    expect(await done).toEqual(noLine);
  });
});

describe('what may be tried again', () => {
  it.each([0, 408, 429, 500, 503])('%i', (status) => expect(mayRetry({ status })).toBe(true));
  it.each([401, 404, 409, 413, 422])('not %i', (status) => expect(mayRetry({ status })).toBe(false));
});
