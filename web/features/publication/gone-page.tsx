import { PageBand } from '#web/components/layout/page-band.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { type Crumb, Crumbs } from '#web/components/ui/crumbs.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface GonePageProps {
  /** The list it was in. */
  list: Crumb & { to: string };
  title: string;
  text: string;
  /** The way to what takes its place. */
  action: string;
  /** What else can be done; the way home unless given. */
  other?: { text: string; to: string };
}

/** A record that was public and was taken down: the page says so, with status 410, and leads on. */
export function GonePage({ list, title, text, action, other }: GonePageProps) {
  const t = useT();
  const second = other ?? { text: t('common:action.go_home'), to: '/' };
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <PageBand seed="gone">
        <Crumbs label={t('shell:nav.breadcrumb')} items={[list, { text: title }]} />
        <h1 className="t-d1">{title}</h1>
        <p className="page-band-lead">{text}</p>
        <div className="btn-row mt-8">
          <ButtonLink look="ink" to={list.to}>
            {action}
          </ButtonLink>
          <ButtonLink look="line" to={second.to}>
            {second.text}
          </ButtonLink>
        </div>
      </PageBand>
    </>
  );
}
