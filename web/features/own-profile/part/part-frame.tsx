import type { ReactNode } from 'react';
import { profileSlug, profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { useT } from '#web/lib/texts.tsx';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';

/** A page inside one profile: the way back, its title, what it is about. */
export function PartFrame({
  profile,
  title,
  lead,
  bad,
  between,
  children,
}: {
  profile: OwnProfile;
  title: string;
  lead?: string | null;
  /** Something is wrong: the title of the tab says so. */
  bad: boolean;
  /** Between the profile and this page on the way back. */
  between?: { text: string; to: string };
  children: ReactNode;
}) {
  const t = useT();
  const name = localName(profile, t.language);
  return (
    <>
      <PageHead
        title={`${bad ? `${t('common:form.error_prefix')} ` : ''}${title} – ${name.text}`}
        robots="noindex"
      />
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[
          { text: t(`own-profile:title.${profileSlug(profile.kind)}`), to: profilesPath(profile.kind) },
          { text: name.text, lang: name.lang, to: profileTo(profile) },
          ...(between ? [between] : []),
          { text: title },
        ]}
      />
      <h1 className="t-h1">{title}</h1>
      {lead && <p className="t-2 mt-2 max-w-prose">{lead}</p>}
      <div className="profile-body">{children}</div>
    </>
  );
}
