import { useLocation } from 'react-router';
import { useT } from '#web/lib/texts.tsx';
import { AppLink } from './app-link.tsx';
import { Notice } from './notice.tsx';

/**
 * In the place of a part of a page that could not be loaded: the rest stands, and a gap is never mistaken for "there is
 * nothing". The link loads this address again, with and without a script.
 */
export function PartProblem() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <Notice tone="warn" title={t('common:state.could_not_load')}>
      <AppLink className="link" to={pathname + search} reload>
        {t('common:action.try_again')}
      </AppLink>
    </Notice>
  );
}
