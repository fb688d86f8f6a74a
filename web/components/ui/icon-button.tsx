import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in words; read out and shown as a tooltip. */
  label: string;
  /** `line` has a border and paper of its own, for places over a pattern or text. */
  look?: 'bare' | 'line';
  /** The `Icon`, and a `Badge` if there is something to count. */
  children: ReactNode;
}

/** A round 44 px button for the few icons that stand without a word: search, close, save, menu. */
export function IconButton({ label, look = 'bare', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames('icon-btn', look === 'line' && 'icon-btn-line', className)}
      aria-label={label}
      title={label}
    />
  );
}
