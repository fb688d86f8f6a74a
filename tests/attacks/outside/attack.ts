import type { RouteConfigEntry } from '@react-router/dev/routes';
import { allContracts } from '#tests/api/all-contracts.ts';
import { pathsOf } from '#tests/fuzz/bad-page.ts';
import routes from '#web/routes.ts';
import { crossSite } from './families/cross-site.ts';
import { deskReads } from './families/desk-reads.ts';
import { diskFilling } from './families/disk-filling.ts';
import { foreignAddresses } from './families/foreign-addresses.ts';
import { heldUploads } from './families/held-uploads.ts';
import { hostileInputs } from './families/hostile-inputs.ts';
import { injection } from './families/injection.ts';
import { othersChanges } from './families/others-changes.ts';
import { othersRecords } from './families/others-records.ts';
import { oversized } from './families/oversized.ts';
import { parallelUploads } from './families/parallel-uploads.ts';
import { poisonedCaches } from './families/poisoned-caches.ts';
import { races } from './families/races.ts';
import { secretsInLog } from './families/secrets-in-log.ts';
import { storedScripts } from './families/stored-scripts.ts';
import { wrongAnswers } from './families/wrong-answers.ts';
import type { Family } from './family.ts';
import { type Finding, type Tally, takeNotes } from './notes.ts';
import type { Target } from './target.ts';

/** What breaks sessions and stops the site comes last. */
export const FAMILIES: readonly Family[] = [
  deskReads,
  secretsInLog,
  poisonedCaches,
  othersRecords,
  othersChanges,
  storedScripts,
  races,
  foreignAddresses,
  injection,
  crossSite,
  wrongAnswers,
  diskFilling,
  hostileInputs,
  oversized,
  parallelUploads,
  heldUploads,
];

export interface Plan {
  /** Most inputs of all families together. */
  inputs: number;
  /** Longest that all families may take together. */
  ms: number;
  seed: number;
  families?: readonly string[];
  say?: (line: string) => void;
}

/** What a family has to try at least is a list; time bounds it all the same. */
const LEAST_INPUTS = 400;
const LEAST_SHARE_OF_TIME = 0.08;

/** Attacks a site by all families, one after the other, each within its share of inputs and time. */
export async function attack(target: Target, plan: Plan): Promise<Tally[]> {
  const contracts = await allContracts();
  const pages = pathsOf((await routes) as RouteConfigEntry[]);
  const tallies: Tally[] = [];
  for (const family of FAMILIES) {
    if (plan.families && !plan.families.includes(family.name)) continue;
    const share = Math.max(LEAST_INPUTS, Math.ceil(plan.inputs * family.share));
    const sent = tallies.reduce((sum, one) => sum + one.inputs, 0);
    const { notes, tally } = takeNotes(family.name, {
      // Lists that ended early leave their inputs to the family that never runs out.
      inputs: family.endless ? Math.max(share, plan.inputs - sent) : share,
      ms: plan.ms * Math.max(LEAST_SHARE_OF_TIME, family.share),
    });
    await family.attack({ target, notes, contracts, pages, seed: plan.seed });
    // Odd inputs for every call end sessions, too: those that come after sign in anew.
    if (family.endless) target.forgetSessions();
    tallies.push(tally());
    plan.say?.([lineOf(tally()), ...tally().findings.flatMap(linesOf)].join('\n'));
  }
  return tallies;
}

const lineOf = ({ family, inputs, ms, findings }: Tally) =>
  `${family.padEnd(32)} ${String(inputs).padStart(6)} inputs ${(ms / 1000).toFixed(1).padStart(6)} s  ${findings.length} findings`;

const linesOf = ({ family, door, times, seen }: Finding): string[] => [
  `  ${family}: ${door} (${times} times)`,
  ...seen.map((where) => `    ${where}`),
];

/** The tallies as a page of text: counts of each family, then what was found. */
export function reportOf(tallies: readonly Tally[]): string {
  const findings = tallies.flatMap((one) => one.findings);
  const left = tallies.flatMap(({ family, leftOut }) => leftOut.map((why) => `  ${family}: ${why}`));
  const inputs = tallies.reduce((sum, one) => sum + one.inputs, 0);
  return [
    ...tallies.map(lineOf),
    '',
    `${inputs} inputs, ${findings.length} open doors`,
    ...findings.flatMap(linesOf),
    ...(left.length > 0 ? ['Left out:', ...left] : []),
  ].join('\n');
}
