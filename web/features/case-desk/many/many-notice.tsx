import { listText } from '#shared/format/lists.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ManyAnswer } from './take-steps.ts';

const DONE = { take: 'taken_over', release: 'released', assign: 'given' } as const;

/** What came of taking some cases or giving them back. */
export function ManyNotice({ answer: { intent, ids, failed, problem } }: { answer: ManyAnswer }) {
  const t = useT();
  const count = ids.length;
  const isBad = failed.length > 0;
  return (
    <div className="mb-4">
      <Notice tone={isBad || count === 0 ? 'warn' : 'ok'}>
        {count > 0 && <p>{t(`desk:queue.${DONE[intent]}`, { count })}</p>}
        {isBad && (
          <p>
            {t('desk:queue.not_done', { names: listText(t.language, failed) })} {problem?.message}
          </p>
        )}
        {count === 0 && !isBad && <p>{t('desk:queue.none_selected')}</p>}
      </Notice>
    </div>
  );
}
