import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { listTeamInvites } from '#shared/contracts/team.contract.ts';
import { profilePath } from '#shared/domain/profile/paths.ts';
import type { CohortInvite } from '../load/load-cohorts.ts';
import type { NamedRound } from '../load/load-named.ts';
import type { ProfileCard } from '../profile-types.ts';

type TeamInvite = ResponseOf<typeof listTeamInvites>['data'][number];

interface Name {
  name: string;
  name_kh: string;
}

/** One thing that waits for a person: what it is about and where it is done. */
export type Waiting =
  | { what: 'returned'; about: Name; to: string; count: number }
  | { what: 'team' | 'round'; about: Name; to: string }
  | { what: 'cohort'; about: Name; to: string }
  | { what: 'connections' | 'threads' | 'notices'; to: string; count: number };

export interface WaitingParts {
  profiles: readonly ProfileCard[];
  teams: readonly TeamInvite[];
  cohorts: readonly CohortInvite[];
  rounds: readonly NamedRound[];
  connections: number;
  threads: number;
  notices: number;
}

/** Everything that waits, what somebody else cannot go on without first: returns, invitations, messages, notices. */
export function waitingOf(parts: WaitingParts): Waiting[] {
  const returned = parts.profiles.filter(
    ({ status, changes_status }) => status === 'returned' || changes_status === 'returned',
  );
  const kindOf = (id: string) => parts.profiles.find((profile) => profile.id === id)?.kind ?? 'investor';
  const counted = (what: 'connections' | 'threads' | 'notices', to: string): Waiting[] =>
    parts[what] > 0 ? [{ what, to, count: parts[what] }] : [];
  return [
    ...returned.map((profile) => ({
      what: 'returned' as const,
      about: profile,
      to: profile.path,
      count: profile.open_messages,
    })),
    ...parts.teams.map(({ page }) => ({
      what: 'team' as const,
      about: page,
      to: '/user/profile/matching',
    })),
    ...parts.cohorts
      .filter(({ state }) => state === 'invited')
      .map(({ cohort, startup }) => ({
        what: 'cohort' as const,
        about: cohort,
        to: `${profilePath('startup', startup.id)}#cohorts`,
      })),
    ...parts.rounds
      .filter(({ confirmed }) => !confirmed)
      .map(({ startup, investor }) => ({
        what: 'round' as const,
        about: startup,
        to: `${profilePath(kindOf(investor.id), investor.id)}#rounds`,
      })),
    ...counted('connections', '/user/profile/connection?tab=received'),
    ...counted('threads', '/user/profile/inbox?filter=unread'),
    ...counted('notices', '/user/profile/notification'),
  ];
}
