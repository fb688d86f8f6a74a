import { resource, resource_page } from '#server/database/schema/publication.ts';
import { inTransaction } from '#server/database/work.ts';
import type { Services } from '#server/services.ts';
import { testContext } from './stakeholder.ts';

const DAY_MS = 86_400_000;
let serial = 0;

/** Writes an approved post, or a file, as the desk does; its section is made on the first call. Returns its id. */
export function writeResource(
  services: Services,
  kind: 'blog' | 'file',
  input: Partial<typeof resource.$inferInsert> = {},
): Promise<string> {
  serial += 1;
  return inTransaction(testContext(services), async (work) => {
    await work.tx
      .insert(resource_page)
      .values({ slug: kind, kind, name: kind, name_kh: kind === 'blog' ? 'អត្ថបទ' : 'ឯកសារ' })
      .onConflictDoNothing();
    const pages = await work.tx.select().from(resource_page);
    const page_id = pages.find(({ slug }) => slug === kind)!.id;
    const [row] = await work.tx
      .insert(resource)
      .values({
        title: `Notes on rice ${serial}`,
        title_kh: `កំណត់ត្រាអំពីស្រូវ ${serial}`,
        status: 'approved',
        published_at: new Date(Date.now() - DAY_MS),
        ...input,
        page_id,
      })
      .returning({ id: resource.id });
    work.changes('resource', `resource:${row!.id}`);
    return row!.id;
  });
}
