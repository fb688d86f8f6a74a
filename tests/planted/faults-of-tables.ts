import { added, type Fault, replaced, unitTest } from './support/fault.ts';

const pages = unitTest('tests/journeys/support/pages.test.ts');

/** What the tests that walk our own tables find, without a database. */
export const FAULTS_OF_TABLES: readonly Fault[] = [
  {
    what: 'a field is asked for that no table keeps',
    edits: {
      'shared/domain/listing/forms.ts': replaced(
        '        areas,\n        yearOfEstablishmentField,\n',
        "        areas,\n        yearOfEstablishmentField,\n        field('fax', 'text', { texts: 'phone' }),\n",
      ),
    },
    command: unitTest('server/areas/stakeholder/field-place.test.ts'),
    says: /The field fax of a eso has no column: add one to server\/database\/schema/,
  },
  {
    what: 'a call of the desk opens to all of its roles',
    edits: {
      'shared/contracts/contact.contract.ts': replaced("'desk:answer_contact'", "'desk:enter'"),
    },
    command: unitTest('tests/api/contracts.test.ts'),
    says: /contact\.colleagues \(desk:enter\) opens to reviewer, editor, translator, analyst, administrator.*Name the action that fits/,
  },
  {
    what: 'a call is described and nobody answers it',
    edits: {
      'shared/contracts/contact.contract.ts': added(
        "export const forgotten = defineContract({ id: 'contact.forgotten', summary: 'Nobody does it', method: 'GET', path: '/api/v1/forgotten/', access: 'public', response: z.object({}) });",
      ),
    },
    command: unitTest('tests/api/contracts.test.ts'),
    says: /no route lacks a contract[\s\S]*contact\.forgotten/,
  },
  {
    what: 'a route is not among those that are looked at',
    edits: {
      'web/routes.ts': replaced(
        "  route('contact',",
        "  route('award', 'routes/about.tsx', { id: 'routes/award' }),\n  route('contact',",
      ),
    },
    command: pages,
    says: /award: say in tests\/journeys\/support\/pages\/ how it is reached/,
  },
  {
    what: 'a page for everybody is missing in the sitemap',
    edits: { 'server/areas/content/sitemap/sitemap-entries.ts': replaced("  '/open-data',\n", '') },
    command: pages,
    says: /\/open-data: put it into server\/areas\/content\/sitemap\/sitemap-entries\.ts/,
  },
  {
    what: 'a number of days is written by hand beside its constant',
    edits: {
      'shared/i18n/en/connection.json': replaced(
        '"Connections of your organisations"',
        '"Connections of 90 days"',
      ),
      'shared/i18n/km/connection.json': (text) =>
        text.replace(/("network_title": ")[^"]*/, '$1ទំនាក់ទំនង 90 ថ្ងៃ'),
    },
    command: unitTest('tests/languages/named-numbers.test.ts'),
    says: /connection:network_title says 90 day by hand: take the number as \{count\}, or name its constant/,
  },
  {
    what: 'a state is set outside of the table of its ways',
    edits: {
      'server/areas/claim/pause-claim.ts':
        "export const pause = (work: Work) => work.tx.update(claim).set({ at: sql`now()`, state: 'paused' });\n",
    },
    command: unitTest('tests/states/states.test.ts'),
    says: /pause-claim\.ts sets the state of a claim by hand: let server\/cases\/take-step\.ts do it, which asks CLAIM_CASE/,
  },
  {
    what: 'a text is there in one language',
    edits: { 'shared/i18n/en/contact.json': replaced('{\n', '{\n  "only_english": "Write to us",\n') },
    command: unitTest('shared/i18n/parity.test.ts'),
    says: /only_english is missing in shared\/i18n\/km\/contact\.json/,
  },
  {
    what: 'a Khmer text uses a word that the glossary refuses',
    edits: {
      'shared/i18n/km/contact.json': (text) => text.replace(/("title": ")/, '$1ការទាមទារ '),
    },
    command: unitTest('tests/docs/glossary.test.ts'),
    says: /contact:[\w.]*title: ការទាមទារ/,
  },
  {
    what: 'the schema is ahead of its migrations',
    edits: {
      'server/database/schema/stakeholder.ts': replaced(
        "    rank: integer('rank')",
        "    fax: text('fax').notNull().default(''),\n    rank: integer('rank')",
      ),
    },
    command: unitTest('server/database/migrations.test.ts'),
    says: /public\.stakeholder is ahead of its migrations: run npm run generate --/,
  },
  {
    what: 'the data model is not what the schema says',
    edits: { 'docs/data-model.md': replaced('## stakeholder', '## page') },
    command: unitTest('tools/check-data-model.test.ts'),
    says: /docs\/data-model\.md is stale: npm run generate/,
  },
  {
    what: 'a setting is not in the example',
    edits: {
      'server/environment-settings.ts': replaced(
        '  HOST: z\n',
        "  FAX: z.string().optional().describe('Number of the fax.'),\n  HOST: z\n",
      ),
    },
    command: unitTest('tools/check-env-example.test.ts'),
    says: /\.env\.example is stale: npm run generate/,
  },
  {
    what: 'a colour of the day has none by night that can be read',
    edits: { 'web/styles/night.css': (text) => text.replace(/--text: #[0-9a-f]{6}/, '--text: #1c1917') },
    command: unitTest('web/styles/night.test.ts'),
    says: /text on paper|text.*paper/,
  },
  {
    what: 'a text has another place to fill than in the other language',
    edits: { 'shared/i18n/km/contact.json': replaced('{reference} របស់អ្នក', '{referenc} របស់អ្នក') },
    command: unitTest('shared/i18n/parity.test.ts'),
    says: /contact has the same places to fill[\s\S]*answer_to/,
  },
  {
    what: 'a text that is sent may be as long as one likes',
    edits: {
      'shared/contracts/contact.contract.ts': replaced(
        ".max(2_000).default('').transform(aboutPath)",
        ".default('').transform(aboutPath)",
      ),
    },
    command: unitTest('tests/api/contracts.test.ts'),
    says: /A text that is sent says how long it may be: give its field \.max/,
  },
];
