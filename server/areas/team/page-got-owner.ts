import type { Work } from '../../database/work.ts';
import { defineHook } from '../../hooks/define-hook.ts';
import type { PageRow } from './team.queries.ts';

/** Somebody became an owner of a page, which is locked. Whoever has claims of it open settles them. */
export const pageGotOwner = defineHook<[work: Work, page: PageRow, personId: string], unknown>(
  'a page got an owner',
);
