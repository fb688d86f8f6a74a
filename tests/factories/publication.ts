import { and, eq } from 'drizzle-orm';
import {
  type PublicationRow,
  writePublicationDocuments,
} from '#server/areas/publication/publication-documents.ts';
import { event, program } from '#server/database/schema/publication.ts';
import { taxonomy_term } from '#server/database/schema/taxonomy.ts';
import { inTransaction } from '#server/database/work.ts';
import type { Services } from '#server/services.ts';
import { testContext } from './stakeholder.ts';

const HOUR_MS = 3_600_000;
/** A moment some hours from now. */
export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
export const daysFromNow = (days: number): Date => hoursFromNow(days * 24);

let serial = 0;
type ProgramInput = Partial<typeof program.$inferInsert> & { category?: string };
type EventInput = Partial<typeof event.$inferInsert> & { category?: string };

/** Writes an approved program that is open for ten days, as the desk does, and returns its id. */
export async function writeProgram(
  services: Services,
  { category, ...input }: ProgramInput = {},
): Promise<string> {
  serial += 1;
  return write(services, 'program', category, (tx, category_id) =>
    tx
      .insert(program)
      .values({
        title: `Harvest Sprint ${serial}`,
        title_kh: `សប្តាហ៍ប្រមូលផល ${serial}`,
        summary: 'Six weeks of field trials',
        summary_kh: 'សាកល្បង 6 សប្តាហ៍',
        apply_url: 'https://sangker.example/apply',
        opens_at: daysFromNow(-5),
        closes_at: daysFromNow(10),
        status: 'approved',
        approved_at: daysFromNow(-6),
        ...input,
        ...(category_id ? { category_id } : {}),
      })
      .returning(),
  );
}

/** Writes an approved event of three hours in two days, as the desk does, and returns its id. */
export async function writeEvent(
  services: Services,
  { category, ...input }: EventInput = {},
): Promise<string> {
  serial += 1;
  const starts_at = input.starts_at ?? daysFromNow(2);
  return write(services, 'event', category, (tx, category_id) =>
    tx
      .insert(event)
      .values({
        title: `Founders’ Thursday ${serial}`,
        title_kh: `ព្រហស្បតិ៍ស្ថាបនិក ${serial}`,
        summary: 'An evening with investors',
        summary_kh: 'រាត្រីជាមួយវិនិយោគិន',
        starts_at,
        ends_at: new Date(starts_at.getTime() + 3 * HOUR_MS),
        venue: 'Mill yard',
        venue_kh: 'ទីធ្លារោងម៉ាស៊ីន',
        province_code: '12',
        status: 'approved',
        approved_at: daysFromNow(-6),
        ...input,
        ...(category_id ? { category_id } : {}),
      })
      .returning(),
  );
}

type Tx = Parameters<Parameters<typeof inTransaction>[1]>[0]['tx'];

function write(
  services: Services,
  tag: 'program' | 'event',
  category: string | undefined,
  insert: (tx: Tx, category_id: string | undefined) => Promise<PublicationRow[]>,
): Promise<string> {
  return inTransaction(testContext(services), async (work) => {
    const [term] = category
      ? await work.tx
          .select()
          .from(taxonomy_term)
          .where(and(eq(taxonomy_term.kind, `${tag}_category`), eq(taxonomy_term.slug, category)))
      : [];
    const [row] = await insert(work.tx, term?.id);
    // Also of what shows itself later: its moment comes without a job here.
    if (row!.status === 'approved' && !row!.deleted_at)
      await writePublicationDocuments(work.tx, tag === 'program' ? 'programs' : 'events', [row!]);
    work.changes(tag, `${tag}:${row!.id}`);
    if (row!.organiser_id) work.changes(`stakeholder:${row!.organiser_id}`);
    return row!.id;
  });
}
