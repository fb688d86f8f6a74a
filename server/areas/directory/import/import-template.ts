import type { getImportTemplate as contract } from '#shared/contracts/directory-import.contract.ts';
import { IMPORT_FIELDS } from '#shared/domain/directory-import.ts';
import { profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { writeCsv } from '../../../csv/write-csv.ts';
import type { Handler } from '../../../http/route.ts';
import { writeWorkbook } from '../../../sheet/write-workbook.ts';
import { fieldLabel } from '../../submission/field-label.ts';

/** A file with a heading for each field of a category, in the words of whoever asks: they are found again by those. */
export const getTemplate: Handler<typeof contract> = async ({ params, query }, { language }) => {
  const kind = kindFromSlug(params.category);
  const taken = new Set(IMPORT_FIELDS.map(({ name }) => name));
  const columns = profileFieldsOf(kind)
    .filter(({ name }) => taken.has(name))
    .map(({ labelKey }) => fieldLabel(language, labelKey));
  const isSheet = query.format === 'xlsx';
  return {
    file_name: `phum-${params.category}.${query.format}`,
    text: isSheet ? (await writeWorkbook(columns, [])).toString('base64') : writeCsv(columns, []),
    encoding: isSheet ? 'base64' : 'utf8',
  };
};
