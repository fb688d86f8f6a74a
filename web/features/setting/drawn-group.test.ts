import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettingList } from '#shared/contracts/setting.contract.ts';
import { changedMeanwhile, type DrawnGroup, drawnAnew, typedIn } from './drawn-group.ts';
import type { SettingsAnswer } from './load-settings.ts';

const KEY = 'address';

const stored = (value: string, version: number) =>
  [
    { key: KEY, group: 'reach', value, version, updated_by: null, updated_at: null },
  ] as unknown as SettingList;
const refused = (value: string, version: number) =>
  ({
    group: 'reach',
    changed: 0,
    problem: { code: 'stale_version', status: 409 },
    errors: {},
    values: { [KEY]: value },
    versions: { [KEY]: version },
  }) as unknown as SettingsAnswer;
const saved = (value: string) => ({ ...refused(value, 1), problem: null, changed: 1 }) as SettingsAnswer;

const atRest: DrawnGroup = { round: 0, settings: stored('Street 1', 1), answer: undefined, typed: {} };

describe('a group of settings that a colleague changes (UX 32)', () => {
  it('is drawn anew at rest, and stays as it is while somebody types in it', () => {
    const theirs = stored('Street 2', 2);
    expect(drawnAnew(atRest, { settings: theirs, answer: undefined }, {})?.settings).toBe(theirs);
    expect(drawnAnew(atRest, { settings: theirs, answer: undefined }, { [KEY]: 'Stre' })).toBeNull();
  });

  it('keeps what was refused, what was typed while it was being sent, and names what changed', () => {
    const now = { settings: stored('Street 2', 2), answer: refused('Street 3', 1) };
    const next = drawnAnew(atRest, now, { [KEY]: 'Street 3' })!;
    expect(next.typed).toEqual({ [KEY]: 'Street 3' });
    expect(changedMeanwhile(next, now.answer.versions).map(({ key }) => key)).toEqual([KEY]);
    expect(drawnAnew(atRest, now, { [KEY]: 'Street 31' })?.typed).toEqual({ [KEY]: 'Street 31' });
    const after = { settings: stored('Street 3', 2), answer: saved('Street 3') };
    expect(drawnAnew(atRest, after, { [KEY]: 'Street 3' })?.typed).toEqual({});
    expect(drawnAnew(atRest, after, { [KEY]: 'Street 33' })?.typed).toEqual({ [KEY]: 'Street 33' });
  });

  it('reads from a form what differs from what it was drawn with', () => {
    const form = new FormData();
    form.set(KEY, 'Street 3');
    form.set(`was:${KEY}`, '"Street 1"');
    expect(typedIn('reach', form)).toEqual({ [KEY]: 'Street 3' });
    form.set(`was:${KEY}`, '"Street 3"');
    expect(typedIn('reach', form)).toEqual({});
  });

  it('in whatever order it is typed, answered and changed: what is typed and not stored stands in the form', () => {
    const text = fc.constantFrom('Street 1', 'Street 2', 'Street 3');
    const step = fc.record({ does: fc.constantFrom('type', 'colleague', 'load', 'save'), text });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let there = stored('Street 1', 1);
        let drawn = atRest;
        let shown = 'Street 1';
        let hasTyped = false;
        const load = (answer = drawn.answer) => {
          const was = drawn.settings[0]!.value;
          const next = drawnAnew(drawn, { settings: there, answer }, shown === was ? {} : { [KEY]: shown });
          if (!next) return;
          const before = shown;
          shown = String(next.typed[KEY] ?? next.settings[0]!.value);
          drawn = next;
          if (hasTyped && before !== was) expect(shown).toBe(before);
        };
        for (const { does, text: typed } of steps) {
          const [now] = there;
          if (does === 'type') {
            shown = typed;
            hasTyped = true;
          } else if (does === 'colleague') there = stored(typed, now!.version + 1);
          else if (does === 'load') load();
          else if (drawn.settings[0]!.version === now!.version) {
            there = stored(shown, now!.version + 1);
            load(saved(shown));
          } else load(refused(shown, drawn.settings[0]!.version));
        }
      }),
    );
  });
});
