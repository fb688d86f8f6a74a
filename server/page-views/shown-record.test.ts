import { expect, it } from 'vitest';
import { shownRecord } from './shown-record.ts';

const ID = '018cc251-f400-7873-9a29-402c0b868c16';

it.each([
  [`/ecosystem/discover/category/startup/${ID}`, ID],
  [`/ecosystem/discover/category/startup/${ID}-loom-lab`, ID],
  [`/ecosystem/discover/category/startup/${ID}-loom-lab/claim`, null],
  [`/ecosystem/discover/category/other_stakeholder/${ID.toUpperCase()}/`, ID],
  [`/ecosystem/discover/category/startup/${ID}/claim`, null],
  ['/ecosystem/discover/category/startup', null],
  [`/program/${ID}`, null],
])('%s shows the record %s (B.81)', (path, id) => {
  expect(shownRecord(path)).toBe(id);
});
