import { Form, useNavigation } from 'react-router';
import { findCollection } from '#shared/domain/collection/index.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { useT } from '#web/lib/texts.tsx';
import { pluralName } from '../collection-texts.ts';
import type { OverviewData, RuleAnswer } from './load-overview.ts';

interface ReaderRulesProps {
  collections: OverviewData['collections'];
  answer: RuleAnswer | undefined;
}

/** In which collections a second person reads before anything is published. For administrators. */
export function ReaderRules({ collections, answer }: ReaderRulesProps) {
  const t = useT();
  const isSaving = useNavigation().formMethod === 'POST';
  return (
    <Section id="second-reader" title={t('collection:rules.title')} titleClass="t-h3 mt-12 mb-2">
      <p className="t-2 mb-4">{t('collection:rules.text')}</p>
      <div role="status">{answer?.saved && <Notice tone="ok">{t('collection:rules.saved')}</Notice>}</div>
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      <Form method="post" className="grid gap-2">
        {collections.map(({ name, second_reader }) => {
          const collection = findCollection(name);
          if (!collection?.publishes) return null;
          return (
            <Checkbox
              key={name}
              name="second_reader"
              value={name}
              label={pluralName(t, collection)}
              defaultChecked={second_reader}
            />
          );
        })}
        <p className="mt-2">
          <Button type="submit" look="line" loading={isSaving}>
            {t('common:action.save')}
          </Button>
        </p>
      </Form>
    </Section>
  );
}
