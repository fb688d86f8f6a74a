import type { CollectionRow } from '#shared/contracts/collection.contract.ts';
import { isEmpty, listFrom, textOf } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import {
  type CollectionField,
  optionKey,
  type RecordValues,
} from '#shared/domain/collection/collection-field.ts';
import { stateOf, verbsOf } from '#shared/domain/collection/collection-state.ts';
import { completenessOf } from '#shared/domain/collection/completeness.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { listText } from '#shared/format/lists.ts';
import { translate } from '#shared/i18n/catalog.ts';
import type { Queryable } from '../../database/client.ts';
import { type Row, storeOf } from './collection-store.ts';
import { isPublicRow, type PageSlugs, pathOf, readPageSlugs } from './record-path.ts';
import { findTargets, type Target, targetOf } from './references.ts';
import { valuesOf } from './row-values.ts';
import { readTerms, type Terms } from './terms.ts';

/** What rows of a collection are shown with. */
export interface Shown {
  collection: Collection;
  terms: Terms;
  pages: PageSlugs;
  /** Everything their references point at, by id. */
  targets: ReadonlyMap<string, Target>;
}

export async function readShown(db: Queryable, collection: Collection, rows: readonly Row[]): Promise<Shown> {
  const terms = await readTerms(db, collection);
  const store = storeOf(collection);
  const targets = new Map<string, Target>();
  const values = rows.map((row) => valuesOf(collection, store, row, terms));
  for (const field of fieldsOf(collection).filter(({ input }) => input === 'reference')) {
    for (const target of field.targets) {
      const ids = values.flatMap((one) =>
        targetOf(field, one) === target ? [textOf(one[field.name])].filter(Boolean) : [],
      );
      for (const found of await findTargets(db, target, { ids: [...new Set(ids)] }))
        targets.set(found.id, found);
    }
  }
  return { collection, terms, pages: await readPageSlugs(db), targets };
}

type Names = { name: string; name_kh: string };

/** How a coded value reads in both languages; null for what is text already. */
export function textsOf(
  field: CollectionField,
  values: RecordValues,
  { terms, targets }: Shown,
): Names | null {
  const value = values[field.name];
  if (isEmpty(value)) return null;
  const joined = (names: readonly Names[]): Names => ({
    name: listText(
      'en',
      names.map(({ name }) => name),
    ),
    name_kh: listText(
      'km',
      names.map(({ name_kh }) => name_kh),
    ),
  });
  switch (field.input) {
    case 'term':
    case 'terms':
      return joined(
        listFrom(value).map(
          (slug) => terms.bySlug(field.taxonomy ?? '', slug) ?? { name: slug, name_kh: slug },
        ),
      );
    case 'province': {
      const code = textOf(value);
      return joined([findProvince(code) ?? { name: code, name_kh: code }]);
    }
    case 'reference': {
      const target = targets.get(textOf(value));
      return target ? { name: target.name, name_kh: target.name_kh || target.name } : null;
    }
    case 'select': {
      const key = optionKey(field, textOf(value));
      return { name: translate('en', key), name_kh: translate('km', key) };
    }
    default:
      return null;
  }
}

/** The title of a record; a highlight without one goes by what it shows. */
function titlesOf(values: RecordValues, shown: Shown): { title: string; title_kh: string } {
  const { collection } = shown;
  const title = textOf(values[collection.title]);
  const title_kh = textOf(values[`${collection.title}_kh`]);
  if (title || title_kh) return { title, title_kh };
  const target = shown.targets.get(textOf(values.object));
  return { title: target?.name ?? '', title_kh: target?.name_kh ?? '' };
}

export function presentRow(row: Row, shown: Shown, names?: readonly string[]): CollectionRow {
  const { collection, pages } = shown;
  const values = valuesOf(collection, storeOf(collection), row, shown.terms);
  const state = stateOf(row);
  const verbs = verbsOf(collection, state);
  const fields = fieldsOf(collection).filter(({ name }) => !names || names.includes(name));
  return {
    id: row.id,
    version: row.version,
    state,
    ...titlesOf(values, shown),
    values: Object.fromEntries(fields.map(({ name }) => [name, values[name]!])),
    texts: Object.fromEntries(
      fields.flatMap((field) => {
        const texts = textsOf(field, values, shown);
        return texts ? [[field.name, texts]] : [];
      }),
    ),
    completeness: completenessOf(collection, values),
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    path: pathOf(collection, row, pages),
    is_public: isPublicRow(row),
    can: {
      edit: state !== 'bin' && !collection.readOnly,
      publish: verbs.includes('publish'),
      unpublish: verbs.includes('unpublish'),
      archive: verbs.includes('archive'),
      delete: verbs.includes('delete'),
      restore: verbs.includes('restore'),
    },
  };
}
