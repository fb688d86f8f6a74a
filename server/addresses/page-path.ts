import {
  eventPath,
  programPath,
  recordPart,
  resourcePath,
  stakeholderPath,
} from '#shared/domain/addresses.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { type Names, tailOf } from './tail-of.ts';

interface StakeholderNames {
  id: string;
  kind: string;
  type_slug: string | null;
  name: string;
  name_kh: string;
}
interface Titles {
  id: string;
  title: string;
  title_kh: string;
}

/** The address of a stakeholder's page, by its row; the desk, mails and calls all lead there. */
export const pagePath = (row: StakeholderNames): string =>
  stakeholderPath({
    id: row.id,
    category: slugOf(row.kind as StakeholderKind, row.type_slug),
    tail: tailOf(row),
  });

/** The address of a program's or an event's page, by its row. */
export const publicationPath = (kind: 'program' | 'event', { id, title, title_kh }: Titles): string =>
  (kind === 'program' ? programPath : eventPath)({ id, tail: tailOf({ title, title_kh }) });

/** The address of a post's or a file's page, by its row and that of its section. */
export const libraryPath = (
  { id, title, title_kh }: Titles,
  section: { kind: string; slug: string },
): string => resourcePath({ id, tail: tailOf({ title, title_kh }), kind: section.kind, page: section.slug });

/** The part of an address that names a row: its id with its name behind it. */
export const partOf = (id: string, names: Names): string => recordPart({ id, tail: tailOf(names) });
