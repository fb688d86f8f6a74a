import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Misuse } from './command.ts';

/** What is wrong with the first wrong option of a command line, in words of both languages; null: none is. */
export function wrongOption(args: readonly string[], options: ParseArgsOptionsConfig): Misuse | null {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName: option, value, inlineValue } = token;
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!known || !option.startsWith('--')) return new Misuse('operator:misuse.unknown_option', { option });
    if (known.type === 'boolean' && value !== undefined)
      return new Misuse('operator:misuse.option_alone', { option });
    // What looks like the next option is none of its values; behind "=" it may be.
    const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
    if (known.type === 'string' && isMissing) return new Misuse('operator:misuse.option_value', { option });
  }
  return null;
}
