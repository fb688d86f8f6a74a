import { event, program, resource, resource_page } from '#server/database/schema/publication.ts';
import type { Services } from '#server/services.ts';

type Has = Pick<Services, 'database'>;
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
let serial = 0;

/** Writes an approved program that is open for ten days, unless told otherwise; returns its id. */
export async function writeProgram(
  { database: { db } }: Has,
  input: Partial<typeof program.$inferInsert> = {},
): Promise<string> {
  serial += 1;
  const [row] = await db
    .insert(program)
    .values({
      title: `Mekong sprint ${serial}`,
      title_kh: `វគ្គមេគង្គ ${serial}`,
      status: 'approved',
      closes_at: inDays(10),
      ...input,
    })
    .returning();
  return row!.id;
}

/** Writes an approved event of the day after tomorrow, unless told otherwise; returns its id. */
export async function writeEvent(
  { database: { db } }: Has,
  input: Partial<typeof event.$inferInsert> = {},
): Promise<string> {
  serial += 1;
  const starts_at = input.starts_at ?? inDays(2);
  const [row] = await db
    .insert(event)
    .values({
      title: `Founders evening ${serial}`,
      title_kh: `រាត្រីស្ថាបនិក ${serial}`,
      status: 'approved',
      ends_at: new Date(starts_at.getTime() + 3 * 3_600_000),
      ...input,
      starts_at,
    })
    .returning();
  return row!.id;
}

/** Writes an approved post, or a file, of a section made on the first call; returns its id. */
export async function writeResource(
  { database: { db } }: Has,
  kind: 'blog' | 'file',
  input: Partial<typeof resource.$inferInsert> = {},
): Promise<string> {
  serial += 1;
  await db
    .insert(resource_page)
    .values({ slug: kind, kind, name: kind, name_kh: kind === 'blog' ? 'អត្ថបទ' : 'ឯកសារ' })
    .onConflictDoNothing();
  const pages = await db.select().from(resource_page);
  const page_id = pages.find(({ slug }) => slug === kind)!.id;
  const [row] = await db
    .insert(resource)
    .values({
      title: `Notes on rice ${serial}`,
      title_kh: `កំណត់ត្រាអំពីស្រូវ ${serial}`,
      status: 'approved',
      published_at: inDays(-1),
      ...input,
      page_id,
    })
    .returning();
  return row!.id;
}
