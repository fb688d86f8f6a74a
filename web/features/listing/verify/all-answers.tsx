import type { ListingSection } from '#shared/domain/listing/describe-form.ts';
import { FORMS } from '#shared/domain/listing/forms.ts';
import { stepPath } from '#shared/domain/listing/listing-paths.ts';
import { FieldError } from '#web/components/form/field-error.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { Answers } from '#web/components/table/answers.tsx';
import { afterLabel } from '#web/lib/after-label.ts';
import { useT } from '#web/lib/texts.tsx';
import { controlsOf } from '../values/listing-form-rows.ts';
import type { ProblemTexts } from '../values/problem-list.ts';
import { type Answered, factsOf } from './answer-facts.tsx';

/** Where a section of the answers stands on the page: the error summary leads there. */
export const sectionId = (section: string) => `answers-${section}`;

/** Every answer, section by section, each with the way back to where it was given. */
export function AllAnswers({ problems, ...answered }: Answered & { problems: ProblemTexts }) {
  const t = useT();
  const { kind } = answered;
  const wrongIn = ({ fields }: ListingSection) =>
    fields.flatMap(({ name, labelKey }) => {
      const text = problems[name];
      return text ? [afterLabel(t.language, t(labelKey), text)] : [];
    });
  return FORMS[kind].steps
    .filter(({ name }) => name !== 'verify')
    .flatMap(({ name, sections }) =>
      sections.map((section) => (
        <div key={section.name} id={sectionId(section.name)}>
          <FieldError id={sectionId(section.name)} error={wrongIn(section)} />
          <Answers
            title={t(section.titleKey)}
            facts={factsOf(t, section.fields, answered)}
            emptyText={t('common:not_provided')}
            changeTo={`${stepPath(kind, name)}?return=verify#${fieldId(controlsOf(section.fields)[0]?.field.name ?? '')}`}
            changeText={t('common:action.change')}
          />
        </div>
      )),
    );
}
