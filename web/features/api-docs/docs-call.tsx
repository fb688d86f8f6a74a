import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';
import { accessText } from './access-text.ts';
import { Address } from './call-list.tsx';
import { callTo, DOCS_PATH } from './docs-paths.ts';
import { Lines } from './lines.tsx';
import type { DocsData } from './load-docs.ts';
import { PROBLEM_STATUS } from './problems-of.ts';
import type { DocsCall } from './read-openapi.ts';

/** One call: who may make it, what goes in, what comes out, what can go wrong, and how to try it. */
export function DocsCallPage({ call, areas }: { call: DocsCall; areas: DocsData['areas'] }) {
  const t = useT();
  const scripted = useHydrated();
  const area = areas.find(({ calls }) => calls.some(({ id }) => id === call.id));
  return (
    <>
      <PageHead title={call.id} description={call.summary} />
      <div className="wrap page-top">
        <Crumbs
          label={t('shell:nav.breadcrumb')}
          items={[
            { text: t('api-docs:title'), to: DOCS_PATH },
            { text: area?.name ?? '', to: `${DOCS_PATH}#${area?.name}`, lang: 'en' },
            { text: call.id, lang: 'en' },
          ]}
        />
        <h1 className="t-h1 api-title">
          <Address method={call.method} path={call.path} />
        </h1>
        <p className="t-lead t-2" lang="en">
          {call.summary}
        </p>
      </div>
      <div className="wrap api">
        <nav className="api-side" aria-label={t('api-docs:contents')}>
          <ul>
            {area?.calls.map(({ id, method, path }) => (
              <li key={id}>
                <AppLink to={callTo(id)} aria-current={id === call.id ? 'page' : undefined}>
                  <Address method={method} path={path} />
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="api-main api-call">
          <dl className="facts facts-wide">
            <div>
              <dt>{t('api-docs:call.access')}</dt>
              <dd>{accessText(t, call.access)}</dd>
            </div>
            <div>
              <dt>{t('api-docs:call.limit')}</dt>
              <dd>
                <code lang="en">{call.limit}</code>
              </dd>
            </div>
            <div>
              <dt>{t('api-docs:call.problems')}</dt>
              <dd className="api-problems">
                {call.problems.map((code) => (
                  <AppLink key={code} className="link" to={`${DOCS_PATH}#problem-${code}`} lang="en">
                    {PROBLEM_STATUS[code]} {code}
                  </AppLink>
                ))}
              </dd>
            </div>
          </dl>
          {call.parameters.length > 0 && (
            <section aria-labelledby="parameters">
              <h2 id="parameters" className="t-h3">
                {t('api-docs:call.parameters')}
              </h2>
              <Lines lines={call.parameters.map((one) => ({ depth: 0, ...one }))} />
            </section>
          )}
          {call.body && (
            <section aria-labelledby="body">
              <h2 id="body" className="t-h3">
                {t('api-docs:call.body')} <code lang="en">{call.body.media}</code>
              </h2>
              <Lines lines={call.body.lines} />
            </section>
          )}
          <section aria-labelledby="example">
            <h2 id="example" className="t-h3">
              {t('api-docs:call.example')}
            </h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, also by keyboard */}
            <pre className="api-code" lang="en" tabIndex={0}>
              <code>{call.curl}</code>
            </pre>
            {scripted && (
              <CopyButton
                size="s"
                value={call.curl}
                texts={{ copy: t('common:action.copy'), copied: t('api-docs:call.copied') }}
              />
            )}
          </section>
          {call.answer.lines.length > 0 && (
            <section aria-labelledby="answer">
              <h2 id="answer" className="t-h3">
                {t('api-docs:call.answer', { status: call.answer.status })}
              </h2>
              <Lines lines={call.answer.lines} answered />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
