import type { listHighlights } from '#shared/contracts/content.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { CoverImage } from '#web/features/publication/cover-image.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';

export type Highlight = ResponseOf<typeof listHighlights>['data'][number];
/** What is shown of a highlight. */
export type HomeHighlight = Pick<
  Highlight,
  | 'id'
  | 'kind'
  | 'object_id'
  | 'title'
  | 'title_kh'
  | 'summary'
  | 'summary_kh'
  | 'cover'
  | 'link'
  | 'is_saved'
>;

/** What staff put first, for a time, each to be kept for later. Nothing while there is none. */
export function HomeHighlights({ highlights }: { highlights: readonly HomeHighlight[] }) {
  const t = useT();
  if (highlights.length === 0) return null;
  return (
    <section className="section pb-0">
      <div className="wrap">
        <h2 className="t-h2 mb-8">{t('home:highlights.title')}</h2>
        <ul className="home-highlights">
          {highlights.map((one) => {
            const title = localName(one, t.language, 'title');
            const summary = localName(one, t.language, 'summary');
            return (
              <li key={one.id}>
                {one.cover ? (
                  <div className="pattern">
                    {/* 96 px high, so 16:9 is 171 wide before it is cut. */}
                    <CoverImage cover={one.cover} small sizes="192px" />
                  </div>
                ) : (
                  <Cover seed={one.id} category="neutral" width={120} height={120} thread={4} />
                )}
                <div>
                  <p className="t-small t-3">{t(`home:highlights.kind.${one.kind}`)}</p>
                  <h3 className="t-h3" lang={title.lang}>
                    <AppLink to={one.link}>{title.text}</AppLink>
                  </h3>
                  <p className="t-small t-2" lang={summary.lang}>
                    {summary.text}
                  </p>
                </div>
                {one.object_id && one.kind !== 'link' && (
                  <SaveToggle kind={one.kind} id={one.object_id} name={title.text} saved={one.is_saved} />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
