import { and, eq } from 'drizzle-orm';
import type { ReportedPage, ReportSubject } from '#shared/domain/report.ts';
import { libraryPath, pagePath, publicationPath } from '../../addresses/page-path.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { message } from '../../database/schema/inbox.ts';
import { person } from '../../database/schema/person.ts';
import { event, program, resource, resource_page } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { Problem } from '../../http/problem.ts';
import { findParties, presentPersonParty } from '../connection/party.ts';
import { findMessages } from '../inbox/messages.ts';
import { readThread } from '../inbox/read-thread.ts';

/** What was reported as it read at that moment: names, words, the path of its page, and the person behind it. */
export type Evidence = Record<string, string>;

/** Reads what the reporter sees; Problem `not_found` for what they cannot see. */
export async function readEvidence(
  db: Queryable,
  me: string,
  kind: ReportSubject,
  id: string,
): Promise<Evidence> {
  const found = await READERS[kind](db, me, id);
  if (!found) throw new Problem('not_found');
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

/** The same of a page that everybody may open. */
export const readPublicEvidence = (
  db: Queryable,
  me: string | null,
  kind: ReportedPage,
  id: string,
): Promise<Evidence> => readEvidence(db, me ?? '', kind, id);

type Reader = (db: Queryable, me: string, id: string) => Promise<Evidence | null | undefined>;

const READERS: Readonly<Record<ReportSubject, Reader>> = {
  async person(db, me, id) {
    const [row] = await db.select().from(person).where(eq(person.id, id));
    if (row?.status !== 'active') return null;
    if (row.id === me) throw new Problem('conflict', { messageKey: 'report:problem.own' });
    const party = presentPersonParty(row, 'none');
    return {
      name: party.name || party.name_kh,
      name_kh: party.name_kh,
      text: [party.line, row.bio].filter(Boolean).join('\n'),
      path: party.url,
      person_id: row.id,
    };
  },
  async stakeholder(db, _me, id) {
    const [row] = await db
      .select()
      .from(stakeholder)
      .where(and(eq(stakeholder.id, id), eq(stakeholder.status, 'approved')));
    return (
      row && {
        name: row.name,
        name_kh: row.name_kh,
        text: [row.summary, row.website].filter(Boolean).join('\n'),
        path: pagePath(row),
      }
    );
  },
  async message(db, me, id) {
    const [row] = await db.select().from(message).where(eq(message.id, id));
    if (!row || row.deleted_at) return null;
    await readThread(db, me, row.thread_id);
    if (row.author_id === me) throw new Problem('conflict', { messageKey: 'report:problem.own' });
    if (!row.author_id) return null;
    return { ...(await nameOf(db, row.author_id)), text: row.body, person_id: row.author_id };
  },
  async thread(db, me, id) {
    const { item } = await readThread(db, me, id);
    if (!item.party) return null;
    const { rows } = await findMessages(db, id, undefined);
    const theirs = rows.filter(({ author_id }) => author_id !== null && author_id !== me);
    const author = item.party.kind === 'person' ? item.party.id : (theirs.at(-1)?.author_id ?? '');
    return {
      name: item.party.name || item.party.name_kh,
      name_kh: item.party.name_kh,
      text: theirs
        .slice(-5)
        .map(({ body }) => body)
        .join('\n\n'),
      path: item.party.url,
      person_id: author,
    };
  },
  async program(db, _me, id) {
    const [row] = await db
      .select()
      .from(program)
      .where(and(eq(program.id, id), isPublished(program)));
    return (
      row && {
        name: row.title,
        name_kh: row.title_kh,
        text: row.summary,
        path: publicationPath('program', row),
      }
    );
  },
  async event(db, _me, id) {
    const [row] = await db
      .select()
      .from(event)
      .where(and(eq(event.id, id), isPublished(event)));
    return (
      row && {
        name: row.title,
        name_kh: row.title_kh,
        text: row.summary,
        path: publicationPath('event', row),
      }
    );
  },
  async resource(db, _me, id) {
    const [row] = await db
      .select({
        id: resource.id,
        title: resource.title,
        title_kh: resource.title_kh,
        summary: resource.summary,
        section: { kind: resource_page.kind, slug: resource_page.slug },
      })
      .from(resource)
      .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
      .where(and(eq(resource.id, id), isPublished(resource)));
    return (
      row && {
        name: row.title,
        name_kh: row.title_kh,
        text: row.summary,
        path: libraryPath(row, row.section),
      }
    );
  },
};

async function nameOf(db: Queryable, personId: string): Promise<Evidence> {
  const { people } = await findParties(db, [personId], []);
  const who = people.get(personId);
  if (!who) return { name: '' };
  const party = presentPersonParty(who, 'none');
  return { name: party.name || party.name_kh, name_kh: party.name_kh, path: party.url };
}
