import type { ReactNode } from 'react';
import type { Language } from '#shared/i18n/languages.ts';
import { Tag, type TagTone } from '#web/components/ui/tag.tsx';

interface CaseHeadProps {
  title: string;
  lang?: Language | undefined;
  state: { text: string; tone: TagTone };
  /** Stays on one line where it is part of the title, else it stands among the facts. */
  reference?: string;
  /** Before the title. */
  plate?: ReactNode;
  /** Below the title. */
  under?: ReactNode;
  /** Further facts, as list items. */
  children?: ReactNode;
}

/** What a case is about and where it stands. */
export function CaseHead({ title, lang, state, reference = '', plate, under, children }: CaseHeadProps) {
  const [before, after] = reference ? title.split(reference) : [title];
  const isInTitle = after !== undefined;
  return (
    <header>
      <div className="desk-title">
        {plate}
        <div>
          <h1 className="t-h1" lang={lang}>
            {before}
            {isInTitle && <span className="case-reference">{reference}</span>}
            {after}
          </h1>
          {under}
        </div>
      </div>
      <ul className="desk-facts">
        <li>
          <Tag tone={state.tone}>{state.text}</Tag>
        </li>
        {reference && !isInTitle && <li lang="en">{reference}</li>}
        {children}
      </ul>
    </header>
  );
}
