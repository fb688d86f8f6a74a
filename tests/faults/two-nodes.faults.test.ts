import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type DatabaseClient } from '#server/database/client.ts';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import type { Site } from '#tools/bench/site.ts';
import { makeDataDir } from './support/data-dir.ts';
import { newForm, postCode, postForm, postJson } from './support/form.ts';
import { signedInReviewer } from './support/people.ts';
import { mailText, startServer } from './support/server.ts';
import { until } from './support/until.ts';

/** What a visitor sees of the directory at one node. */
interface Sight {
  list: string[];
  /** Records by the filter's values. */
  sectors: Record<string, number>;
  search: string[];
  page: string;
}

const KIND: StakeholderKind = 'startup';
const CATEGORY = slugOf(KIND, null);

describe('two nodes on one database', () => {
  let nodes: [Site, Site];
  let client: DatabaseClient;
  let reviewer: { authorization: string };
  const cleanUp: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const { path, remove } = await makeDataDir();
    cleanUp.push(remove);
    const database = await createTestDatabase();
    cleanUp.push(() => database.drop());
    client = connect(database.url, { size: 2, onError: () => {} });
    cleanUp.push(() => client.close());
    await seedMasterData(client.db);
    const env = { DATA_DIR: path, DATABASE_URL: database.url, DECISION_HOLD_SECONDS: '3600' };
    nodes = await Promise.all([startServer(env, 'web'), startServer(env, 'web')]);
    cleanUp.push(...nodes.map((node) => () => node.end('SIGKILL')));
    reviewer = await signedInReviewer(client, nodes[0].url);
  });

  afterAll(async () => {
    for (const step of cleanUp.reverse()) await step();
  });

  it('shows what one node approved, and no more what it took back, on both at once (1.005, 2.041)', async () => {
    const name = 'Trey Visay Boats';
    const request = await requestInReview(name);
    // Twice, so that both nodes have kept their answers.
    for (const node of [...nodes, ...nodes]) expect(shows(await look(node, name), name)).toEqual(NOWHERE);

    const version = await decide(nodes[0], request, 'approve');
    // The node that decided is current when it answers; the other as soon as it is told.
    expect(shows(await look(nodes[0], name), name)).toEqual(EVERYWHERE);
    await until('the other node to show it', async () => isEverywhere(await look(nodes[1], name), name));

    await decide(nodes[1], { ...request, version }, 'undo');
    expect(shows(await look(nodes[1], name), name)).toEqual(NOWHERE);
    await until('the first node to drop it', async () => isNowhere(await look(nodes[0], name), name));
  });

  it('misses nothing that was decided while a node was cut off from the notices', async () => {
    const name = 'Angkrong Looms';
    const request = await requestInReview(name);
    for (const node of [...nodes, ...nodes]) await look(node, name);
    // Both lose the connection by which they are told of changes, and the change is made before they are back.
    await client.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'phum-changes' and datname = current_database()",
    );
    await decide(nodes[0], request, 'approve');
    for (const node of nodes)
      await until('a node to show it', async () => isEverywhere(await look(node, name), name));
  });

  async function requestInReview(name: string): Promise<{ id: string; version: number }> {
    const form = await newForm(KIND, { changes: { name, sector: ['circular-economy'] } });
    const sent = await postForm(nodes[1].url, form);
    const answer = (await sent.json()) as Record<string, string>;
    expect({ status: sent.status, answer }).toMatchObject({ status: 201 });
    const { submission_id: id, reference } = answer;
    const { rows } = await client.pool.query<{ text: string }>(
      'select text from mail_outbox where about_id = $1',
      [id],
    );
    const code = /(?<!\d)\d{6}(?!\d)/.exec(mailText(rows[0]?.text))?.[0] ?? '';
    expect((await postCode(nodes[1].url, reference!, code)).status).toBe(200);
    return { id: id!, version: 2 };
  }

  async function decide(node: Site, request: { id: string; version: number }, verb: string): Promise<number> {
    const { version } = request;
    const url = `${node.url}/desk-api/v1/submissions/${request.id}/${verb}/`;
    const answer = await postJson(url, { version }, reviewer);
    const record = (await answer.json()) as { version: number };
    expect({ status: answer.status, record }).toMatchObject({ status: 200 });
    return record.version;
  }
});

async function look({ url }: Site, name: string): Promise<Sight> {
  const text = async (path: string) => (await fetch(url + path)).text();
  const json = async (path: string) => JSON.parse(await text(path));
  const list = await json(`/api/v1/stakeholder/${CATEGORY}/`);
  const found = await json(`/api/v1/search/?search=${encodeURIComponent(name)}`);
  const sectors = list.facets.find(({ key }: { key: string }) => key === 'sector').values;
  return {
    list: list.data.map((card: { name: string }) => card.name),
    sectors: Object.fromEntries(
      sectors.map(({ value, count }: { value: string; count: number }) => [value, count]),
    ),
    search: JSON.stringify(found).match(/"name":"[^"]*"/g) ?? [],
    page: await text(`/ecosystem/discover/category/${CATEGORY}`),
  };
}

const EVERYWHERE = { list: true, facet: true, search: true, page: true };
const NOWHERE = { list: false, facet: false, search: false, page: false };

/** Where a record is to be seen. */
function shows(sight: Sight, name: string) {
  return {
    list: sight.list.includes(name),
    facet: (sight.sectors['circular-economy'] ?? 0) > 0,
    search: sight.search.some((found) => found.includes(name)),
    page: sight.page.includes(name),
  };
}

const isEverywhere = (sight: Sight, name: string) => Object.values(shows(sight, name)).every(Boolean);
const isNowhere = (sight: Sight, name: string) => !Object.values(shows(sight, name)).some(Boolean);
