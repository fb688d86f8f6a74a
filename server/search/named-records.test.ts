import { expect, it } from 'vitest';
import { recordsNamed } from './named-records.ts';

it.each([
  [['stakeholder', 'stakeholder:1', 'stakeholder-beside'], ['1']],
  [
    ['stakeholder:1', 'event', 'event:2'],
    ['1', '2'],
  ],
  [['taxonomy', 'content', 'job:mail.send:0'], []],
  [['stakeholder:1', 'program'], null],
  [['resource'], null],
  [['*'], null],
  [['search-documents'], null],
])('a change of %j names %j of what can be found', (tags, named) => {
  expect(recordsNamed(new Set(tags))).toEqual(named);
});
