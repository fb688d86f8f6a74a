import type { Contract } from '#shared/contracts/contract.ts';
import type { DeskRole } from '#shared/domain/roles.ts';

/**
 * Who besides administrators may make which calls of the desk, reads included; the first line that fits counts. Written
 * out on its own, by address, so that a mistake in a contract or in the table of roles does not hide here as well.
 */
const AT_THE_DESK: readonly (readonly [RegExp, ...DeskRole[]])[] = [
  [/^GET (submissions|claims|dashboard)\//, 'reviewer', 'analyst'],
  [/^POST (submissions|claims)\//, 'reviewer'],
  [/^(GET|POST) (bulk-decisions|corrections|merges|reports)\//, 'reviewer'],
  [/^(GET|POST) directory-import(s|-templates)\//, 'reviewer'],
  [/^GET directory\//, 'reviewer', 'analyst'],
  [/^(PATCH|POST) directory\//, 'reviewer'],
  [/^(GET|POST) contact-(messages|colleagues)\//, 'reviewer', 'editor'],
  [/^PUT collections\/\{collection\}\/rule\//],
  [/^[A-Z]+ collections\//, 'editor'],
  [/^GET planned\//, 'editor'],
  [/^[A-Z]+ newsletter-subscribers\//, 'editor'],
  [/^GET page-views\/(export\/)?$/, 'analyst'],
  [/^GET (waiting|find)\//, 'reviewer', 'editor', 'translator', 'analyst'],
  [/^[A-Z]+ views\//, 'reviewer', 'editor', 'translator', 'analyst'],
  [/^[A-Z]+ wordings\//, 'translator'],
  [/^[A-Z]+ (people|settings|health|audit)\//],
];

/** The roles that may make a call; undefined when nobody wrote it down. */
export const deskRolesOf = ({ method, path }: Contract): readonly DeskRole[] | undefined => {
  const line = AT_THE_DESK.find(([one]) => one.test(`${method} ${path.replace('/desk-api/v1/', '')}`));
  return line && [...(line.slice(1) as DeskRole[]), 'administrator'];
};
