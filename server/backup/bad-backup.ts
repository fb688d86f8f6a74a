import type { AreaTexts } from '#shared/i18n/areas.ts';

/** Why a backup cannot be read or restored; each has its sentence in `operator.json`. */
export type BackupFault = keyof AreaTexts<'operator'>['backup'];

/** A backup, or a place for one, that will not do. */
export class BadBackup extends Error {
  readonly fault: BackupFault;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(fault: BackupFault, params: Readonly<Record<string, string | number>> = {}) {
    super([fault, ...Object.values(params)].join(' '));
    this.name = 'BadBackup';
    this.fault = fault;
    this.params = params;
  }
}
