/** What each command does and takes, for `npm run <command> -- --help`. The others pass it on to Vitest, Playwright and `phum`. */
const usage = {
  start: ['npm start', 'Builds what is stale and serves the site.'],
  dev: ['npm run dev', 'Serves the site for working on it; every edit is seen.'],
  test: ['npm test [-- --long]', 'All tests; with --long also what is tried before a release.'],
  verify: [
    'npm run verify [-- --changed | --only <step>]',
    'Checks, build and unit tests; --changed: of what was edited.',
  ],
  generate: [
    'npm run generate [-- <what>]',
    'Writes what is made from the sources; with a name a migration.',
  ],
  borders: ['npm run borders [-- --write]', 'Who imports what; --write takes the exceptions of today.'],
  format: ['npm run format', 'Formats the sources and mends what a tool can mend.'],
  'test:faults': ['npm run test:faults [-- --long]', 'Kills servers and databases.'],
  'test:deploy': ['npm run test:deploy [-- --long]', 'Types what the runbooks say.'],
  'test:line': ['npm run test:line [-- --long]', 'Lines that hang, break and lose answers.'],
  'test:engines': [
    'npm run test:engines [-- --write]',
    'The main journeys in all engines; --write: the table.',
  ],
  'bench:dev': ['npm run bench:dev', 'Edits files and times what a page shows.'],
  'close-demo': ['npm run close-demo', 'Closes accounts whose password is published.'],
  migrate: ['npm run migrate', 'Brings the database to the schema of this version, and ends.'],
  backup: ['npm run backup -- <folder>', 'Copies the embedded database, while it serves, into a new folder.'],
  database: ['npm run database', 'Serves the embedded database alone, for psql and pg_dump.'],
  coverage: ['npm run coverage', 'Which numbered lines of the requirements a test names.'],
  data: ['npm run data -- [options]', 'Records made for trying and measuring: docs/how-to/demo-data.md.'],
  release: ['npm run release', 'One archive for a machine without compiler and network.'],
  attack: ['npm run attack [-- --long | --url <address>]', 'Attacks a demonstration from outside.'],
  simulator: [
    'npm run simulator',
    'The national identity, for trying: docs/how-to/rehearse-the-national-identity.md.',
  ],
  'bench:peers': [
    'npm run bench:peers [-- options]',
    'Compares reads with Directus and Strapi, which it installs outside.',
  ],
  bench: ['npm run bench [-- options]', 'Compares the speed of reads: docs/performance.md.'],
  secret: ['npm run secret', 'Makes a secret for the settings.'],
  build: ['npm run build', 'Builds the pages.'],
  browser: ['npm run browser', 'Finds or installs Chromium and says where.'],
};

/** The sentence for `--help`, where it is asked for and the command has none of its own. */
export function usageOf(name, args) {
  const isAsked = args.includes('--help') || args.includes('-h');
  return isAsked && Object.hasOwn(usage, name) ? usage[name].join('\n  ') : undefined;
}
