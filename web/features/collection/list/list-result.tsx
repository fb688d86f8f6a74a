import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import type { RecordVerb } from '#shared/domain/collection/collection-state.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { dismissToast, showToast } from '#web/components/ui/toast-store.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ListAnswer } from './list-answer.ts';

/** What came of a bulk action, with the way back: on the page, and for a moment over it. */
export function ListResult({ answer, action }: { answer: ListAnswer; action: string }) {
  const t = useT();
  const submit = useSubmit();
  const shown = useRef<number>(null);
  const { intent, done, failed, undo, problem } = answer;
  const words =
    intent === 'undo'
      ? t('collection:list.undone', { count: done })
      : t(`collection:did.${intent as RecordVerb}`, { count: done });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!undo || shown.current === answer.at) return;
    shown.current = answer.at;
    const id = showToast({
      text: words,
      action: {
        text: t('common:action.undo'),
        run: () =>
          void submit({ intent: 'undo', undo }, { method: 'post', action, preventScrollReset: true }),
      },
    });
    return () => dismissToast(id);
  }, [answer.at]);

  if (problem) {
    const { title, message } = problemTexts(t, problem);
    return (
      <Notice tone="error" title={title}>
        <p>{message}</p>
      </Notice>
    );
  }
  if (done === 0 && failed.length === 0) {
    return (
      <Notice tone="warn">
        <p>{t('collection:list.none_selected')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone={failed.length > 0 ? 'warn' : 'ok'}>
      <div className="banner-row">
        <div>
          {done > 0 && <p>{words}</p>}
          {failed.length > 0 && (
            <ul>
              {failed.map((one) => (
                <li key={`${one.title} ${one.title_kh}`}>
                  {localName(one, t.language, 'title').text}: {one.message}
                </li>
              ))}
            </ul>
          )}
        </div>
        {undo && (
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="undo" value={undo} />
            <Button type="submit" look="line" size="s" name="intent" value="undo">
              {t('common:action.undo')}
            </Button>
          </Form>
        )}
      </div>
    </Notice>
  );
}
