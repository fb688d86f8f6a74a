/** A part of a page that does not come is asked for again, after so long each. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000] as const;
/** One try that takes longer never comes. */
const PART_MS = 15_000;

/** One part of one page. */
export interface LostPart {
  /** The page that asked for it. */
  page: string;
  /** One try; null when the line lost it. */
  ask(): Promise<Response | null>;
  /** Whether it is worth asking again: a page without it does not work. */
  isNeeded: boolean;
}

export interface LostParts {
  /** Asks for a part until it comes. */
  seek(part: LostPart): Promise<Response>;
  /** Somebody at a page wants all its lost parts to be asked for now. */
  tryNow(page: string): void;
}

/**
 * Parts that the line lost. A page is told when the first of its parts is lost, and again when it has the last of them:
 * what comes between says nothing.
 */
export function createLostParts(tell: (page: string, lost: boolean) => Promise<void>): LostParts {
  /** Of each page, how its lost parts are asked for now. */
  const presses = new Map<string, Map<LostPart, () => void>>();

  async function lose(part: LostPart, press: () => void): Promise<void> {
    const ofPage = presses.get(part.page) ?? new Map<LostPart, () => void>();
    const isFirst = ofPage.size === 0;
    presses.set(part.page, ofPage.set(part, press));
    if (isFirst) await tell(part.page, true);
  }

  async function find(part: LostPart): Promise<void> {
    const ofPage = presses.get(part.page);
    if (!ofPage?.delete(part) || ofPage.size > 0) return;
    presses.delete(part.page);
    await tell(part.page, false);
  }

  return {
    async seek(part) {
      for (let tries = 0; ; tries += 1) {
        const answer = await Promise.race([part.ask().catch(() => null), after(PART_MS, null)]);
        const pause = part.isNeeded ? PAUSES_MS[tries] : undefined;
        if ((answer && answer.status < 500) || pause === undefined) {
          await find(part);
          return answer ?? Response.error();
        }
        let press = () => {};
        const pressed = new Promise<void>((done) => {
          press = done;
        });
        await lose(part, press);
        await Promise.race([after(pause, undefined), pressed]);
      }
    },
    tryNow(page) {
      for (const press of presses.get(page)?.values() ?? []) press();
    },
  };
}

const after = <T>(ms: number, value: T) => new Promise<T>((done) => setTimeout(() => done(value), ms));
