import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { SourceLine, type SourceLineProps } from './source-line.tsx';

export interface Fact {
  term: string;
  /** Null or empty: `emptyText` is shown. */
  value: ReactNode;
  lang?: string;
  /** Who says so. */
  source?: SourceLineProps;
}

export interface DefinitionListProps {
  facts: readonly Fact[];
  /** "Not provided" */
  emptyText: string;
  /** For check-your-answers: body size and a fixed column of terms. */
  wide?: boolean;
}

/** Facts between a rule in ink and hairlines, each with its source. */
export function DefinitionList({ facts, emptyText, wide }: DefinitionListProps) {
  return (
    <dl className={classNames('facts', wide && 'facts-wide')}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd lang={fact.lang}>
            {isEmpty(fact.value) ? <span className="t-3 t-normal">{emptyText}</span> : fact.value}
            {fact.source && <SourceLine {...fact.source} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;
