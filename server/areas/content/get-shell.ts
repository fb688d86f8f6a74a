import { MAX_PAGE_SIZE } from '#shared/constants.ts';
import type { getShell as contract } from '#shared/contracts/content.contract.ts';
import { type SettingValues, SITE_NETWORKS } from '#shared/domain/setting.ts';
import { OTHER_STAKEHOLDER_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { brandCssPath } from '../../brand/brand-css.ts';
import { readLook } from '../../brand/look.ts';
import { lookVersion } from '../../brand/look-version.ts';
import type { Handler } from '../../http/route.ts';
import { SETTING_TAG } from '../../site-settings.ts';
import { categoryName } from '../stakeholder/facet-values.ts';
import { COUNT_TAG } from '../stakeholder/write-stakeholder.ts';
import { presentPartner } from './content.present.ts';
import { findPartners, findResourcePages } from './content.queries.ts';

/** What navigation and footer show. Its counts change with the number of records only. */
export const getShell: Handler<typeof contract> = async (_input, { services, tag }) => {
  tag('content', 'taxonomy', COUNT_TAG, SETTING_TAG);
  const { directory, database } = services;
  const [partners, pages, chosen, { frame }, look] = await Promise.all([
    findPartners(database.db, 'coordinator', { page: 1, per_page: MAX_PAGE_SIZE }),
    findResourcePages(database.db),
    services.settings.read(),
    readLook(services.settings),
    lookVersion(services),
  ]);
  const counts = directory.counts();
  const count = (scope: string) => counts[scope] ?? 0;
  return {
    status: 200,
    coordinators: partners.rows.map(presentPartner),
    resource_pages: pages.map(({ slug, kind, name, name_kh }) => {
      return { slug, kind: kind === 'file' ? 'file' : 'blog', name, name_kh };
    }),
    stakeholder_types: OTHER_STAKEHOLDER_SLUGS.map((slug) => {
      return { slug, ...categoryName(slug, directory), count: count(slug) };
    }),
    site: { ...presentSite(chosen), look, theme_color: frame },
    counts: {
      all: count('all'),
      startup: count('startup'),
      mentor: count('mentor'),
      investor: count('investor'),
      eso: count('eso'),
      other: count('other'),
    },
  };
};

const presentSite = (chosen: SettingValues) => ({
  notice: chosen.notice,
  notice_kh: chosen.notice_kh,
  newsletter: chosen.newsletter,
  brand_css: brandCssPath(chosen),
  email: chosen.contact_email,
  privacy_email: chosen.privacy_email,
  phone: chosen.contact_phone,
  address: chosen.address,
  address_kh: chosen.address_kh,
  social: SITE_NETWORKS.flatMap((network) => (chosen[network] ? [{ network, url: chosen[network] }] : [])),
});
