import { apiTest, type Fault, replaced } from './support/fault.ts';

const everyField = apiTest('tests/api/every-field.api.test.ts');

/** What only a running site with a database shows. */
export const FAULTS_OF_CALLS: readonly Fault[] = [
  {
    what: 'open data forgets a field that visitors see',
    edits: { 'shared/domain/insight/datasets.ts': replaced("  'telegram',\n", '') },
    command: everyField,
    says: /telegram: visitors see it, and no column of open data has it \(shared\/domain\/insight\/datasets\.ts\)/,
  },
  {
    what: 'a page forgets a field that its owner gave',
    edits: {
      'server/areas/stakeholder/detail.present.ts': replaced('row.telegram', "''"),
    },
    command: everyField,
    says: /is on the page that its request makes[\s\S]*"telegram"/,
  },
];
