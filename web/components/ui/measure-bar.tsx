export interface BarProps {
  className?: string;
  /** In CSS px, or "40%". */
  width: number | string;
}

/** A bar as long as it says, by an attribute: the policy of pages allows no styles within their HTML. */
export function Bar({ className, width }: BarProps) {
  return <svg className={className} width={width} aria-hidden="true" />;
}
