import type { Blocked } from '#shared/contracts/connection.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';

/** Teams to which somebody who was blocked still belongs, each with the way to the list where they are removed. */
export function StillInTeam({ teams, name }: { teams: Blocked['teams']; name: string }) {
  const t = useT();
  if (teams.length === 0) return null;
  return (
    <ul className="grid gap-1 mt-2">
      {teams.map((team) => (
        <li key={team.id}>
          {t('connection:blocked.still', {
            name,
            team: localName(team, t.language).text,
            role: t(`notification:role.${team.role}`),
          })}{' '}
          <AppLink className="link" to={`${team.path}#members`}>
            {t('connection:blocked.remove')}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
