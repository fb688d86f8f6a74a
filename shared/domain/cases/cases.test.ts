import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyCase, CaseTransition } from './define-case.ts';
import { CASES } from './index.ts';

type Way = CaseTransition<string, string, string, string>;
type Step = (
  from: string,
  verb: string,
  by: string,
  where?: { begin?: string; before?: string },
) => string | null;

const NOWHERE = 'no-such-state';

describe.each(Object.entries(CASES).map(([kind, one]) => [kind, one as AnyCase] as const))(
  'a %s',
  (_kind, one) => {
    const ways = one.transitions as readonly Way[];
    const step = one.step as Step;
    /** Where a way may lead, whatever was before. */
    const ends = ({ to, from }: Way): readonly string[] =>
      to === 'begin' ? one.begins : to === 'before' ? comingTo(from) : [to];
    const comingTo = (state: string) =>
      ways.filter(({ to, verb }) => to === state && one.undoable.includes(verb)).map(({ from }) => from);
    const verbs = [...new Set(ways.map(({ verb }) => verb)), 'no-such-verb'];
    const parties = [...new Set(ways.flatMap(({ by }) => by)), 'nobody'];

    it('has one way for a verb, a state and a party, and only states that it names', () => {
      const keys = ways.flatMap(({ from, verb, by }) => by.map((party) => `${from} ${verb} ${party}`));
      expect(new Set(keys).size).toBe(keys.length);
      for (const way of ways) expect(one.states).toEqual(expect.arrayContaining([way.from, ...ends(way)]));
      for (const state of [...one.begins, ...Object.keys(one.turn)]) expect(one.states).toContain(state);
    });

    it('reaches every state from where it begins', () => {
      const reached = new Set(one.begins);
      for (let size = -1; size < reached.size; ) {
        size = reached.size;
        for (const way of ways) if (reached.has(way.from)) for (const to of ends(way)) reached.add(to);
      }
      expect([...reached].sort()).toEqual([...one.states].sort());
    });

    it('goes no way that the table lacks, whatever is tried by whom', () => {
      const steps = fc.array(fc.tuple(fc.constantFrom(...verbs), fc.constantFrom(...parties)), {
        maxLength: 40,
      });
      fc.assert(
        fc.property(
          fc.constantFrom(...one.begins),
          fc.constantFrom(...one.begins),
          steps,
          (first, begin, tried) => {
            let [before, state] = [first, first];
            for (const [verb, by] of tried) {
              const known = ways.find(
                (way) => way.from === state && way.verb === verb && way.by.includes(by),
              );
              const to = step(state, verb, by, { begin, before });
              expect(to !== null).toBe(known !== undefined);
              if (to === null) continue;
              expect(one.states).toContain(to);
              [before, state] = [state, to];
            }
          },
        ),
      );
      expect(step(NOWHERE, verbs[0]!, parties[0]!)).toBeNull();
    });

    it('is decided by nobody who asked', () => {
      const decided = ways.filter(({ verb }) => one.decisions.includes(verb));
      expect(new Set(decided.map(({ verb }) => verb))).toEqual(new Set(one.decisions));
      for (const { by } of decided) expect(by).not.toContain(one.asks);
    });

    it('is decided together with others only by what decides on one at the desk', () => {
      for (const verb of Object.keys(one.atOnce ?? {})) {
        expect(one.decisions).toContain(verb);
        expect(ways.some((way) => way.verb === verb && way.by.includes('desk'))).toBe(true);
      }
    });

    it('waits for somebody while it is open, who can then act, and for nobody once it is over', () => {
      const acts = (state: string, by: string) =>
        ways.some((way) => way.from === state && way.by.includes(by));
      for (const [state, by] of Object.entries(one.turn))
        expect([state, acts(state, by!) || acts(state, 'desk')]).toEqual([state, true]);
      for (const { verb, from } of ways)
        if (one.decisions.includes(verb)) expect([verb, from, one.isOpen(from)]).toEqual([verb, from, true]);
    });

    it('is as it was once a step is undone, or open again', () => {
      const undone = ways.filter(({ verb }) => one.undoable.includes(verb));
      expect(undone.length).toBeGreaterThan(0);
      for (const way of undone)
        for (const begin of one.begins) {
          const after = step(way.from, way.verb, 'desk', { begin, before: way.from });
          const again = step(after ?? NOWHERE, 'undo', 'desk', { begin, before: way.from });
          expect([way.verb, again === way.from || one.isOpen(again ?? NOWHERE)]).toEqual([way.verb, true]);
        }
    });
  },
);
