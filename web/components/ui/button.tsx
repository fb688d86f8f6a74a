import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { type ButtonLookProps, buttonClass } from './button-look.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLookProps {
  /** An `Icon` before the words. */
  icon?: ReactNode;
  /** An `Icon` after the words. */
  iconEnd?: ReactNode;
  /** Work is under way: words and width stay, a spinner comes, further clicks do nothing. */
  loading?: boolean;
  /** Why the button cannot be used now, shown beside it. The button stays reachable and is announced as disabled. */
  disabledReason?: string;
}

/** A button. `type` is `button` unless given. */
export function Button({ look, size, wide, icon, iconEnd, loading, disabledReason, ...rest }: ButtonProps) {
  const reasonId = useId();
  const blocked = Boolean(loading || disabledReason);
  const { className, children, onClick, type = 'button', ...attributes } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ look, size, wide }, icon ? `btn-icon ${className ?? ''}`.trim() : className)}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={disabledReason ? true : undefined}
      aria-describedby={disabledReason ? reasonId : attributes['aria-describedby']}
    >
      {loading ? <span className="spin" aria-hidden="true" /> : icon}
      {children}
      {iconEnd}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className="btn-reason">
      {button}
      <span id={reasonId} className="t-small t-3">
        {disabledReason}
      </span>
    </span>
  );
}
