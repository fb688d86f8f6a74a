import { Loom } from '#web/components/krama/loom.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useT } from '#web/lib/texts.tsx';

/** A search without results, and where one may go on. */
export function NothingFound({ term }: { term: string }) {
  const t = useT();
  return (
    <div className="search-body">
      <div className="empty" role="status">
        <Loom seed={term} category="neutral" />
        <h2 className="t-h2">{t('search:not_found', { term })}</h2>
        <p>{t('search:not_found_hint')}</p>
        <div className="btn-row">
          <ButtonLink to="/ecosystem/discover" look="ink">
            {t('search:browse')}
          </ButtonLink>
          <ButtonLink to="/ecosystem/get-listed" look="line">
            {t('search:suggest_profile')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
