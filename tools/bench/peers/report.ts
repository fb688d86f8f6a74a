import { table } from '../markdown-table.ts';
import type { Compared } from './equal.ts';
import type { Quiet } from './quiet.ts';
import type { Cost } from './turns.ts';

/** Of one peer in one of its ways, beside us in the same turns. */
export interface PeerResults {
  /** Strapi 5.54.0, tuned. */
  peer: string;
  compared: Compared;
  questions: { question: string; callers: number; ours: Cost; theirs: Cost }[];
  quiet: { ours: Quiet; theirs: Quiet };
  start_ms: { ours: number; theirs: number };
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const ratio = (value: number) => (value < 1 ? `**${value.toFixed(2)}**` : value.toFixed(1));

/** The tables in Markdown. A ratio says how many times better ours is; below one the peer is ahead, and it is bold. */
export function report(all: readonly PeerResults[]): string {
  return all.flatMap(section).join('\n\n');
}

function section({ peer, compared, questions, quiet, start_ms }: PeerResults): string[] {
  const same = `${compared.equal} of ${compared.asked} lists and records said the same.`;
  const turns = questions.map(({ question, callers, ours, theirs }) => [
    question,
    String(callers),
    String(ours.asked),
    ...[ms(ours.per_second), ms(theirs.per_second), ratio(ours.per_second / theirs.per_second)],
    ...[`${ms(ours.p50)} / ${ms(theirs.p50)}`, `${ms(ours.p95)} / ${ms(theirs.p95)}`],
    ...[
      `${ms(ours.node_cpu)} / ${ms(theirs.node_cpu)}`,
      `${ms(ours.postgres_cpu)} / ${ms(theirs.postgres_cpu)}`,
    ],
  ]);
  const node = [
    ['start to ready, s', ms(start_ms.ours / 1_000), ms(start_ms.theirs / 1_000)],
    ['memory, MB', ms(quiet.ours.rss), ms(quiet.theirs.rss)],
    ['idle: CPU ms a second', ms(quiet.ours.cpu), ms(quiet.theirs.cpu)],
    ['idle: transactions a second', ms(quiet.ours.transactions), ms(quiet.theirs.transactions)],
  ];
  return [
    `### ${peer}`,
    [same, ...compared.differences.map((difference) => `- ${difference}`)].join('\n'),
    table(
      [
        'Question',
        'Callers',
        'Asked',
        'Ours /s',
        'Theirs /s',
        'Ratio',
        'p50 ms',
        'p95 ms',
        'CPU of node, ms',
        'of PostgreSQL, ms',
      ],
      turns,
    ),
    table(['A node', 'Ours', 'Theirs'], node),
  ];
}
