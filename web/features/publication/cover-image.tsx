import type { CoverPicture } from '#shared/contracts/publication.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { pictureIn } from '#web/lib/picture-address.ts';
import { useLanguage } from '#web/lib/texts.tsx';

const SMALL = [256, 512, 1024] as const;
const WIDE = [512, 1024] as const;

export interface CoverImageProps {
  cover: CoverPicture;
  small?: boolean;
  /** How wide it is shown, as `sizes` of an image says it. Browsers that know `auto` measure what comes late themselves. */
  sizes?: string;
}

/** The cover of a publication. Small in cards, where it comes late; wide at the head of its page. */
export function CoverImage({ cover, small = false, sizes }: CoverImageProps) {
  const alt = localName(cover, useLanguage(), 'alt');
  const widths = small ? SMALL : WIDE;
  return (
    <img
      src={small ? cover.small : cover.url}
      srcSet={widths.map((width) => `${pictureIn(cover.small, width)} ${width}w`).join(', ')}
      sizes={sizes ?? (small ? 'auto, (min-width: 768px) 360px, 100vw' : '(min-width: 600px) 1024px, 100vw')}
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
