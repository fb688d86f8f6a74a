import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { isMadeSecret } from '../made-secret.ts';
import { commands } from './commands.ts';
import { usageOf } from './help.ts';
import { operatorTexts } from './operator-texts.ts';
import { isAlone, readCommand, runAlone } from './run-command.ts';

it.each(LANGUAGES)('helps with every command, in %s', (language) => {
  const { print, code } = readCommand(['--help', '--lang', language]) as { print: string; code: number };
  expect(code).toBe(0);
  for (const command of commands) expect(print).toContain(usageOf(command));
  expect(print).toContain(operatorTexts(language)('operator:lead'));
});

it('what is not known, too little or too much is no command, and says how it is typed', () => {
  expect(readCommand(['admin', 'dance'])).toMatchObject({
    code: 2,
    print: expect.stringContaining('phum admin grant'),
  });
  const usage = expect.stringContaining('phum admin grant <person> <role>');
  expect(readCommand(['admin', 'grant', 'a@a.test'])).toMatchObject({ code: 2, print: usage });
  expect(readCommand(['admin', 'grant', 'a', 'b', 'c'])).toMatchObject({ code: 2, print: usage });
  expect(readCommand(['admin', 'grant', 'a', 'b', '--forse'])).toMatchObject({ code: 2 });
  expect(readCommand(['cache', 'clear', '--lang', 'xx'])).toMatchObject({ code: 2 });
});

it.each([[['person', '--help']], [['help', 'person']]])('%j is answered with that group', (words) => {
  const { print, code } = readCommand(words) as { print: string; code: number };
  expect(code).toBe(0);
  expect(print).toContain('phum person erase <person>');
  expect(print).not.toContain('phum admin');
  expect((readCommand(['admin', 'grant', '--help']) as { print: string }).print).toContain('reviewer');
});

it('a program that types wrongly is answered in JSON, and the option that is missing is named', async () => {
  for (const words of [['nonsense'], ['admin', 'grant', 'a'], ['cache', 'clear', '--forse']]) {
    const typed = readCommand([...words, '--json']) as { print: string; code: number };
    expect([typed.code, Object.keys(JSON.parse(typed.print))]).toEqual([2, ['error']]);
  }
  const typed = readCommand(['verify', import.meta.filename]);
  if ('print' in typed || !isAlone(typed)) throw new Error('it stands alone');
  expect(await runAlone({ NODE_ENV: 'test' }, typed)).toMatchObject({
    code: 2,
    print: expect.stringContaining('--key'),
  });
});

it.each([
  ['en', '--forse', 'There is no option --forse here.'],
  ['km', '--forse', 'គ្មានជម្រើស --forse'],
  ['km', '-x', 'គ្មានជម្រើស -x'],
  ['en', '--key', '--key needs a value behind it.'],
  ['km', '--key', '--key ត្រូវមានតម្លៃ'],
  ['km', '--json=1', '--json មិនទទួលតម្លៃ'],
])(
  'an option that is not known or lacks its value is named in the language of the reader (%s %s)',
  (lang, option, said) => {
    for (const after of [[], ['--dry-run']]) {
      const words = ['verify', 'archive', '--lang', lang, option, ...after];
      expect(readCommand(words)).toMatchObject({ code: 2, print: expect.stringContaining(said) });
    }
    expect(readCommand(['verify', 'archive', '--key=-a', '--', '-b'])).toMatchObject({ code: 2 });
    expect(readCommand(['verify', '--key=-a', '--', '-b'])).toMatchObject({
      given: { archive: '-b' },
      options: { key: '-a' },
    });
  },
);

it('the language may stand anywhere, and that of the terminal counts without it', () => {
  expect(readCommand(['--lang', 'km', 'cache', 'clear'])).toMatchObject({ language: 'km' });
  expect(readCommand(['cache', 'clear', '--lang=km', '--json'])).toMatchObject({
    language: 'km',
    json: true,
  });
  expect(readCommand(['cache', 'clear'], 'km')).toMatchObject({ language: 'km', dryRun: false });
});

it('a secret is printed alone, so that it can be put into a file, and production takes it', async () => {
  const typed = readCommand(['secret']);
  if ('print' in typed || !isAlone(typed)) throw new Error('it stands alone');
  const { print, code } = await runAlone({}, typed);
  expect([code, isMadeSecret(print)]).toEqual([0, true]);
});
