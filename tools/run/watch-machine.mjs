import { readFileSync } from 'node:fs';

const EVERY_MS = 1_000;
/** Less than this is the ordinary work of two busy cores. */
const WORTH_A_WORD_MS = 5_000;
/** Shares of a machine's time that explain why tests took long. */
const WORTH_A_WORD = 0.1;

/**
 * Watches what the machine itself does while a step runs; the function it returns ends that and says, in one sentence or
 * none, whether the machine stood still, gave its cores to others or waited for its disk. Tests that fail of it fail for
 * another reason than their code's.
 */
export function watchMachine(now = performance.now.bind(performance), times = readTimes) {
  const before = times();
  let [last, longest] = [now(), 0];
  const look = () => {
    longest = Math.max(longest, now() - last - EVERY_MS);
    last = now();
  };
  const timer = setInterval(look, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    look();
    return sentence(longest, shares(before, times()));
  };
}

function sentence(longest, { stolen, waited }) {
  const words = [
    longest >= WORTH_A_WORD_MS && `stood still for ${Math.round(longest / 1_000)} s`,
    stolen >= WORTH_A_WORD && `gave ${percent(stolen)} of its cores to others`,
    waited >= WORTH_A_WORD && `waited ${percent(waited)} of its time for the disk`,
  ].filter(Boolean);
  return words.length > 0 ? `the machine ${words.join(', ')}` : '';
}

const percent = (share) => `${Math.round(share * 100)} %`;

function shares(before, after) {
  const spent = after.map((time, at) => time - (before[at] ?? 0));
  const all = spent.reduce((sum, time) => sum + time, 0) || 1;
  return { waited: (spent[4] ?? 0) / all, stolen: (spent[7] ?? 0) / all };
}

/** The times of all cores as Linux counts them (proc(5)): user, nice, system, idle, iowait, irq, softirq, steal. */
function readTimes() {
  try {
    return readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/).slice(1, 9).map(Number);
  } catch {
    return [];
  }
}
