import type { ResourceCard } from '#shared/contracts/resource.contract.ts';
import { resourcePath } from '#shared/domain/addresses.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { resourceLine } from '../resource/resource-line.ts';
import { PostPicture } from '../resource/resource-list.tsx';
import { SaveToggle } from '../save/save-toggle.tsx';

/** The newest of the library: one post large, four more as lines. */
export function HomeLibrary({ resources }: { resources: readonly ResourceCard[] }) {
  const t = useT();
  const lead = resources.find(({ kind }) => kind === 'blog');
  if (!lead) return null;
  const rest = resources.filter(({ id }) => id !== lead.id).slice(0, 4);
  const title = localName(lead, t.language, 'title');
  const summary = localName(lead, t.language, 'summary');
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2 className="t-d1">{t('home:library.title')}</h2>
          <MoreLink to="/resource/category">{t('home:library.all')}</MoreLink>
        </div>
        <div className="posts">
          <article className="post-lead">
            <PostPicture post={lead} lead />
            <div className="card-save">
              <SaveToggle kind="resource" id={lead.id} name={title.text} saved={lead.is_saved} />
            </div>
            <p className="t-small t-3">{resourceLine(t, lead)}</p>
            <h3 className="t-h1 mt-2" lang={title.lang}>
              <AppLink to={resourcePath(lead)}>{title.text}</AppLink>
            </h3>
            <p className="t-lead t-2 mt-3" lang={summary.lang}>
              {summary.text}
            </p>
          </article>
          <ul className="post-list">
            {rest.map((resource) => {
              const name = localName(resource, t.language, 'title');
              return (
                <li key={resource.id}>
                  <p className="t-small t-3">{resourceLine(t, resource)}</p>
                  <h3 className="t-h3 mt-1" lang={name.lang}>
                    <AppLink to={resourcePath(resource)}>{name.text}</AppLink>
                  </h3>
                  <div className="post-line-save">
                    <SaveToggle kind="resource" id={resource.id} name={name.text} saved={resource.is_saved} />
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
