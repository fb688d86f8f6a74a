import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import { Suspense } from 'react';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { openSearch, openSignIn } from '#web/lib/overlays.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { DrawnDigits } from '../krama/drawn.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from './page-head.tsx';

/** Cells of the pattern after the number: enough for the widest window. */
const PATTERN_CELLS = 56;
const PATTERN_CELLS_PHONE = 24;

export interface ErrorPageProps {
  problem: ProblemBody;
  /** The address the page could not show, for the sign-in link. */
  signInHref: string;
}

/** The page of an error: its status woven into a pattern, what happened, the ways on. */
export function ErrorPage({ problem, signInHref }: ErrorPageProps) {
  const t = useT();
  const { title, message } = problemTexts(t, problem);
  // Without a line there is no status: the pattern alone.
  const number = problem.status ? String(problem.status) : '';
  const mayPass = problem.status === 0 || problem.status >= 500 || problem.status === 429;
  return (
    <div className="error-page on-ink">
      <PageHead title={title} robots="noindex" />
      <div className="wrap">
        <div className="error-pattern" aria-hidden="true">
          <Suspense fallback={null}>
            <DrawnDigits value={number} cell={32} extra={PATTERN_CELLS} className="max-md:hidden" />
            <DrawnDigits value={number} cell={12} extra={PATTERN_CELLS_PHONE} className="md:hidden" />
          </Suspense>
        </div>
        {number && <p className="sr-only">{t('shell:error_page.status', { status: number })}</p>}
        <h1 className="t-d1">{title}</h1>
        <p className="t-lead">{message}</p>
        {problem.reference && (
          <p className="t-small num mt-3">{t('common:problems.reference', { id: problem.reference })}</p>
        )}
        <div className="btn-row mt-8">
          {problem.status === 401 && (
            <ButtonLink
              to={signInHref}
              look="on-ink"
              size="big"
              onClick={(event) => {
                event.preventDefault();
                openSignIn();
              }}
            >
              {t('shell:account.sign_in')}
            </ButtonLink>
          )}
          {mayPass && (
            <ButtonLink to="" reload look="on-ink" size="big" icon={<Icon of={RotateCw} />}>
              {t('common:action.try_again')}
            </ButtonLink>
          )}
          <ButtonLink to="/" look={mayPass || problem.status === 401 ? 'ghost' : 'on-ink'} size="big">
            {t('shell:error_page.go_home')}
          </ButtonLink>
          {problem.status === 404 && (
            <Button look="ghost" size="big" icon={<Icon of={Search} />} onClick={() => openSearch()}>
              {t('shell:error_page.search')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
