import type { Contract } from '#shared/contracts/contract.ts';
import type { UploadedFile } from '#shared/contracts/file.contract.ts';
import type { OfADay } from '#shared/contracts/storing.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { Counted, Limits } from '../limits/limits.ts';
import type { Caller } from './dispatch.ts';
import { Problem } from './problem.ts';

/** What a call takes of a limit. */
export interface Share {
  name: Counted;
  key: string;
  points?: number;
  /** The refusal in place of the one of the limit. */
  refuse?: (error: unknown) => unknown;
}

/** What one call has spent so far. */
export interface Tab {
  /** Takes these shares, and tells how often the last was taken; Problem `too_many` where one is spent. */
  spend(shares: readonly Share[]): Promise<number>;
  giveBack(): Promise<void>;
}

export function tabOf(limits: Limits): Tab {
  const spent: Share[] = [];
  return {
    async spend(shares) {
      let times = 0;
      for (const share of shares) {
        times = await limits.spend(share.name, share.key, share.points).catch((error: unknown) => {
          throw share.refuse?.(error) ?? error;
        });
        spent.push(share);
      }
      return times;
    },
    async giveBack() {
      for (const { name, key, points } of spent.splice(0)) await limits.refund(name, key, points);
    },
  };
}

/** What a call takes of a day: of what its person may store, or of what strangers may. */
export function daySharesOf(contract: Contract, caller: Caller, body: unknown): Share[] {
  if (!contract.stores) return [];
  return caller.actor.kind === 'person'
    ? ofPerson(contract, caller, caller.actor, body)
    : ofStranger(contract, caller);
}

/** What nobody in particular sends in is kept: its address, its network, those around it and the whole site have a share. */
function ofStranger({ limit }: Contract, { ipHash, networkHash, aroundHash }: Caller): Share[] {
  const kinds = [limit.startsWith('mail:') && 'sent', limit === 'upload' && 'file'] as const;
  return kinds.flatMap((of) =>
    of === false
      ? []
      : [
          { name: `${of}-address`, key: ipHash },
          { name: `${of}-network`, key: networkHash },
          { name: `${of}-around`, key: aroundHash },
          { name: `${of}-whole`, key: 'site' },
        ],
  );
}

const TEXTS: Record<OfADay, TextKey> = {
  files: 'profile:quota.files',
  kilobytes: 'profile:quota.kilobytes',
  pages: 'profile:quota.pages',
};

function ofPerson(
  { makesPage }: Contract,
  { language }: Caller,
  { id, desk_roles }: { id: string; desk_roles: readonly unknown[] },
  body: unknown,
): Share[] {
  const of = desk_roles.length > 0 ? 'staff' : 'person';
  const share = (what: OfADay, points: number): Share => ({
    name: `${of}-${what}`,
    key: id,
    points,
    refuse(error) {
      if (!(error instanceof Problem && error.code === 'too_many')) return error;
      const { retryAfterSeconds = 0 } = error;
      const when = formatDateTime(language, new Date(Date.now() + retryAfterSeconds * 1_000));
      return new Problem('too_many', { retryAfterSeconds, messageKey: TEXTS[what], params: { when } });
    },
  });
  const files = filesIn(body);
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  return [
    ...(makesPage ? [share('pages', 1)] : []),
    ...(files.length > 0
      ? [share('files', files.length), share('kilobytes', Math.max(1, Math.ceil(bytes / 1_024)))]
      : []),
  ];
}

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && (value as UploadedFile).bytes instanceof Uint8Array;

/** The files of a form as it came; one that was left empty has no bytes and is none. */
const filesIn = (body: unknown): UploadedFile[] =>
  Object.values(body ?? {})
    .flat()
    .filter(isFile)
    .filter(({ bytes }) => bytes.byteLength > 0);
