import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInviteList } from './invite-list.ts';

const isRole = (word: string) => ['admin', 'សមាជិក'].includes(word.toLowerCase());
const read = (text: string) =>
  readInviteList(text, isRole).map(({ line, to, role }) => (role ? [line, to, role] : [line, to]));

describe('a list of people to invite (UX rule 45, 3.032)', () => {
  it('has addresses on lines, with commas between, with names around, with a role behind', () => {
    expect(read('a@x.kh\n\nDara <b@x.kh>, c@x.kh; admin\r\nnobody')).toEqual([
      [1, 'a@x.kh'],
      [3, 'b@x.kh'],
      [3, 'c@x.kh', 'admin'],
      [4, 'nobody'],
    ]);
  });

  it.each([
    ['commas', '\uFEFFName,E-mail,Role\r\n"Sok, Dara",a@x.kh,admin\r\nMony,b@x.kh,\r\n'],
    ['semicolons', 'Name;Email;Role\n"Sok; ""D""";a@x.kh;admin\nMony;b@x.kh'],
    ['tabs', 'អ៊ីមែល\tតួនាទី\na@x.kh\tadmin\nb@x.kh\t'],
  ])('out of a spreadsheet with %s', (_name, text) => {
    expect(read(text)).toEqual([
      [2, 'a@x.kh', 'admin'],
      [3, 'b@x.kh'],
    ]);
  });

  it('both, one after the other', () => {
    expect(read('z@x.kh\nrole,email\nadmin,a@x.kh')).toEqual([
      [1, 'z@x.kh'],
      [3, 'a@x.kh', 'admin'],
    ]);
  });

  it('a row without an address is named by what stands in it, an empty one is nobody', () => {
    expect(read('email,role\n,admin\n,\nx@x.kh,chief')).toEqual([
      [2, 'admin', 'admin'],
      [4, 'x@x.kh', 'chief'],
    ]);
    expect(read('email')).toEqual([]);
    expect(read(' \n ,; ')).toEqual([]);
  });

  it('never fails, and names lines that are there', () => {
    const signs = fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'email', 'a@x.kh', 'role', ' ', 'ក');
    fc.assert(
      fc.property(
        fc.array(signs).map((some) => some.join('')),
        (text) => {
          const lines = text.split(/\r\n|\r|\n/).length;
          for (const { line, to } of readInviteList(text, isRole)) {
            expect(line).toBeGreaterThan(0);
            expect(line).toBeLessThanOrEqual(lines);
            expect(to).not.toBe('');
          }
        },
      ),
    );
  });
});
