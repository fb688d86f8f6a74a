import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { outsideHint, SupervisorError } from './errors.ts';

/** The system account PostgreSQL runs as. `dropped` means: another one than ours, given up from root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
  dropped: boolean;
}

/** Accounts to drop to from root, in order of preference; the first that exists is taken. */
const preferred = ['postgres', 'nobody', 'daemon'];

/** Reads accounts from the text of a passwd file; comments and broken lines are skipped. */
export function parsePasswd(text: string): Account[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (!name || name.startsWith('#') || !/^\d+$/.test(uid ?? '') || !/^\d+$/.test(gid ?? '')) return [];
    return [{ name, uid: Number(uid), gid: Number(gid), dropped: true }];
  });
}

/**
 * The account to leave root for. An existing cluster keeps its owner when that is a known account other than root,
 * so that a start with sudo never locks a developer out of their own data.
 */
export function accountForRoot(accounts: Account[], clusterOwner?: number): Account {
  const unprivileged = accounts.filter((account) => account.uid > 0);
  const owner = unprivileged.find((account) => account.uid === clusterOwner);
  const named = preferred.map((name) => unprivileged.find((account) => account.name === name));
  const account = owner ?? named.find((found) => found !== undefined);
  if (account) return account;
  throw new SupervisorError(
    'no-account',
    `PostgreSQL refuses to run as root and none of the accounts ${preferred.join(', ')} exists. Create one ` +
      `(useradd --system postgres) or start Phum as an ordinary user. ${outsideHint}`,
  );
}

/** Chooses the account PostgreSQL runs as in this process. `clusterOwner` is the uid that owns an existing cluster. */
export function chooseAccount(clusterOwner?: number): Account {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) {
    throw new SupervisorError(
      'unsupported-platform',
      `The embedded PostgreSQL runs on Linux and macOS. On Windows use WSL. ${outsideHint}`,
    );
  }
  if (uid === 0) return accountForRoot(parsePasswd(readFileSync('/etc/passwd', 'utf8')), clusterOwner);
  return { name: ownName(uid, gid), uid, gid, dropped: false };
}

function ownName(uid: number, gid: number): string {
  try {
    return userInfo().username;
  } catch (cause) {
    throw new SupervisorError(
      'unknown-user',
      `User id ${uid} has no entry in /etc/passwd, and PostgreSQL's initdb asks for one. Add it, for instance in the ` +
        `container image: echo "phum:x:${uid}:${gid}::/tmp:/bin/sh" >> /etc/passwd. ${outsideHint}`,
      { cause },
    );
  }
}
