import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { call, type Recipe, type Scene } from './recipe.ts';

const CONNECTIONS = '/base-api/me/connections/';

/** The other asks the member to connect; the member's connection. */
const asked = ({ test, cast }: Scene): Promise<{ id: string }> =>
  call(test, cast.other, 'POST', CONNECTIONS, { person_id: cast.member.id, note: 'Good day.' });

const connections: Recipe = {
  of: /\/me\/(connections?|blocks)\//,
  async make(scene) {
    const { id } = await asked(scene);
    return {
      'path.id': id,
      'path.person_id': scene.cast.other.id,
      person_id: scene.cast.reviewer.id,
      action: 'accept',
      purpose: 'mentoring',
      note: 'Good day.',
    };
  },
};

const people: Recipe = {
  of: /\/base-api\/users\/\{id\}/,
  make: async ({ cast }) => ({ 'path.id': cast.other.id }),
};

/** A conversation of the two, with a message. */
const threads: Recipe = {
  of: /\/me\/inbox\//,
  async make(scene) {
    const { test, cast } = scene;
    const { id } = await asked(scene);
    const { thread_id } = await call(test, cast.member, 'POST', `${CONNECTIONS}${id}/`, { action: 'accept' });
    const message = await call(test, cast.other, 'POST', `/base-api/me/inbox/${thread_id}/messages/`, {
      body: 'The boats are back.',
      client_key: crypto.randomUUID(),
    });
    return {
      'path.id': thread_id,
      before: message.id,
      body: 'Good to hear.',
      client_key: crypto.randomUUID(),
      files: [],
    };
  },
};

const reports: Recipe = {
  of: /\/reports\//,
  async make({ test, cast }) {
    const report = {
      subject_kind: 'person',
      subject_id: cast.other.id,
      reason: 'spam',
      description: 'Every day.',
    };
    const { reference } = await call(test, cast.member, 'POST', '/base-api/me/reports/', report);
    const { rows } = await test.services.database.pool.query('select id from report where reference = $1', [
      reference,
    ]);
    return {
      ...report,
      'path.id': rows[0].id,
      subject_id: cast.reviewer.id,
      decision: 'Looked at.',
      measure: 'none',
    };
  },
};

/** A correction, by somebody else, of a page that the member owns. */
const corrections: Recipe = {
  of: /\/corrections\//,
  async make({ test, cast }) {
    const page = await writeStakeholder(test.services, {});
    await test.services.database.db.insert(stakeholder_member).values({
      stakeholder_id: page,
      person_id: cast.member.id,
      role: 'owner',
      state: 'member',
    });
    const fact = `Founded in 2015, ${crypto.randomUUID().slice(0, 8)}`;
    const words = { fact, correct: 'Founded in 2019', source: 'Its website' };
    const path = `/api/v1/corrected-pages/stakeholder/${page}/`;
    const { reference } = await call(test, cast.other, 'POST', path, words);
    const { rows } = await test.services.database.pool.query(
      'select id from correction where reference = $1',
      [reference],
    );
    return { 'path.id': rows[0].id, answer: 'We changed it.', says: 'accept' };
  },
};

export const NETWORK = [connections, people, threads, reports, corrections];
