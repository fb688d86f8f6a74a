import { eq } from 'drizzle-orm';
import { saved_view } from '#server/database/schema/collection.ts';
import { contact_message } from '#server/database/schema/contact.ts';
import { directory_import, directory_import_row } from '#server/database/schema/directory-import.ts';
import { notification } from '#server/database/schema/notification.ts';
import { resource_page } from '#server/database/schema/publication.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { sendListing } from '#tests/factories/submission.ts';
import { call, type Recipe, type Scene } from './recipe.ts';

/** A draft of the library, so that the desk's calls have something to be called with. */
const collections: Recipe = {
  of: /\/collections\//,
  async make({ test, cast }) {
    const [page] = await test.services.database.db
      .select()
      .from(resource_page)
      .where(eq(resource_page.slug, 'blog'));
    const { id } = await call(test, cast.administrator, 'POST', '/desk-api/v1/collections/post/', {
      values: { title: 'Notes of a weaver', section: page!.id },
    });
    return { 'path.collection': 'post', 'path.id': id, 'path.version': '1', ids: [id] };
  },
};

/** An import of the directory whose rows are checked, one of them like a page that is there. */
const directoryImports: Recipe = {
  of: /\/directory-imports\//,
  async make({ test, cast }) {
    const { db } = test.services.database;
    const [one] = await db
      .insert(directory_import)
      .values({
        file_name: 'list.csv',
        state: 'checked',
        headings: ['name', 'kind'],
        columns: ['name', 'kind'],
        actor_id: cast.reviewer.id,
      })
      .returning();
    const record_id = await writeStakeholder(test.services, {});
    await db.insert(directory_import_row).values({
      import_id: one!.id,
      line: 2,
      cells: ['Known to nobody', 'startup'],
      will: 'ask',
      kind: 'startup',
      values: { name: 'Known to nobody' },
      alike: [{ id: record_id, reasons: ['name'] }],
    });
    return { 'path.id': one!.id, columns: ['name', 'kind'], line: 2, choice: 'update', record_id };
  },
};

const people: Recipe = {
  of: /\/desk-api\/v1\/people\//,
  make: async ({ cast }) => ({
    'path.id': cast.other.id,
    'path.role': 'reviewer',
    role: 'reviewer',
    reason: 'Asked to.',
  }),
};

const letters: Recipe = {
  of: /\/contact-messages\//,
  async make({ test, cast }) {
    const [row] = await test.services.database.db
      .insert(contact_message)
      .values({
        reference: crypto.randomUUID(),
        name: 'Dara Sok',
        email: 'dara@example.test',
        category: 'feedback',
        description: 'When do the boats leave?',
      })
      .returning();
    return { 'path.id': row!.id, body: 'At six.', person_id: cast.reviewer.id };
  },
};

const views: Recipe = {
  of: /\/desk-api\/v1\/views\//,
  async make({ test, cast }) {
    const [row] = await test.services.database.db
      .insert(saved_view)
      .values({
        list: 'submissions',
        name: 'Mine',
        query: 'status=reviewing',
        person_id: cast.reviewer.id,
        created_by: cast.reviewer.id,
      })
      .returning();
    return { 'path.id': row!.id, list: 'submissions', name: 'Ours', query: 'status=reviewing' };
  },
};

const merges: Recipe = {
  of: /\/desk-api\/v1\/merges\//,
  make: async ({ test }) => ({
    from: await writeStakeholder(test.services),
    into: await writeStakeholder(test.services),
    from_version: 1,
    into_version: 1,
    choices: {},
  }),
};

const notices: Recipe = {
  of: /\/notifications\//,
  async make({ test, cast }) {
    const [row] = await test.services.database.db
      .insert(notification)
      .values({ person_id: cast.member.id, kind: 'team_removed', params: { name: 'Slek' }, link: '/' })
      .returning();
    return { 'path.id': row!.id };
  },
};

/** The id of the newest row of a table. */
const newest = async ({ test }: Scene, table: 'audit_entry' | 'mail_outbox'): Promise<string> =>
  (await test.services.database.pool.query(`select id from ${table} order by created_at desc limit 1`))
    .rows[0].id;

const entries: Recipe = {
  of: /\/desk-api\/v1\/audit\//,
  async make(scene) {
    await sendListing(scene.test, 'startup');
    return { 'path.id': await newest(scene, 'audit_entry') };
  },
};

const mails: Recipe = {
  of: /\/mailbox\//,
  async make(scene) {
    await sendListing(scene.test, 'startup');
    return { 'path.id': await newest(scene, 'mail_outbox') };
  },
};

const sessions: Recipe = {
  of: /\/me\/sessions\//,
  make: async ({ cast }) => ({ 'path.id': cast.member.session_id }),
};

export const DESK = [
  collections,
  directoryImports,
  people,
  letters,
  views,
  merges,
  notices,
  entries,
  mails,
  sessions,
];
