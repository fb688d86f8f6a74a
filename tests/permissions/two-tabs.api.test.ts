import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { aDraft, ask, profileOf, setUpProfiles } from '#tests/factories/profile.ts';
import { pageContext } from '#tests/setup/page-context.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { savePart } from '#web/features/own-profile/load/save-part.ts';
import { type Base, keepDraft, readDraft, takenUp } from '#web/features/own-profile/part/kept-draft.ts';
import { differing, valuesOf } from '#web/features/own-profile/part/part-values.ts';

const test = setUpProfiles();

const PART = partsOf('startup').find(({ name }) => name === 'contact')!;
const FIELD = 'address';
const TEXTS = ['', 'Street 271', 'Street 310', 'Riverside', 'Old market'] as const;

/** Database and test read the clock a little apart. */
const CLOCKS_APART_MS = 1_000;

/** A device of which the storage is this map. */
function device() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
}

/** A tab with the form of a part: what stands in it, where it began, and which stored text its reader has met. */
interface Tab {
  base: Base;
  text: string;
  seen: string;
  take: 'mine' | 'theirs' | null;
  /** Whether what is kept on the device is of this tab. */
  hasKept: boolean;
}

/** One reader with two tabs of the same form. */
class Desk {
  readonly #id: string;
  readonly #storage = device();
  readonly #tabs: (Tab | null)[] = [null, null];
  /** Which stored text the writer of the kept draft had met. */
  #draftSeen = '';
  /** When what is stored was sent. */
  #savedAfter = 0;
  /** The session of the tabs; one that was ended elsewhere answers nothing more. */
  #session: TestPerson;
  #isSignedIn = true;

  constructor(id: string, session: TestPerson) {
    this.#id = id;
    this.#session = session;
  }

