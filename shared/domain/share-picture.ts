import type { Language } from '../i18n/languages.ts';

/** What has a picture for links that are shared elsewhere; `site` is the picture of every other page. */
export const PICTURED = ['site', 'stakeholder', 'program', 'event', 'resource', 'person'] as const;
export type Pictured = (typeof PICTURED)[number];

export interface SharePicture {
  kind: Pictured;
  id: string;
  /** Changes with the record, so that those who kept the picture before fetch the new one: its `updated_at`. */
  version?: string;
}

export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** The picture of every page without one of its own. */
export const SITE_PICTURE: SharePicture = { kind: 'site', id: 'phum' };

/** Path of a record's picture in one language; `look`: what the desk has chosen of colour, logo and words. */
export function sharePicturePath(
  { kind, id, version }: SharePicture,
  language: Language,
  look: string,
): string {
  const stamps = [version && `v=${Date.parse(version).toString(36)}`, look && `look=${look}`].filter(Boolean);
  return `/og/${kind}/${id}.${language}.png${stamps.length > 0 ? `?${stamps.join('&')}` : ''}`;
}
