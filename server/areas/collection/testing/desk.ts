import type { InjectOptions } from 'fastify';
import { v7 } from 'uuid';
import { content_page, program, resource_page } from '#server/database/schema/publication.ts';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { CollectionField, RecordValues } from '#shared/domain/collection/collection-field.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';

export interface Answer<T = Record<string, never>> {
  status: number;
  body: T;
}

/** An editor at the desk of a site with master data, and what records need to point at. */
export interface Desk {
  test: TestApp;
  editor: TestPerson;
  call<T = CollectionRecord>(
    method: string,
    path: string,
    payload?: unknown,
    language?: 'en' | 'km',
  ): Promise<Answer<T>>;
  /** A record with every field filled in; the values given last. */
  create(collection: Collection, values?: RecordValues): Promise<CollectionRecord>;
  /** Values for every field of a collection, different each time. */
  sample(collection: Collection): RecordValues;
  upload(
    collection: string,
    field: string,
    file: { name: string; type: string; bytes: Uint8Array },
  ): Promise<
    Answer<{
      id: string;
      address: string;
      url: string;
      media_type: string;
      errors?: Record<string, string[]>;
    }>
  >;
  stop(): Promise<void>;
}

const BASE = '/desk-api/v1/collections/';

export async function startDesk(options: Parameters<typeof startTestApp>[0] = {}): Promise<Desk> {
  const test = await startTestApp(options);
  await seedMasterLists(test.services);
  const editor = await test.signIn({ roles: ['editor'] });
  const { db } = test.services.database;
  const pages = await db.select().from(resource_page);
  const [shown] = await db.insert(program).values({ title: 'Shown', status: 'approved' }).returning();
  const organiser = await writeStakeholder(test.services);

  const call: Desk['call'] = async (method, path, payload, language = 'en') => {
    const response = await test.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path.startsWith('/') ? path : `${BASE}${path}`,
      headers: { ...editor.headers, 'accept-language': language },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    return { status: response.statusCode, body: response.json() };
  };

  const upload: Desk['upload'] = async (collection, field, file) => {
    const { payload, headers } = await multipart({ field, file });
    const response = await test.call(
      { headers: { ...editor.headers, ...headers } },
      'POST',
      `${BASE}${collection}/files/`,
      payload,
    );
    return { status: response.statusCode, body: response.json() };
  };

  const image = await upload('post', 'cover', {
    name: 'a.png',
    type: 'image/png',
    bytes: await picture('png'),
  });
  const text = await upload('library_file', 'file', {
    name: 'a.csv',
    type: 'text/csv',
    bytes: Buffer.from('a,b\n1,2\n'),
  });
  const targets: Record<string, string> = {
    stakeholder: organiser,
    program: shown!.id,
    blog_page: pages.find(({ kind }) => kind === 'blog')!.id,
    file_page: pages.find(({ kind }) => kind === 'file')!.id,
  };

  let serial = 0;
  const sample: Desk['sample'] = (collection) => {
    serial += 1;
    return Object.fromEntries(
      fieldsOf(collection).map((field) => [
        field.name,
        sampleValue(field, serial, { image: image.body.id, file: text.body.id, targets }),
      ]),
    );
  };

  return {
    test,
    editor,
    call,
    upload,
    sample,
    async create(collection, values = {}) {
      if (collection.closed) return existing(collection);
      const { status, body } = await call('POST', `${collection.name}/`, {
        values: { ...sample(collection), ...values },
      });
      if (status !== 201) throw new Error(`${collection.name}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    stop: () => test.stop(),
  };

  /** Closed collections have what the program brought; pages of text are brought by the test. */
  async function existing(collection: Collection): Promise<CollectionRecord> {
    if (collection.name === 'content_page') {
      const [page] = await db
        .insert(content_page)
        .values({
          id: v7(),
          slug: `page-${++serial}`,
          title: `Page ${serial}`,
          title_kh: 'ទំព័រ',
          body: '<p>Text</p>',
        })
        .returning();
      return (await call('GET', `content_page/${page!.id}/`)).body;
    }
    const { body } = await call<{ data: CollectionRecord[] }>('GET', `${collection.name}/?per_page=1`);
    return (await call('GET', `${collection.name}/${body.data[0]!.id}/`)).body;
  }
}

interface Stock {
  image: string;
  file: string;
  targets: Record<string, string>;
}

function sampleValue(field: CollectionField, n: number, { image, file, targets }: Stock): string | string[] {
  const words = field.lang === 'km' ? 'អត្ថបទខ្មែរ' : 'Words';
  switch (field.input) {
    case 'rich_text':
      return `<p>${words} ${n}</p>`;
    case 'lines':
      return `${words} ${n}\n${words}`;
    case 'slug':
      return `entry-${n}`;
    case 'number':
      return String((field.range?.min ?? 0) + (n % 50));
    case 'money':
      return '12.5';
    case 'moment':
      return /^(?:ends|closes|to)/.test(field.name) ? '2030-01-02T10:00:00.000Z' : '2026-01-02T10:00:00.000Z';
    case 'select':
      return field.name === 'kind' && field.options.includes('program') ? 'program' : field.options[0]!;
    case 'switch':
      return field.name === 'active' ? 'yes' : '';
    case 'term':
      return TERMS[field.taxonomy ?? ''] ?? '';
    case 'terms':
      return [TERMS[field.taxonomy ?? ''] ?? ''];
    case 'province':
      return '02';
    case 'reference':
      return targets[field.targetField ? 'program' : field.targets[0]!] ?? '';
    case 'image':
      return image;
    case 'file':
      return file;
    case 'tags':
      return ['rice', 'ស្រូវ'];
    case 'url':
      return `https://example.org/${n}`;
    case 'video':
      return 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    default:
      return `${words} ${n}`;
  }
}

const TERMS: Record<string, string> = {
  program_category: 'grant',
  event_category: 'workshop',
  resource_category: 'guide',
  stage: 'prototype',
  sector: 'fintech',
};
