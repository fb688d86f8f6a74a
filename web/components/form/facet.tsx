import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Choice } from './choice.tsx';
import type { ChoiceOption } from './options.ts';

export interface FacetProps {
  name: string;
  label: string;
  options: readonly ChoiceOption[];
  chosen: readonly string[];
  /** Options that show at once; the rest folds. Chosen ones always show. */
  first?: number;
  /** "Show 17 more" */
  moreText?: (hidden: number) => string;
  open?: boolean;
}

/** A filter group with counts. It folds without a script, because it is made of native details. */
export function Facet({ name, label, options, chosen, first = 6, moreText, open = true }: FacetProps) {
  const labelId = useId();
  const early = options.filter((option, i) => i < first || chosen.includes(option.value));
  const late = moreText ? options.filter((option) => !early.includes(option)) : [];
  const shown = moreText ? early : options;
  const line = (option: ChoiceOption) => (
    <Choice
      key={option.value}
      type="checkbox"
      name={name}
      option={option}
      defaultChecked={chosen.includes(option.value)}
    />
  );
  return (
    <details className="facet" open={open}>
      <summary id={labelId}>
        {label}
        <Icon of={Plus} className="icon-plus" />
        <Icon of={Minus} className="icon-minus" />
      </summary>
      <fieldset aria-labelledby={labelId}>
        {shown.map(line)}
        {late.length > 0 && (
          <details className="facet-more">
            <summary className="link">{moreText?.(late.length)}</summary>
            {late.map(line)}
          </details>
        )}
      </fieldset>
    </details>
  );
}
