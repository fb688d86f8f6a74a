import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { FetchResult } from '#web/lib/fetch-api.ts';
import { agreeCall, askReaderCall, discardCopyCall, planWithdrawalCall } from './calls.ts';
import { type PanelIntent, READER, READER_WORD, WITHDRAW_AT } from './publish-at.ts';
import { readMoment } from './record-values.ts';

/** What of a record was read: its own version, and that of its working copy (0: none). */
export interface ReadVersions {
  version: number;
  copy: number;
}

/** Does what a button of the panel says to a record; `share` is none of these, since it changes nothing. */
export function panelStep(
  collection: Collection,
  id: string,
  intent: Exclude<PanelIntent, 'share'>,
  { version, copy }: ReadVersions,
  form: FormData,
): Promise<FetchResult<CollectionRecord>> {
  switch (intent) {
    case 'discard':
      return discardCopyCall(collection, id, copy);
    case 'withdraw':
      return planWithdrawalCall(collection, id, version, readMoment(form, WITHDRAW_AT));
    case 'stay':
      return planWithdrawalCall(collection, id, version, null);
    case 'ask':
      return askReaderCall(collection, id, {
        version,
        copy,
        reader_id: String(form.get(READER) ?? ''),
        word: String(form.get(READER_WORD) ?? ''),
      });
    case 'agree':
      return agreeCall(collection, id, { version, copy });
  }
}
