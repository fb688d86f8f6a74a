import { added, atTop, type Fault, replaced, unitTest, verify } from './support/fault.ts';

const key = ['-----BEGIN', 'RSA PRIVATE KEY-----'].join(' ');

/** What a look at the sources finds. */
export const FAULTS_OF_SOURCES: readonly Fault[] = [
  {
    what: 'a page reads the server',
    edits: { 'web/features/home/quarters.ts': atTop("import { readConfig } from '#server/config.ts';") },
    command: verify('borders'),
    says: /quarters\.ts imports server\/config\.ts: web\/ may not import server\/\. A page asks a call by its contract/,
  },
  {
    what: 'an area reaches into the inside of another',
    edits: {
      'server/areas/newsletter/answer-link.ts': atTop("import { stepClaim } from '../claim/step-claim.ts';"),
    },
    command: verify('borders'),
    says: /first time that server\/areas\/newsletter asks server\/areas\/claim.*npm run borders -- --write/,
  },
  {
    what: 'two files need each other',
    edits: {
      'shared/format/one.ts': "import { two } from './two.ts';\nexport const one = () => two;\n",
      'shared/format/two.ts': "import { one } from './one.ts';\nexport const two = () => one;\n",
    },
    command: verify('borders'),
    says: /These files need one another.*one\.ts, shared\/format\/two\.ts.*Move what they share/,
  },
  {
    what: 'a package is in package.json and not in the lock',
    edits: { 'package.json': replaced('"zod":', '"left-pad": "1.3.0",\n    "zod":') },
    command: verify('borders'),
    says: /left-pad@1\.3\.0, which package-lock\.json does not hold\. Run npm install --save-exact/,
  },
  {
    what: 'a key is committed',
    edits: { 'docs/key.md': `${key}\n${'MIIEowIBAAKCAQEA'.repeat(40)}\n${key.replace('BEGIN', 'END')}\n` },
    command: verify('secrets'),
    says: /key\.md[\s\S]*A secret in a commit is known to everybody/,
  },
  {
    what: 'a key is about to be committed',
    edits: { 'docs/key.md': `${key}\n${'MIIEowIBAAKCAQEA'.repeat(40)}\n${key.replace('BEGIN', 'END')}\n` },
    command: ['verify', '--changed', '--only', 'secrets'],
    says: /key\.md[\s\S]*A secret in a commit is known to everybody/,
  },
  {
    what: 'a changed file is written in a hand of its own',
    edits: { 'shared/format/numbers.ts': added('export const  one = "1"') },
    command: ['verify', '--changed', '--only', 'format and lint'],
    says: /shared\/format\/numbers\.ts[\s\S]*would have printed/i,
  },
  {
    what: 'something is exported that nobody asks for',
    edits: { 'shared/format/numbers.ts': added('export const nobodyAsks = 1;') },
    command: verify('dead code'),
    says: /Unused exports[\s\S]*nobodyAsks.*shared\/format\/numbers\.ts/,
  },
  {
    what: 'a package is used that nobody asked for',
    edits: { 'server/log.ts': atTop("import 'left-pad';") },
    command: verify('dead code'),
    says: /Unlisted dependencies[\s\S]*left-pad.*server\/log\.ts/,
  },
  {
    what: 'a file is written in a hand of its own',
    edits: { 'shared/format/numbers.ts': added('export const  one = "1"') },
    command: verify('format and lint'),
    says: /shared\/format\/numbers\.ts[\s\S]*would have printed/i,
  },
  {
    what: 'a page asks a record for a field that it does not have',
    edits: {
      'web/features/publication/publication-frame.tsx': replaced('publication.id)', 'publication.number)'),
    },
    command: verify('types'),
    says: /publication-frame\.tsx\(\d+,\d+\): error TS2339: Property 'number' does not exist/,
  },
  {
    what: 'a search compares letter by letter',
    edits: { 'server/log.ts': added("export const like = 'name ilike $1';") },
    command: unitTest('server/search/no-ilike.test.ts'),
    says: /search boxes ask `saying`[\s\S]*log\.ts/,
  },
  {
    what: 'the server takes something from the tests',
    edits: { 'server/csv/csv-records.ts': atTop("import { passOverYard } from '#tests/setup/yard.ts';") },
    command: verify('borders'),
    says: /csv-records\.ts imports tests\/setup\/yard\.ts: server\/ may not import tests\//,
  },
  {
    what: 'one test alone was let run, and stayed so',
    edits: { 'shared/rules/date.test.ts': (text) => text.replace(/\bit\(/, 'it.only(') },
    command: verify('format and lint'),
    says: /date\.test\.ts:\d+:\d+ lint\/suspicious\/noFocusedTests/,
  },
  {
    what: 'a paper points to one that is not there',
    edits: { 'README.md': replaced('(CONTEXT.md)', '(CONTEXTS.md)') },
    command: unitTest('tests/docs/links.test.ts'),
    says: /README\.md points to CONTEXTS\.md, which is not there\. Name where it is now/,
  },
  {
    what: 'an area reads a setting of its own from the environment',
    edits: {
      'server/areas/content/sitemap/sitemap-xml.ts': added('export const place = process.env.SOME_PLACE;'),
    },
    command: unitTest('server/settings-alone.test.ts'),
    says: /sitemap-xml\.ts reads process\.env: make it a setting of server\/config\.ts/,
  },
  {
    what: 'a migration is changed that others have run',
    edits: { 'server/database/migrations/0001_search.sql': added('-- a better comment') },
    command: unitTest('tools/check-migrations.test.ts'),
    says: /0001_search\.sql is other than when it was written.*write another one: npm run generate/,
  },
  {
    what: 'a button is a drawing without a name',
    edits: {
      'web/components/layout/newsletter-form.tsx': added(
        'export const Bare = () => <button type="button"><svg aria-hidden="true" /></button>;',
      ),
    },
    command: unitTest('tools/names-of-buttons.test.ts'),
    says: /Give it words, or an aria-label in both languages[\s\S]*newsletter\.tsx/,
  },
];
