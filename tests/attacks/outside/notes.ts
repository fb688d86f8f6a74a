/** An open door: what holds for an attacker that should not, and where it was seen. */
export interface Finding {
  family: string;
  door: string;
  /** The first places it was seen at. */
  seen: string[];
  times: number;
}

/** How long and how much one family may try. */
export interface Bounds {
  inputs: number;
  ms: number;
}

/** What a family writes down while it tries. */
export interface Notes {
  /** One more input was sent. */
  tried(): void;
  found(door: string, where: string): void;
  /** The family has tried enough, or for long enough. */
  over(): boolean;
  /** Why something was left out. */
  leftOut(why: string): void;
}

export interface Tally {
  family: string;
  inputs: number;
  ms: number;
  findings: Finding[];
  leftOut: string[];
}

const MOST_SEEN = 5;
/** So many are tried however slow the machine is. */
const LEAST = 12;

/** Notes of one family, and the tally of them so far. */
export function takeNotes(family: string, bounds: Bounds): { notes: Notes; tally(): Tally } {
  const started = performance.now();
  const findings = new Map<string, Finding>();
  const leftOut = new Set<string>();
  let inputs = 0;
  const ms = () => performance.now() - started;
  return {
    notes: {
      tried: () => {
        inputs += 1;
      },
      found(door, where) {
        const finding = findings.get(door) ?? { family, door, seen: [], times: 0 };
        finding.times += 1;
        if (finding.seen.length < MOST_SEEN && !finding.seen.includes(where)) finding.seen.push(where);
        findings.set(door, finding);
      },
      over: () => inputs >= bounds.inputs || (inputs >= LEAST && ms() >= bounds.ms),
      leftOut: (why) => void leftOut.add(why),
    },
    tally: () => ({ family, inputs, ms: ms(), findings: [...findings.values()], leftOut: [...leftOut] }),
  };
}
