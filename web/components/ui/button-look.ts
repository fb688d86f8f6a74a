import { classNames } from './class-names.ts';

/** `main` for the one main action of a view, `ink` for the main action inside a panel; the rest speaks for itself. */
export type ButtonLook =
  | 'main'
  | 'ink'
  | 'line'
  | 'bare'
  | 'danger'
  | 'danger-line'
  | 'ok'
  | 'on-ink'
  | 'ghost';

/** `s` 36 px (44 on phones), `m` 44 px, `big` 56 px. */
export type ButtonSize = 's' | 'm' | 'big';

export interface ButtonLookProps {
  look?: ButtonLook;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
}

/** The classes of a button or of a link that looks like one. */
export function buttonClass(
  { look = 'main', size = 'm', wide }: ButtonLookProps,
  className?: string,
): string {
  return classNames(
    'btn',
    look !== 'main' && `btn-${look}`,
    size !== 'm' && `btn-${size}`,
    wide && 'btn-wide',
    className,
  );
}
