import { classNames } from './class-names.ts';

export interface LabelPlateProps {
  /** Letters shown while there is no logo: `nameInitials` of the formatters. */
  initials: string;
  logoUrl?: string | null;
  /** 44, 56, 104 CSS px; `xl` is the head of a record (112, from 1024 px up 136). */
  size?: 's' | 'm' | 'l' | 'xl';
  lang?: string;
}

const PIXELS = { s: 44, m: 56, l: 104, xl: 136 } as const;

/** The sewn label on a pattern: logo or initials. Not read out, because the name stands beside it. */
export function LabelPlate({ initials, logoUrl, size = 'm', lang }: LabelPlateProps) {
  return (
    <span className={classNames('plate', size !== 'm' && `plate-${size}`)} aria-hidden="true" lang={lang}>
      {logoUrl ? (
        <img
          src={logoUrl}
          alt=""
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
