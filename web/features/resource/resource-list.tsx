import type { ResourceCard } from '#shared/contracts/resource.contract.ts';
import { resourcePath } from '#shared/domain/addresses.ts';
import { factsGap } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { HitText } from '#web/components/ui/hit-text.tsx';
import { CoverImage } from '#web/features/publication/cover-image.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';
import { fileType, resourceLine } from './resource-line.ts';

type Level = 2 | 3;

export interface PostCardsProps {
  posts: readonly ResourceCard[];
  level?: Level;
  /** The first of them leads the page. */
  lead?: boolean;
}

/** Posts as cards with their picture, or their pattern. */
export function PostCards({ posts, level = 2, lead }: PostCardsProps) {
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

interface PostProps {
  post: ResourceCard;
  level: Level;
  lead?: boolean;
}

function Post({ post, level, lead }: PostProps) {
  const t = useT();
  const title = localName(post, t.language, 'title');
  const summary = localName(post, t.language, 'summary');
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames('post-lead', lead && 'post-first')}>
      <PostPicture post={post} lead={lead} />
      <div className="card-save">
        <SaveToggle kind="resource" id={post.id} name={title.text} saved={post.is_saved} />
      </div>
      <div>
        <p className="t-small t-3">
          {resourceLine(t, post)}
          {post.has_video && `${factsGap(t.language)}${t('resource:video.badge')}`}
        </p>
        <Title className={lead ? 't-h1 mt-2' : 't-h3 mt-1'} lang={title.lang}>
          <AppLink to={resourcePath(post)}>
            <HitText text={title.text} />
          </AppLink>
        </Title>
        <p className={lead ? 't-lead t-2 mt-3' : 't-small t-2 mt-2'} lang={summary.lang}>
          <HitText text={summary.text} />
        </p>
      </div>
    </article>
  );
}

/** The picture of a post in the frame of its pattern. */
export function PostPicture({ post, lead }: { post: ResourceCard; lead?: boolean | undefined }) {
  if (post.cover) {
    return (
      <div className="pattern">
        <CoverImage cover={post.cover} small />
      </div>
    );
  }
  return (
    <Cover
      seed={post.id}
      category="neutral"
      width={lead ? 820 : 640}
      height={lead ? 320 : 160}
      thread={lead ? 5 : 3}
    />
  );
}

export interface FileLinesProps {
  files: readonly ResourceCard[];
  level?: Level;
}

/** Files as lines: the type on a sewn label, what it is, how large. */
export function FileLines({ files, level = 2 }: FileLinesProps) {
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
                <AppLink to={resourcePath(file)}>
                  <HitText text={title.text} />
                </AppLink>
              </Title>
              <p className="t-small t-2 mt-1 max-w-[62ch]" lang={summary.lang}>
                <HitText text={summary.text} />
              </p>
            </div>
            <p className="t-small t-3">{resourceLine(t, file)}</p>
            <div className="file-save">
              <SaveToggle kind="resource" id={file.id} name={title.text} saved={file.is_saved} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
