import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import type { ClaimState } from '#shared/domain/claim.ts';
import type { Queryable } from '../../database/client.ts';
import { defineHook } from '../../hooks/define-hook.ts';

/** What its reader's newest claim of a page has come to; undefined if they never claimed it. */
export const claimOfReader = defineHook<
  [db: Queryable, stakeholderId: string, personId: string],
  { id: string; state: ClaimState } | undefined
>('whether the reader of a page claims it');

/** How its reader, or an organisation they act for, stands to a page: what the button on it says. */
export const connectionOfReader = defineHook<
  [db: Queryable, personId: string, stakeholderId: string],
  NonNullable<StakeholderDetail['connection']>
>('how the reader of a page stands to it');
