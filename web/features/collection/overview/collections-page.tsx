import '../collection.css';
import './collections.css';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { RECORD_STATES } from '#shared/domain/collection/collection-state.ts';
import { COLLECTIONS } from '#shared/domain/collection/index.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { collectionPath, PLANNED_PATH } from '../collection-paths.ts';
import { pluralName, STATE_TONES, stateName } from '../collection-texts.ts';
import type { OverviewData, RuleAnswer } from './load-overview.ts';
import { ReaderRules } from './reader-rules.tsx';

/** In the order of the page; a section without collections is not drawn. */
const SECTIONS = ['publications', 'library', 'pages', 'home', 'lists'] as const;

/** Everything the desk keeps, with how much of it is where. */
export function OverviewPage({ data, answer }: { data: OverviewData; answer: RuleAnswer | undefined }) {
  const t = useT();
  const title = t('collection:overview.title');
  const kept = new Map(data.collections.map((one) => [one.name, one]));
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <div className="desk-head">
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="t-2">{t('collection:overview.lead')}</p>
        </div>
        <div className="btn-row">
          <ButtonLink look="line" to={PLANNED_PATH}>
            {t('collection:planned.title')}
          </ButtonLink>
        </div>
      </div>
      <div className="overview-sections">
        {SECTIONS.map((section) => {
          const collections = COLLECTIONS.filter((one) => one.section === section && kept.has(one.name));
          if (collections.length === 0) return null;
          return (
            <section key={section} aria-labelledby={`section-${section}`}>
              <h2 id={`section-${section}`} className="t-h3">
                {t(`collection-fields:sections.${section}`)}
              </h2>
              <ul className={classNames('overview-list', section === 'lists' && 'overview-dense')}>
                {collections.map((collection) => (
                  <OverviewLine
                    key={collection.name}
                    collection={collection}
                    kept={kept.get(collection.name)!}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {data.rules && <ReaderRules collections={data.collections} answer={answer} />}
    </>
  );
}

type Kept = OverviewData['collections'][number];

/** States that say something: what is published is the count itself. */
const NAMED = RECORD_STATES.filter((state) => state !== 'published' && state !== 'bin');

function OverviewLine({ collection, kept: { counts } }: { collection: Collection; kept: Kept }) {
  const t = useT();
  const countOf = (state: Kept['counts'][number]['state']) =>
    counts.find((one) => one.state === state)?.count ?? 0;
  const waiting = NAMED.filter((state) => countOf(state) > 0);
  return (
    <li>
      <AppLink to={collectionPath(collection.name)} className="overview-link">
        <span className="overview-name">
          <b>{pluralName(t, collection)}</b>
          <span className="t-small t-3">{t(collection.aboutKey)}</span>
        </span>
        {waiting.length > 0 && (
          <span className="desk-tags">
            {waiting.map((state) => (
              <Tag key={state} tone={STATE_TONES[state]}>
                {stateName(t, state)} {formatInteger(countOf(state))}
              </Tag>
            ))}
          </span>
        )}
        <span className="overview-count num">
          {formatInteger(countOf('all'))}
          <span className="sr-only"> {t('collection:overview.records')}</span>
        </span>
      </AppLink>
    </li>
  );
}
