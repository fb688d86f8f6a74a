import type { RouterContextProvider } from 'react-router';
import { listMasterLists } from '#shared/contracts/master-lists.contract.ts';
import type { FieldTaxonomy, ListingField } from '#shared/domain/listing/listing-field.ts';
import { callApi } from '#web/lib/api.ts';
import type { Terms } from '../fields/field-options.ts';

/** The master lists that some fields choose from. */
export async function loadTerms(
  context: Readonly<RouterContextProvider>,
  fields: readonly ListingField[],
): Promise<Terms> {
  const list = [...new Set(fields.map(({ taxonomy }) => taxonomy))].filter(
    (taxonomy): taxonomy is FieldTaxonomy => taxonomy !== null,
  );
  return list.length > 0 ? (await callApi(context, listMasterLists, { query: { list } })).lists : {};
}