  /** Logs out on another device; nothing of it is seen here before the next thing that is sent. */
  async signOut(): Promise<void> {
    if (!this.#isSignedIn) return;
    const left = await ask(test, this.#session, 'POST', '/api/v1/auth/logout/');
    expect(left.statusCode, left.body).toBeLessThan(300);
    this.#isSignedIn = false;
  }

  /** Over the form, which stays as it is. */
  async signIn(): Promise<void> {
    if (this.#isSignedIn) return;
    this.#session = await test.signInAs(test.founder.id);
    this.#isSignedIn = true;
  }

  async stored(): Promise<Base> {
    const { values, version } = await profileOf(test, test.founder, this.#id);
    return { before: valuesOf(PART.fields, values), version };
  }

  async open(at: number): Promise<void> {
    // Whoever is not signed in is asked to, and comes back to the form.
    await this.signIn();
    const now = await this.stored();
    const there = String(now.before[FIELD]);
    const draft = readDraft(this.#id, PART.fields, this.#storage);
    this.#tabs[at] = draft
      ? {
          base: takenUp(now, draft),
          text: String(draft.values[FIELD] ?? there),
          seen: this.#draftSeen,
          take: null,
          hasKept: true,
        }
      : { base: now, text: there, seen: there, take: null, hasKept: false };
  }

  /** Types, which is kept on the device. */
  type(at: number, text: string): void {
    const tab = this.#tabs[at];
    if (!tab) return;
    tab.text = text;
    const changed = this.#isChanged(tab);
    if (!changed && !tab.hasKept) return;
    tab.hasKept = changed;
    keepDraft(this.#id, changed ? { [FIELD]: text } : null, tab.base, this.#storage);
    this.#draftSeen = tab.seen;
  }

  /** Closes the tab and opens the form anew: the text that was kept last is back. */
  async reload(at: number): Promise<void> {
    const tab = this.#tabs[at];
    if (!tab) return this.open(at);
    this.type(at, tab.text);
    const wasTyped = this.#isChanged(tab);
    await this.open(at);
    if (wasTyped) expect(this.#tabs[at]?.text, 'typed text comes back').toBe(tab.text);
  }

  async save(at: number): Promise<void> {
    const tab = this.#tabs[at];
    if (!tab) return;
    const was = String((await this.stored()).before[FIELD]);
    const asked = Date.now() - CLOCKS_APART_MS;
    const form = new FormData();
    for (const [name, value] of Object.entries(this.#values(tab)))
      for (const one of [value].flat()) form.append(name, one);
    form.set('version', String(tab.base.version));
    form.set('before', JSON.stringify(tab.base.before));
    if (tab.take) form.set(`take.${FIELD}`, tab.take);
    const answer = await savePart(
      pageContext(test, this.#session),
      { kind: 'startup', id: this.#id },
      PART,
      form,
    );
    if (answer instanceof Response) {
      if (tab.text !== was) this.#savedAfter = asked;
      const now = String((await this.stored()).before[FIELD]);
      if (now !== was) expect(tab.seen, `"${was}" was met before "${now}" took its place`).toBe(was);
      keepDraft(this.#id, null, tab.base, this.#storage);
      this.#tabs[at] = null;
      return;
    }
    const { clash, problem } = answer.data;
    if (!this.#isSignedIn) {
      expect(problem?.code, 'the page stays and one signs in over it').toMatch(ENDED);
      expect(String((await this.stored()).before[FIELD]), 'nothing was written').toBe(was);
      // What was typed stands in the tab and on the device, whatever happens to the tab now.
      if (this.#isChanged(tab))
        expect(readDraft(this.#id, PART.fields, this.#storage)?.values[FIELD], 'kept').toBeDefined();
      return;
    }
    expect(clash, JSON.stringify(answer.data.problem)).not.toBeNull();
    const edit = clash!.edits[FIELD];
    expect(edit?.by, 'who wrote what is there now').toMatchObject({ id: test.founder.id });
    expect(Date.parse(edit!.at), 'and when').toBeGreaterThanOrEqual(this.#savedAfter);
    tab.base = { before: { ...tab.base.before, ...clash!.theirs }, version: clash!.version };
    tab.seen = String(clash!.theirs[FIELD]);
    tab.take = tab.text.length % 2 === 0 ? 'mine' : 'theirs';
    this.type(at, tab.text);
  }

  #isChanged = (tab: Tab) => differing(PART.fields, tab.base.before, this.#values(tab)).length > 0;

  #values(tab: Tab) {
    return { ...tab.base.before, [FIELD]: tab.text };
  }
}

/** Codes on which the page stays as it is (`stayWithForm`). */
const ENDED = /^(session_ended|not_signed_in)$/;

const step = fc.record({
  at: fc.constantFrom(0, 1),
  does: fc.constantFrom('open', 'type', 'reload', 'save', 'sign out', 'sign in'),
  text: fc.constantFrom(...TEXTS),
});

describe('two tabs of one profile (UX 32, B.51)', () => {
  it('in whatever order one opens, types, reloads, saves and is signed out: no text is lost, and no text takes the place of one nobody met', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { id } = await aDraft(test, test.founder, 'startup', { [FIELD]: '' });
        const desk = new Desk(id, await test.signInAs(test.founder.id));
        for (const { at, does, text } of steps) {
          if (does === 'open') await desk.open(at);
          else if (does === 'type') desk.type(at, text);
          else if (does === 'reload') await desk.reload(at);
          else if (does === 'sign out') await desk.signOut();
          else if (does === 'sign in') await desk.signIn();
          else await desk.save(at);
        }
      }),
      {
        numRuns: 14,
        // The first text of an empty field, typed on a draft that was begun before another tab saved.
        examples: [
          [
            [
              { at: 0, does: 'open', text: '' },
              { at: 1, does: 'open', text: '' },
              { at: 1, does: 'type', text: 'Riverside' },
              { at: 0, does: 'type', text: 'Street 271' },
              { at: 0, does: 'save', text: '' },
              { at: 1, does: 'type', text: 'Old market' },
              { at: 1, does: 'reload', text: '' },
              { at: 1, does: 'save', text: '' },
            ],
          ],
          // Signed out elsewhere in the middle of it, and again after another tab saved.
          [
            [
              { at: 0, does: 'open', text: '' },
              { at: 1, does: 'open', text: '' },
              { at: 0, does: 'type', text: 'Riverside' },
              { at: 0, does: 'sign out', text: '' },
              { at: 0, does: 'save', text: '' },
              { at: 0, does: 'sign in', text: '' },
              { at: 0, does: 'save', text: '' },
              { at: 1, does: 'type', text: 'Old market' },
              { at: 1, does: 'sign out', text: '' },
              { at: 1, does: 'save', text: '' },
              { at: 1, does: 'reload', text: '' },
              { at: 1, does: 'save', text: '' },
            ],
          ],
        ],
      },
    );
  });
});
