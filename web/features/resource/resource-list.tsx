import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ResourceCard } from '#shared/contracts/resource.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { fileType, resourceLine, resourcePath } from './resource-line.ts';

type Level = 2 | 3;

/** Posts as cards with their cloth. `lead`: the first of them leads the page. */
export function PostCards(props: { posts: readonly ResourceCard[]; level?: Level; lead?: boolean }) {
  const { posts, level = 2, lead } = props;
  const [first, ...rest] = posts;
  return (
    <>
      {lead && first && <Post post={first} level={level} lead />}
      <div className="post-cards grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {(lead ? rest : posts).map((post) => (
          <Post key={post.id} post={post} level={level} />
        ))}
      </div>
    </>
  );
}

function Post({ post, level, lead }: { post: ResourceCard; level: Level; lead?: boolean }) {
  const t = useT();
  const title = localName(post, t.language, 'title');
  const summary = localName(post, t.language, 'summary');
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames('post-lead', lead && 'post-first')}>
      <Cover
        seed={post.id}
        category="neutral"
        width={lead ? 820 : 640}
        height={lead ? 320 : 160}
        thread={lead ? 5 : 3}
      />
      <div>
        <p className="t-small t-3">{resourceLine(t, post)}</p>
        <Title className={lead ? 't-h1 mt-2' : 't-h3 mt-1'} lang={title.lang}>
          <AppLink to={resourcePath(post)}>{title.text}</AppLink>
        </Title>
        <p className={lead ? 't-lead t-2 mt-3' : 't-small t-2 mt-2'} lang={summary.lang}>
          {summary.text}
        </p>
      </div>
    </article>
  );
}

/** Files as lines: the type on a sewn label, what it is, how large. */
export function FileLines({ files, level = 2 }: { files: readonly ResourceCard[]; level?: Level }) {
  const t = useT();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="post-list">
      {files.map((file) => {
        const title = localName(file, t.language, 'title');
        const summary = localName(file, t.language, 'summary');
        return (
          <li key={file.id} className="file-line">
            <span className="plate plate-type" aria-hidden="true" lang="en">
              {file.file && fileType(file.file)}
            </span>
            <div>
              <Title className="t-h3" lang={title.lang}>
                <AppLink to={resourcePath(file)}>{title.text}</AppLink>
              </Title>
              <p className="t-small t-2 mt-1 max-w-[62ch]" lang={summary.lang}>
                {summary.text}
              </p>
            </div>
            <p className="t-small t-3">{resourceLine(t, file)}</p>
            <Icon of={ArrowUpRight} />
          </li>
        );
      })}
    </ul>
  );
}
