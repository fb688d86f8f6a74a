import { and, eq } from 'drizzle-orm';
import { writePublicationDocuments } from '#server/areas/publication/publication-documents.ts';
import { file } from '#server/database/schema/file.ts';
import { resource, resource_page } from '#server/database/schema/publication.ts';
import { taxonomy_term } from '#server/database/schema/taxonomy.ts';
import { inTransaction } from '#server/database/work.ts';
import type { Services } from '#server/services.ts';
import { testContext } from './stakeholder.ts';

type ResourceInput = Partial<typeof resource.$inferInsert> & {
  section?: string;
  category?: string;
  /** Name of its file; there is one with these bytes. */
  file?: { name: string; media_type: string; bytes?: Uint8Array; is_public?: boolean };
};

let serial = 0;

/** Writes a published post (or, with `file`, a file) as the desk does, and returns its id. */
export async function writeResource(
  services: Services,
  { section, category, file: given, ...input }: ResourceInput = {},
): Promise<string> {
  serial += 1;
  const file_id = given && (await writeFile(services, given));
  return inTransaction(testContext(services), async (work) => {
    const slug = section ?? (given ? 'file' : 'blog');
    const [page] = await work.tx.select().from(resource_page).where(eq(resource_page.slug, slug));
    const [term] = category
      ? await work.tx
          .select()
          .from(taxonomy_term)
          .where(and(eq(taxonomy_term.kind, 'resource_category'), eq(taxonomy_term.slug, category)))
      : [];
    const [row] = await work.tx
      .insert(resource)
      .values({
        title: `A cap table ${serial}`,
        title_kh: `តារាងភាគហ៊ុន ${serial}`,
        summary: 'Worked figures',
        summary_kh: 'ឧទាហរណ៍ជាក់ស្តែង',
        body: '<p>One</p>',
        body_kh: '<p>មួយ</p>',
        status: 'approved',
        published_at: new Date(Date.now() - 60_000),
        ...input,
        page_id: page!.id,
        ...(term ? { category_id: term.id } : {}),
        ...(file_id ? { file_id } : {}),
      })
      .returning();
    if (row!.status === 'approved' && !row!.deleted_at)
      await writePublicationDocuments(work.tx, page!.kind === 'file' ? 'files' : 'blogs', [row!]);
    work.changes('resource', `resource:${row!.id}`);
    return row!.id;
  });
}

/** Puts bytes into the store and writes their row. */
export async function writeFile(
  { database, files }: Services,
  {
    name,
    media_type,
    bytes = new TextEncoder().encode('a,b\r\n1,2\r\n'),
    is_public = true,
    ...more
  }: NonNullable<ResourceInput['file']> & { width?: number; height?: number },
): Promise<string> {
  const key = `test/${crypto.randomUUID()}`;
  await files.put(key, bytes, media_type);
  const [row] = await database.db
    .insert(file)
    .values({
      purpose: 'resource.file',
      key,
      name,
      media_type,
      bytes: bytes.byteLength,
      sha256: crypto.randomUUID().replaceAll('-', ''),
      is_public,
      ...more,
    })
    .returning();
  return row!.id;
}
