import type { Area } from '#shared/contracts/contract.ts';
import type { NamesOf, TextKey } from '#shared/i18n/keys.ts';
import type { DeskAction } from '../roles.ts';
import type { SearchGroup } from '../search-groups.ts';
import type { CollectionField } from './collection-field.ts';

/** Fields that belong together, under one heading; text is `collection-fields:groups.<name>`. */
export interface FieldGroup {
  name: string;
  titleKey: TextKey;
  fields: readonly CollectionField[];
}

/** A set of records of one shape that the desk keeps: all that lists, forms, imports and the API need to know of it. */
export interface Collection {
  /** Name in addresses and in the API. */
  name: string;
  /** Heading under which the desk's overview shows it. */
  section: 'publications' | 'library' | 'home' | 'pages' | 'lists';
  /** Caches that show its records. */
  cacheTag: Area;
  /** What somebody must be allowed to do to change it (shared/domain/roles.ts). */
  action: Extract<DeskAction, 'edit_content' | 'edit_taxonomy'>;
  /** Whether its records are drafted, published (at once or at a moment) and archived; else they show as soon as saved. */
  publishes: boolean;
  /** Its records are decided elsewhere: they can be renamed and ordered, never added, removed or given another code. */
  closed: boolean;
  /** While a version of a record waits for its moment, visitors go on seeing the one before; else they see nothing. */
  keepsShowing: boolean;
  /** Shown to the desk and changed by nobody: it comes with the program. */
  readOnly: boolean;
  /** Field whose text names a record, with its Khmer twin. */
  title: string;
  /** Where a record is shown: `{id}`, `{slug}` and `{page}` (slug of its section) are filled in; null: no page of its own. */
  path: string | null;
  /** Group of the search in which its records are found. */
  searched: SearchGroup | null;
  /** Field by which the list is ordered at first, `-` before it for descending. */
  order: string;
  /** Fields the search of the list looks into. */
  searchIn: readonly string[];
  groups: readonly FieldGroup[];
  singularKey: TextKey;
  pluralKey: TextKey;
  /** One sentence on what it is and where it shows. */
  aboutKey: TextKey;
}

/** Names of collections, and of groups of fields, that have texts. */
export type Named = NamesOf<'collection-fields:names.', '.plural'>;
type Group = NamesOf<'collection-fields:groups.', ''>;

type Input = Omit<
  Collection,
  | 'name'
  | 'groups'
  | 'singularKey'
  | 'pluralKey'
  | 'aboutKey'
  | 'closed'
  | 'keepsShowing'
  | 'readOnly'
  | 'searched'
> & {
  groups: Readonly<Partial<Record<Group, readonly CollectionField[]>>>;
  closed?: boolean;
  keepsShowing?: boolean;
  readOnly?: boolean;
  searched?: SearchGroup;
} & (
    | { name: Named; texts?: Named }
    | { name: string /** Entry of `names` in collection-fields.json, not the own name. */; texts: Named }
  );

/** Describes a collection; texts are `collection-fields:names.<name>.{singular,plural,about}`. */
export function collection({ groups, texts, ...input }: Input): Collection {
  const key = `collection-fields:names.${texts ?? (input.name as Named)}` as const;
  return {
    closed: false,
    keepsShowing: false,
    readOnly: false,
    searched: null,
    ...input,
    groups: (Object.entries(groups) as [Group, readonly CollectionField[]][]).map(([name, fields]) => ({
      name,
      titleKey: `collection-fields:groups.${name}`,
      fields,
    })),
    singularKey: `${key}.singular`,
    pluralKey: `${key}.plural`,
    aboutKey: `${key}.about`,
  };
}

/** All fields of a collection in the order of its form. */
export function fieldsOf({ groups }: Collection): CollectionField[] {
  return groups.flatMap(({ fields }) => [...fields]);
}

export function findField(collection: Collection, name: string): CollectionField | null {
  return fieldsOf(collection).find((field) => field.name === name) ?? null;
}

/** Columns every record has besides its fields; lists can be ordered by them. */
export const OWN_COLUMNS = ['updated_at', 'created_at', 'published_at'] as const;

/** What a list of the collection can be ordered by. */
export function sortableOf(collection: Collection): string[] {
  const own = OWN_COLUMNS.filter((name) => name !== 'published_at' || collection.publishes);
  return [...fieldsOf(collection).flatMap(({ name, sort }) => (sort ? [name] : [])), ...own];
}

/** What a list of the collection can be narrowed by; a `moment` gives the parameters `<name>_from` and `<name>_to`. */
export function filtersOf(collection: Collection): CollectionField[] {
  return fieldsOf(collection).filter(({ filter }) => filter);
}

/** Whether the order of its records is kept by hand: in the list they can be moved. */
export const isOrderedByHand = (collection: Collection): boolean =>
  collection.order === 'position' && !collection.readOnly;
