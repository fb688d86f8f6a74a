import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { type ButtonLookProps, buttonClass } from './button-look.ts';

export interface ButtonLinkProps extends AppLinkProps, ButtonLookProps {
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({
  look,
  size,
  wide,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AppLink {...rest} className={buttonClass({ look, size, wide }, className)}>
      {icon}
      {children}
      {iconEnd}
    </AppLink>
  );
}
