import { statSync } from 'node:fs';
import type { Config } from '../config.ts';
import { SETTINGS_FILE, setNames } from '../settings-file.ts';
import { isThisMachine } from '../this-machine.ts';
import { type Finding, finding } from './tell-findings.ts';
import { type SetNames, unknownSettings } from './unknown-settings.ts';

/** Names that are set and that nobody reads. */
export function checkNames(names: SetNames = setNames()): Finding {
  const unknown = unknownSettings(names);
  if (unknown.length === 0) return finding('settings_well');
  const shown = unknown.map(({ name, meant }) => (meant ? `${name} (${meant}?)` : name));
  return finding('settings_unknown', { names: shown.join(', ') });
}

/** `.env` holds secrets: nobody else on the machine reads it. Null: all is well. */
export function checkSettingsFile(file = SETTINGS_FILE): Finding | null {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  return mode & 0o004 ? finding('settings_open', { file, command: `chmod 600 ${file}` }) : null;
}

/** The address people use. */
export function checkAddress({ publicUrl, secure }: Config): Finding {
  if (secure) return finding('address_well', { url: publicUrl });
  return finding(isThisMachine(publicUrl) ? 'address_here' : 'address_plain', { url: publicUrl });
}
