import { splitAddresses } from './team.ts';

/** Somebody named in a list of people to invite. */
export interface NamedAddress {
  /** In the text as it was given, from 1. */
  line: number;
  to: string;
  /** As it was written; empty: none. */
  role: string;
}

/** How spreadsheets head the columns that count. */
const EMAIL_HEADINGS = ['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'អ៊ីមែល', 'អាសយដ្ឋានអ៊ីមែល'];
const ROLE_HEADINGS = ['role', 'តួនាទី'];

/**
 * People to invite, pasted or out of a spreadsheet. From a line with the heading `email` on it is a table
 * (CSV, also with semicolons or tabs) whose column `role` counts too and whose other columns do not. Before that there are
 * addresses on lines, with commas between; a role may follow its address. `isRole`: whether a word names a role.
 */
export function readInviteList(text: string, isRole: (word: string) => boolean): NamedAddress[] {
  const found: NamedAddress[] = [];
  let columns: { email: number; role: number } | null = null;
  for (const [at, row] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = cellsOf(row.replace(/^\uFEFF/, ''));
    const headed = headingsIn(cells);
    if (headed) columns = headed;
    else if (columns) {
      const to = splitAddresses(cells[columns.email] ?? '')[0] ?? cells.filter(Boolean).join(', ');
      if (to) found.push({ line: at + 1, to, role: cells[columns.role] ?? '' });
    } else found.push(...listed(at + 1, row, isRole));
  }
  return found;
}

function headingsIn(cells: readonly string[]): { email: number; role: number } | null {
  const words = cells.map((cell) => cell.toLowerCase());
  const email = words.findIndex((word) => EMAIL_HEADINGS.includes(word));
  return email < 0 ? null : { email, role: words.findIndex((word) => ROLE_HEADINGS.includes(word)) };
}

function listed(line: number, row: string, isRole: (word: string) => boolean): NamedAddress[] {
  const found: NamedAddress[] = [];
  for (const part of splitAddresses(row.replaceAll('\t', ','))) {
    const last = found.at(-1);
    if (last && last.role === '' && isRole(part)) last.role = part;
    else found.push({ line, to: part, role: '' });
  }
  return found;
}

/** The cells of a line of CSV: commas, semicolons or tabs between, quotes around what has such a sign in it. */
function cellsOf(row: string): string[] {
  const between = [',', ';', '\t'].find((sign) => row.includes(sign)) ?? ',';
  const cells = [''];
  let quoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const sign = row[at]!;
    if (sign === '"' && quoted && row[at + 1] === '"') {
      cells[cells.length - 1] += sign;
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === between && !quoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim());
}
