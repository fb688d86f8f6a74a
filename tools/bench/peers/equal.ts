import { isDeepStrictEqual } from 'node:util';
import type { Contestant } from './contestant.ts';
import type { Asked } from './questions.ts';

export interface Compared {
  asked: number;
  equal: number;
  /** What was not, for people: the first few. */
  differences: string[];
}

const SHOWN = 5;

/** Whether a peer says of the same lists and records what we say: keys, names in both scripts and totals; of a record its texts, sectors, province and products. */
export async function compare(ours: Contestant, peer: Contestant, asked: Pick<Asked, 'list' | 'record'>) {
  const pairs = [
    ...asked.list.map((question) => ({
      what: JSON.stringify(question),
      say: async (one: Contestant): Promise<unknown> => one.readList(await read(one, one.list(question))),
    })),
    ...asked.record.map((organisation) => ({
      what: organisation.key,
      say: async (one: Contestant): Promise<unknown> =>
        one.readRecord(await read(one, one.record(organisation))),
    })),
  ];
  const compared: Compared = { asked: pairs.length, equal: 0, differences: [] };
  for (const { what, say } of pairs) {
    const [we, they] = [await say(ours), await say(peer)];
    if (isDeepStrictEqual(we, they)) compared.equal += 1;
    else if (compared.differences.length < SHOWN)
      compared.differences.push(
        `${peer.name} ${what}: ${JSON.stringify(they)} instead of ${JSON.stringify(we)}`,
      );
  }
  return compared;
}

async function read({ url }: Contestant, path: string): Promise<unknown> {
  const answer = await fetch(url + path);
  if (!answer.ok) throw new Error(`${url}${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
