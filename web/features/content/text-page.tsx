import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { Prose } from '#web/components/layout/prose.tsx';
import { useT } from '#web/lib/texts.tsx';

type TextPageName = 'about' | 'privacy' | 'terms' | 'contact' | 'sharing';

/** A page of running text. `hero`: under the clear bar (2.092). */
export function TextPage({ name, hero }: { name: TextPageName; hero?: boolean }) {
  const t = useT();
  const title = t(`content:${name}.title`);
  const lead = t(`content:${name}.lead`);
  return (
    <>
      <PageHead title={title} description={lead} />
      {hero ? (
        <PageHero title={title} lead={lead} seed={name} />
      ) : (
        <div className="wrap page-top">
          <h1 className="t-d1">{title}</h1>
          <p className="t-lead t-2">{lead}</p>
        </div>
      )}
      <div className="wrap pt-12 pb-(--section)">
        <Prose content={{ text: t(`content:${name}.body`), lang: t.language }} />
      </div>
    </>
  );
}
