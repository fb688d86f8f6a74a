import type { ResourceCard } from '#shared/contracts/resource.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { resourceLine, resourcePath } from './resource-line.ts';

/** Posts as cards with their cloth. */
export function PostCards({ posts }: { posts: readonly ResourceCard[] }) {
  const t = useT();
  return (
    <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => {
        const title = localName(post, t.language, 'title');
        const summary = localName(post, t.language, 'summary');
        return (
          <article key={post.id} className="post-lead">
            <Cover
              seed={post.id}
              category="neutral"
              width={480}
              height={160}
              thread={3}
              className="post-cloth"
            />
            <p className="t-small t-3">{resourceLine(t, post)}</p>
            <h2 className="t-h3 mt-1" lang={title.lang}>
              <AppLink to={resourcePath(post)}>{title.text}</AppLink>
            </h2>
            <p className="t-small t-2 mt-2" lang={summary.lang}>
              {summary.text}
            </p>
          </article>
        );
      })}
    </div>
  );
}

/** Files as lines: what it is, its type and size. */
export function FileLines({ files }: { files: readonly ResourceCard[] }) {
  const t = useT();
  return (
    <ul className="post-list">
      {files.map((file) => {
        const title = localName(file, t.language, 'title');
        const summary = localName(file, t.language, 'summary');
        return (
          <li key={file.id}>
            <p className="t-small t-3">{resourceLine(t, file)}</p>
            <h2 className="t-h3 mt-1" lang={title.lang}>
              <AppLink to={resourcePath(file)}>{title.text}</AppLink>
            </h2>
            <p className="t-small t-2 mt-1 max-w-[62ch]" lang={summary.lang}>
              {summary.text}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
