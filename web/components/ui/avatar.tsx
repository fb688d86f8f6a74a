import { AVATAR_PX } from '#shared/constants.ts';
import { classNames } from './class-names.ts';

export interface AvatarProps {
  /** Letters shown while there is no photo: `personInitials` of the formatters. */
  initials: string;
  photoUrl?: string | null;
  /** Says the photo to those who hear the page; initials say nothing that the name does not. */
  alt?: string;
  /** 28, 32, 40 or 96 CSS px. */
  size?: 's' | 'm' | 'normal' | 'l';
  /** On ink. */
  light?: boolean;
  /** Of the initials; their own script says it where nothing else does. */
  lang?: string;
}

const PIXELS = { s: 28, m: 32, normal: AVATAR_PX, l: 96 } as const;

/** The face of a person beside their name; read out only where `alt` says that a photo is there. */
export function Avatar({
  initials,
  photoUrl,
  alt = '',
  size = 'normal',
  light,
  lang = scriptOf(initials),
}: AvatarProps) {
  return (
    <span
      className={classNames('avatar', size !== 'normal' && `avatar-${size}`, light && 'avatar-light')}
      aria-hidden={!(photoUrl && alt)}
      lang={lang}
    >
      {photoUrl ? (
        <img
          src={photoUrl}
          alt={alt}
          width={PIXELS[size]}
          height={PIXELS[size]}
          loading="lazy"
          decoding="async"
        />
      ) : (
        initials
      )}
    </span>
  );
}

const scriptOf = (text: string) => (/^\p{Script=Khmer}/u.test(text) ? 'km' : 'en');
