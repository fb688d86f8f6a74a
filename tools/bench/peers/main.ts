import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PEERS, writePerformancePage } from '../performance-page.ts';
import { type SizedSites, startSizes } from '../sizes.ts';
import type { Contestant, Way } from './contestant.ts';
import { createDatabase, type PeerDatabase, serverProcess } from './database.ts';
import { startDirectus } from './directus/directus.ts';
import { compare } from './equal.ts';
import { type Directory, readDirectory } from './organisations.ts';
import { phumOf } from './phum.ts';
import { type Asked, questionsOf } from './questions.ts';
import { measureQuiet } from './quiet.ts';
import { type PeerResults, report } from './report.ts';
import { startStrapi } from './strapi/strapi.ts';
import { type Turns, takeTurns, WARM_UP } from './turns.ts';

const USAGE = `npm run bench:peers -- [--organisations N] [--peers strapi,directus] [--folder F] [--quick] [--write]

  --organisations  how many records all serve, 10000
  --peers          which ones
  --folder         where they are installed, outside the repository
  --quick          shorter rounds: shows that it works, not how fast it is
  --write          puts the tables into docs/performance.md`;

const STARTS = { strapi: startStrapi, directus: startDirectus };
const WAYS: readonly Way[] = ['as it comes', 'tuned'];
const WHOLE = { compared: 300, rounds: 5, each: { 1: 60, 20: 100 }, quiet: 30 };
const QUICK = { compared: 20, rounds: 1, each: { 1: 20, 20: 40 }, quiet: 5 };

const options = readOptions();
const plan = options.quick ? QUICK : WHOLE;
const say = (line: string) =>
  console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`);

const sites = await startSizes([options.organisations], say);
const interrupted = (code: number) => void sites.end().finally(() => process.exit(code));
process.on('SIGINT', () => interrupted(130));
process.on('SIGTERM', () => interrupted(143));
try {
  const results = await measureAll(sites);
  const tables = `${conditions(sites.postgres)}\n\n${report(results)}`;
  console.log(tables);
  if (options.write) writePerformancePage(tables, PEERS);
} finally {
  await sites.end();
}

async function measureAll({ sites: [sized] }: SizedSites): Promise<PeerResults[]> {
  const ours = phumOf(sized!);
  say('Reading the directory');
  const directory = await readDirectory(ours.url);
  const questions = questionsOf(directory);
  const results: PeerResults[] = [];
  // Our addresses are asked once in the whole run: none of our answers comes from our cache.
  const runs = options.peers.flatMap((name) => WAYS.map((way) => ({ name, way })));
  for (const [at, { name, way }] of runs.entries()) {
    say(`${name}, ${way}`);
    const database = await createDatabase(sized!.databaseUrl, `peer_${name}`);
    let peer: Contestant | undefined;
    try {
      peer = await STARTS[name](join(options.folder, name), database, directory, way);
      const mine = shareOf(questions, at, runs.length);
      results.push(await measure(ours, peer, { way, mine, database, directory, url: sized!.databaseUrl }));
    } finally {
      await peer?.program.end();
      await database.end();
    }
  }
  return results;
}

interface Setting {
  way: Way;
  mine: Asked;
  database: PeerDatabase;
  directory: Directory;
  url: string;
}

async function measure(ours: Contestant, peer: Contestant, setting: Setting): Promise<PeerResults> {
  const { mine, database } = setting;
  const both = [ours, peer] as const;
  const postgres = await serverProcess(setting.url);
  const questions: PeerResults['questions'] = [];
  const ask = async <Q>(question: string, asked: readonly Q[], pathOf: (one: Contestant, q: Q) => string) => {
    let from = 0;
    for (const callers of [1, 20] as const) {
      const turns: Turns = { callers, rounds: plan.rounds, each: plan.each[callers] };
      const [ourCost, theirCost] = await takeTurns(both, asked.slice(from), pathOf, turns, postgres);
      questions.push({ question, callers, ours: ourCost!, theirs: theirCost! });
      from += WARM_UP + turns.rounds * turns.each;
    }
  };
  await ask('list at an address not asked before', mine.list, (one, question) => one.list(question));
  await ask('record by its own key', mine.record, (one, organisation) => one.record(organisation));
  await ask('beginning of a name', mine.search, (one, beginning) => one.search(beginning));
  const again = Array.from({ length: 2_000 }, () => mine.list[0]!);
  await ask('one list again and again (ours from its cache)', again, (one, question) => one.list(question));
  const compared = await compare(ours, peer, {
    list: mine.list.slice(-plan.compared),
    record: mine.record.slice(-plan.compared),
  });
  const ourDatabase = new URL(setting.url).pathname.slice(1);
  return {
    peer: `${peer.name} ${peer.version}, ${setting.way}`,
    compared,
    questions,
    quiet: {
      ours: await measureQuiet(ours, database, ourDatabase, plan.quiet),
      theirs: await measureQuiet(peer, database, database.connection.database, plan.quiet),
    },
    start_ms: { ours: ours.start_ms, theirs: peer.start_ms },
  };
}

/** One part of several, of the same size. */
function shareOf({ list, record, search }: Asked, at: number, of: number): Asked {
  const part = <T>(all: readonly T[]) => all.filter((_, index) => index % of === at);
  return { list: part(list), record: part(record), search: part(search) };
}

function conditions(postgresVersion: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} CPUs (${cpus()[0]?.model.trim() ?? process.arch})`;
  const versions = `Node ${process.versions.node}, PostgreSQL ${postgresVersion}`;
  return `Measured ${date} on ${machine}, ${versions}, ${options.organisations.toLocaleString('en')} organisations${options.quick ? ', with `--quick`' : ''}. Both take turns on one PostgreSQL; ratios say how many times better ours is.`;
}

function readOptions() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      options: {
        organisations: { type: 'string', default: '10000' },
        peers: { type: 'string', default: Object.keys(STARTS).join() },
        folder: { type: 'string', default: join(tmpdir(), 'phum-peers') },
        quick: flag,
        write: flag,
      },
    });
    const peers = values.peers.split(',').filter((name): name is keyof typeof STARTS => name in STARTS);
    const organisations = Number(values.organisations);
    if (!(organisations >= 1_000) || peers.length === 0) throw new Error('Nothing to compare.');
    return { ...values, peers, organisations };
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}
