import type { CoverPicture } from '#shared/contracts/publication.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { pictureIn } from '#web/lib/picture-address.ts';
import { useLanguage } from '#web/lib/texts.tsx';

const SMALL = [256, 512] as const;
const WIDE = [512, 1024] as const;

export interface CoverImageProps {
  cover: CoverPicture;
  small?: boolean;
  /** Of a small box: how wide it is shown, as `sizes` of an image says it. */
  sizes?: string;
}

/** The cover of a publication. Small in cards, where it comes late; wide at the head of its page. */
export function CoverImage({ cover, small = false, sizes }: CoverImageProps) {
  const alt = localName(cover, useLanguage(), 'alt');
  // In a card 512 is what every phone takes: a choice would only weigh.
  const widths = small ? (sizes ? SMALL : []) : WIDE;
  return (
    <img
      src={small ? cover.small : cover.url}
      srcSet={widths.map((width) => `${pictureIn(cover.small, width)} ${width}w`).join(', ') || undefined}
      sizes={small ? sizes : '(min-width: 600px) 1024px, 100vw'}
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
