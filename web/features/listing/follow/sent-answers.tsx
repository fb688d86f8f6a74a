import { fieldsOf } from '#shared/domain/listing/forms.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { FollowData } from '../load/load-follow.ts';
import { factsOf } from '../verify/answer-facts.tsx';

/** Everything as it was sent, folded away: nobody has to do anything with it now. */
export function SentAnswers({ data: { request, terms } }: { data: FollowData }) {
  const t = useT();
  const { kind, values, logo } = request;
  return (
    <details className="details-box px-5 py-1">
      <summary className="flex min-h-12 items-center justify-between strong gap-3">
        {t('listing:follow.answers')}
        <span className="link">{t('listing:follow.show')}</span>
      </summary>
      <DefinitionList
        wide
        facts={factsOf(t, fieldsOf(kind), { kind, values, logo, terms })}
        emptyText={t('common:not_provided')}
      />
    </details>
  );
}
