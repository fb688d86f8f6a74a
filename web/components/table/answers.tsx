import { AppLink } from '../ui/app-link.tsx';
import { DefinitionList, type Fact } from './definition-list.tsx';

export interface AnswersProps {
  title: string;
  facts: readonly Fact[];
  emptyText: string;
  /** Back to the step; returns here afterwards. */
  changeTo: string;
  /** "Change", with the title as hidden text. */
  changeText: string;
}

/** One section of check-your-answers. */
export function Answers({ title, facts, emptyText, changeTo, changeText }: AnswersProps) {
  return (
    <section>
      <div className="facts-head">
        <h2 className="t-h3">{title}</h2>
        <AppLink to={changeTo} className="link t-small">
          {changeText}
          <span className="sr-only">: {title}</span>
        </AppLink>
      </div>
      <DefinitionList facts={facts} emptyText={emptyText} wide />
    </section>
  );
}
