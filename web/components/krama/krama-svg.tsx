import { createElement } from 'react';

export interface KramaSvgProps {
  /** A drawing of `#shared/krama`: made by us from numbers and our own constants, never from typed text. */
  drawing: string;
  className?: string;
  as?: 'div' | 'span';
}

/** The one place where a drawing becomes mark-up. */
export function KramaSvg({ drawing, className, as = 'div' }: KramaSvgProps) {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: drawing } });
}
