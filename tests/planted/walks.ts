import { added, replaced, unitTest, verify } from './support/fault.ts';
import type { Walk } from './support/walk.ts';

/** At the front of a file of texts. */
const text = (name: string, value: unknown) => replaced('{\n', `{\n  "${name}": ${JSON.stringify(value)},\n`);
const TEXTS = 'shared/i18n';
/** What the checks of the sources say, without tests. */
const SOURCES = [verify('types'), verify('borders')];

/** Each how-to of docs/how-to that tells how something is added. */
export const WALKS: readonly Walk[] = [
  {
    howTo: 'add-a-field.md',
    edits: {
      'shared/i18n/en/fields.json': text('fax', { label: 'Fax' }),
      'shared/i18n/km/fields.json': text('fax', { label: 'ទូរសារ' }),
      'server/database/schema/stakeholder.ts': replaced(
        "pgTable('eso', {\n",
        "pgTable('eso', {\n  fax: text('fax').notNull().default(''),\n",
      ),
      'shared/domain/listing/forms.ts': replaced(
        '        areas,\n        yearOfEstablishmentField,\n',
        "        areas,\n        yearOfEstablishmentField,\n        field('fax', 'text'),\n",
      ),
    },
    generate: 'fax',
    proof: {
      'web/features/stakeholder/detail/record-view.test.ts': added(
        "it('shows a field that its form alone knows, under its label', () => {\n  const said = { ...record({ kind: 'eso' }), fax: '023 000 100' };\n  expect(toRecordView(said, 'en').further).toEqual([{ term: 'Fax', value: '023 000 100' }]);\n  expect(toRecordView(record({ kind: 'eso' }), 'en').further).toEqual([]);\n});",
      ),
    },
    commands: [
      ...SOURCES,
      [
        'test:unit',
        'shared/domain',
        'shared/i18n',
        'server/database/migrations.test',
        'tools/check-data-model',
        'record-view',
      ],
      ['test:api', 'tests/api/every-field', 'tests/api/specification', 'insight/open-data'],
    ],
    mostFiles: 8,
  },
  {
    howTo: 'add-a-rule.md',
    edits: {
      'shared/rules/text.ts': added(
        "/** No digits. */\nexport const noDigits: Rule = (value) => (/\\d/.test(value) ? { key: 'no_digits' } : null);",
      ),
      'shared/rules/text.test.ts': added(
        "it('takes no digits', async () => {\n  const { noDigits } = await import('./text.ts');\n  expect([noDigits('Sok'), noDigits(''), noDigits('Sok 2')]).toEqual([null, null, { key: 'no_digits' }]);\n});",
      ),
      [`${TEXTS}/en/rules.json`]: text('no_digits', 'Please write this without digits'),
      [`${TEXTS}/km/rules.json`]: text('no_digits', 'សូមសរសេរដោយគ្មានលេខ'),
      'shared/domain/listing/forms.ts': (before) =>
        before
          .replace(
            "field('languages', 'languages', {",
            "field('languages', 'languages', {\n rules: [noDigits],",
          )
          .replace(/^/, "import { noDigits } from '../../rules/text.ts';\n"),
    },
    commands: [...SOURCES, ['test:unit', 'shared/rules', 'shared/i18n/parity', 'shared/domain/listing']],
  },
  {
    howTo: 'add-a-mail.md',
    edits: {
      [`${TEXTS}/en/mail.json`]: text('contact_closed', {
        subject: 'Your message is closed',
        intro: 'Write again.',
        button: 'Write',
      }),
      [`${TEXTS}/km/mail.json`]: text('contact_closed', {
        subject: 'សារបានបិទ',
        intro: 'សូមសរសេរម្តងទៀត។',
        button: 'សរសេរ',
      }),
      'server/mail/templates/contact.ts': added(
        "export const contactClosed = (t: Translator, about: AboutMessage): MailContent => ({\n  subject: t('mail:contact_closed.subject'),\n  blocks: [opening(t, about), { kind: 'text', text: t('mail:contact_closed.intro') }, { kind: 'button', label: t('mail:contact_closed.button'), url: about.url }],\n});",
      ),
      'server/mail/templates.ts': (before) =>
        before
          .replace('import { contactReceived,', 'import { contactClosed, contactReceived,')
          .replace("  'contact.reply':", "  'contact.closed': contactClosed,\n  'contact.reply':"),
      'server/mail/testing/every-mail.ts': replaced(
        "  'contact.reply':",
        "  'contact.closed': { name, reference: 'C-7KQ4MX', text: 'One', url },\n  'contact.reply':",
      ),
    },
    commands: [...SOURCES, ['test:unit', 'server/mail', 'shared/i18n/parity', 'tests/docs/glossary']],
  },
  {
    howTo: 'add-a-role.md',
    edits: {
      'shared/domain/roles.ts': (before) =>
        before
          .replace(
            "  'manage_people',\n",
            "  'manage_people',\n  /** Close the inbox for the night. */\n  'close_contact',\n",
          )
          .replace("editor: ['enter',", "editor: ['enter', 'close_contact',"),
      'shared/contracts/contact.contract.ts': replaced("'desk:answer_contact'", "'desk:close_contact'"),
      'tests/permissions/desk-roles.ts': replaced(
        '  [/^(GET|POST) contact-',
        "  [/^GET contact-colleagues\\/$/, 'editor'],\n  [/^(GET|POST) contact-",
      ),
    },
    commands: [...SOURCES, ['test:unit', 'shared/domain/roles', 'tests/api/contracts']],
  },
  {
    howTo: 'add-a-check.md',
    edits: {
      'tools/check-tabs.ts':
        "/** A sentence for each file that has tabs. */\nexport const tabsIn = (file: string, text: string): string[] =>\n  text.includes('\\t') ? [[file, 'has tabs: npm run format'].join(' ')] : [];\n\nif (import.meta.main) for (const one of tabsIn('a.ts', '')) console.log(one);\n",
      'tools/check-tabs.test.ts':
        "import { expect, it } from 'vitest';\nimport { tabsIn } from './check-tabs.ts';\n\nit('finds a planted tab', () => {\n  expect(tabsIn('a.ts', '\\ta')).toEqual(['a.ts has tabs: npm run format']);\n  expect(tabsIn('a.ts', 'a')).toEqual([]);\n});\n",
      'tools/run/checks.mjs': replaced(
        "  check('borders', 'check-borders.ts'),\n",
        "  check('borders', 'check-borders.ts'),\n  check('tabs', 'check-tabs.ts'),\n",
      ),
    },
    commands: [...SOURCES, verify('tabs'), verify('dead code'), unitTest('tools/check-tabs')],
  },
  {
    howTo: 'add-a-collection.md',
    edits: {
      'CONTEXT.md': added('A motto is a sentence that the home page shows (បាវចនា).'),
      [`${TEXTS}/en/collection-fields.json`]: replaced(
        '    "highlight": {\n',
        '    "motto": { "singular": "Motto", "plural": "Mottos", "about": "Sentences of the home page." },\n    "highlight": {\n',
      ),
      [`${TEXTS}/km/collection-fields.json`]: replaced(
        '    "highlight": {\n',
        '    "motto": { "singular": "បាវចនា", "plural": "បាវចនា", "about": "ប្រយោគនៃទំព័រដើម។" },\n    "highlight": {\n',
      ),
      'server/database/schema/publication.ts': added(
        "export const motto = pgTable('motto', {\n  id: id(),\n  title: text('title').notNull().default(''),\n  title_kh: text('title_kh').notNull().default(''),\n  position: integer('position').notNull().default(0),\n  version: integer('version').notNull().default(1),\n  deleted_at: moment('deleted_at'),\n  created_at: createdAt(),\n  updated_at: updatedAt(),\n});",
      ),
      'shared/domain/collection/home.ts': added(
        "export const motto = collection({\n  name: 'motto',\n  section: 'home',\n  cacheTag: 'content',\n  action: 'edit_content',\n  publishes: false,\n  title: 'title',\n  path: null,\n  order: 'position',\n  searchIn: ['title', 'title_kh'],\n  groups: { text: [...common.title(), common.position()] },\n});",
      ),
      'shared/domain/collection/index.ts': (before) =>
        before
          .replace('highlight, partner }', 'highlight, motto, partner }')
          .replace('  highlight,\n', '  highlight,\n  motto,\n'),
      'server/areas/collection/collection-store.ts': (before) =>
        before
          .replace('  highlight,\n', '  highlight,\n  motto,\n')
          .replace(
            '  highlight: { table: highlight },\n',
            '  highlight: { table: highlight },\n  motto: { table: motto },\n',
          ),
    },
    generate: 'motto',
    commands: [
      ...SOURCES,
      ['test:unit', 'shared/domain/collection', 'shared/i18n/parity', 'server/database/migrations.test'],
      [
        'test:api',
        'server/areas/collection/collections.api',
        'server/areas/collection/imports.api',
        '-t',
        'motto',
      ],
    ],
  },
  {
    howTo: 'add-an-area.md',
    edits: {
      'CONTEXT.md': added('An award is a prize (រង្វាន់).'),
      'shared/contracts/contract.ts': replaced("  | 'audit'\n", "  | 'audit'\n  | 'award'\n"),
      'server/database/schema/award.ts':
        "import { pgTable, text } from 'drizzle-orm/pg-core';\nimport { id } from './columns.ts';\n\nexport const award = pgTable('award', { id: id(), name: text('name').notNull(), name_kh: text('name_kh').notNull() });\n",
      'server/database/client.ts': (before) =>
        before
          .replace(
            'import * as claim from',
            "import * as award from './schema/award.ts';\nimport * as claim from",
          )
          .replace('  ...claim,\n', '  ...award,\n  ...claim,\n'),
      'shared/contracts/award.contract.ts':
        "import { z } from 'zod';\nimport { defineContract } from './contract.ts';\nimport { listOf, pageQuery, uuid } from './list.ts';\n\nexport const listAwards = defineContract({\n  id: 'award.list',\n  summary: 'Every award',\n  method: 'GET',\n  path: '/api/v1/awards/',\n  access: 'public',\n  query: z.object({ ...pageQuery }),\n  response: listOf(z.object({ id: uuid, name: z.string(), name_kh: z.string() })),\n});\n",
      'server/areas/award/award.routes.ts':
        "import * as contract from '#shared/contracts/award.contract.ts';\nimport { asList } from '#shared/contracts/list.ts';\nimport { award } from '../../database/schema/award.ts';\nimport { type Route, route } from '../../http/route.ts';\n\nexport const routes: Route[] = [\n  route(contract.listAwards, async ({ query }, { services, tag }) => {\n    tag('award');\n    const rows = await services.database.db.select().from(award).orderBy(award.name, award.id);\n    return asList(rows, rows.length, query);\n  }),\n];\n",
      'server/routes.ts': (before) =>
        before
          .replace(/^/, "import { routes as award } from './areas/award/award.routes.ts';\n")
          .replace('  ...audit,\n', '  ...audit,\n  ...award,\n'),
      [`${TEXTS}/en/award.json`]: '{\n  "title": "Awards"\n}\n',
      [`${TEXTS}/km/award.json`]: '{\n  "title": "រង្វាន់"\n}\n',
      [`${TEXTS}/en/wording.json`]: replaced('  "areas": {\n', '  "areas": {\n    "award": "Awards",\n'),
      [`${TEXTS}/km/wording.json`]: replaced('  "areas": {\n', '  "areas": {\n    "award": "រង្វាន់",\n'),
      [`${TEXTS}/areas.ts`]: replaced(
        '  claim: area<',
        "  award: area<typeof import('./en/award.json')>(),\n  claim: area<",
      ),
      'web/routes/awards.tsx':
        "import { PageHead } from '#web/components/layout/page-head.tsx';\nimport { fetchTexts, withTexts } from '#web/lib/text-areas.ts';\nimport { useT } from '#web/lib/texts.tsx';\n\nexport const handle = withTexts('award');\nexport const clientMiddleware = [fetchTexts('award')];\n\nexport default function Awards() {\n  const t = useT();\n  return (\n    <div className=\"wrap page-top\">\n      <PageHead title={t('award:title')} />\n      <h1 className=\"t-d1\">{t('award:title')}</h1>\n    </div>\n  );\n}\n",
      'web/routes.ts': replaced(
        "  route('contact',",
        "  route('award', 'routes/awards.tsx'),\n  route('contact',",
      ),
      'tests/journeys/support/pages/public.ts': replaced(
        "  { route: 'about',",
        "  { route: 'award', address: '/award' },\n  { route: 'about',",
      ),
      'server/areas/content/sitemap/sitemap-entries.ts': replaced(
        "  '/contact',\n",
        "  '/award',\n  '/contact',\n",
      ),
    },
    generate: 'award',
    commands: [
      ['borders', '--write'],
      ...SOURCES,
      [
        'test:unit',
        'tests/api/contracts',
        'tests/journeys/support/pages.test',
        'shared/i18n/parity',
        'server/database/migrations.test',
        'tools/check-data-model',
      ],
    ],
  },
];
