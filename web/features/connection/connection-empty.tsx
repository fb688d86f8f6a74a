import type { ConnectionTab } from '#shared/domain/connection.ts';
import { profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useT } from '#web/lib/texts.tsx';

interface ConnectionEmptyProps {
  tab: ConnectionTab | 'organisation';
  search: string;
  clearTo: string;
}

/** Nothing under this tab, and the nearest way on. */
export function ConnectionEmpty({ tab, search, clearTo }: ConnectionEmptyProps) {
  const t = useT();
  if (search) {
    return (
      <EmptyState
        title={t('connection:empty.search_title', { search })}
        actions={
          <ButtonLink to={clearTo} look="line">
            {t('connection:empty.clear')}
          </ButtonLink>
        }
      />
    );
  }
  const isNobody = tab === 'organisation';
  return (
    <EmptyState
      title={t(isNobody ? 'connection:empty.no_organisation_title' : `connection:empty.${tab}_title`)}
      text={t(isNobody ? 'connection:empty.no_organisation_text' : `connection:empty.${tab}_text`)}
      actions={
        <ButtonLink to={isNobody ? profilesPath('startup') : '/ecosystem/discover'} look="line">
          {t(isNobody ? 'connection:empty.startups' : 'connection:empty.discover')}
        </ButtonLink>
      }
    />
  );
}
