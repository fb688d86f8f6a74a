import { useState } from 'react';
import { Form } from 'react-router';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CallList } from './call-list.tsx';
import { Basics, Problems } from './docs-basics.tsx';
import { DOCS_PATH } from './docs-paths.ts';
import { filterAreas } from './filter-areas.ts';
import type { DocsData } from './load-docs.ts';

/** All calls by area, what holds for each of them, and the problems. The search narrows the list while one types. */
export function DocsIndex({ areas, search, base }: DocsData) {
  const t = useT();
  const [typed, setTyped] = useState(search);
  const found = filterAreas(areas, typed);
  const isSearched = typed.trim() !== '';
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <>
      <PageHead title={t('api-docs:title')} description={t('api-docs:description')} />
      <div className="wrap page-top">
        <h1 className="t-d1">{t('api-docs:title')}</h1>
        <p className="t-lead t-2">{t('api-docs:lead')}</p>
        <p className="mt-4">
          <a className="link" href="/api/openapi.json">
            {t('api-docs:machine', { openapi: 'OpenAPI 3.1' })}
          </a>
        </p>
      </div>
      <div className="wrap api">
        <nav className="api-side" aria-label={t('api-docs:contents')}>
          <ul>
            {!isSearched && (
              <li>
                <a href="#basics">{t('api-docs:basics.title')}</a>
              </li>
            )}
            {found.map(({ name, calls }) => (
              <li key={name}>
                <a href={`#${name}`} lang="en">
                  {name} <span className="t-3 num">{calls.length}</span>
                </a>
              </li>
            ))}
            {!isSearched && (
              <li>
                <a href="#problems">{t('api-docs:problems.title')}</a>
              </li>
            )}
          </ul>
        </nav>
        <div className="api-main">
          <Form method="get" action={DOCS_PATH} role="search" className="api-find">
            <SearchBox
              name="search"
              label={t('api-docs:search')}
              placeholder={t('api-docs:search_placeholder')}
              value={typed}
              maxLength={100}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <p className="t-small t-3" role="status">
              {t('api-docs:calls', { count })}
            </p>
          </Form>
          {!isSearched && <Basics base={base} />}
          {found.map(({ name, calls }) => (
            <section key={name} id={name} className="api-area" aria-labelledby={`${name}-name`}>
              <h2 id={`${name}-name`} className="t-h2" lang="en">
                {name}
              </h2>
              <CallList calls={calls} />
            </section>
          ))}
          {count === 0 && (
            <EmptyState
              title={t('api-docs:no_match', { term: typed })}
              actions={
                <AppLink className="btn btn-line" to={DOCS_PATH} onClick={() => setTyped('')}>
                  {t('api-docs:show_all')}
                </AppLink>
              }
            />
          )}
          {!isSearched && <Problems />}
        </div>
      </div>
    </>
  );
}
