import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { classNames } from './class-names.ts';

export interface IconLinkProps extends AppLinkProps {
  label: string;
  look?: 'bare' | 'line';
  children: ReactNode;
}

/** A round 44 px link without a word, for example to a social network. */
export function IconLink({ label, look = 'bare', className, ...rest }: IconLinkProps) {
  return (
    <AppLink
      {...rest}
      className={classNames('icon-btn', look === 'line' && 'icon-btn-line', className)}
      aria-label={label}
      title={label}
    />
  );
}
