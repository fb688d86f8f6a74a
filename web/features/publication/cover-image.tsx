import type { CoverPicture } from '#shared/contracts/publication.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { useLanguage } from '#web/lib/texts.tsx';

/** The cover of a publication. Small in cards, where it comes late; wide at the head of its page. */
export function CoverImage({ cover, small }: { cover: CoverPicture; small?: boolean }) {
  const alt = localName(cover, useLanguage(), 'alt');
  return (
    <img
      src={small ? cover.small : cover.url}
      alt={alt.text}
      lang={alt.lang}
      width={cover.width ?? undefined}
      height={cover.height ?? undefined}
      loading={small ? 'lazy' : undefined}
      fetchPriority={small ? undefined : 'high'}
      decoding="async"
      className="cover-image"
    />
  );
}
