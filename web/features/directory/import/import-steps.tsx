import { Form } from 'react-router';
import type { WholeDirectoryImport } from '#shared/contracts/directory-import.contract.ts';
import { DIRECTORY_IMPORT_PATH, directoryImportPath } from '#shared/domain/directory-import.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';

/** What can be done with an import that waits for somebody: write it, go on, publish, take back. */
export function ImportSteps({ one, busy }: { one: WholeDirectoryImport; busy: string | null }) {
  const t = useT();
  const { can, counts, state, drafts } = one;
  const willDo = counts.create + counts.update - one.created - one.updated;
  const press = (intent: 'run' | 'publish' | 'undo', text: string, look?: 'line') => (
    <Button type="submit" name="intent" value={intent} look={look} loading={busy === intent}>
      {text}
    </Button>
  );
  return (
    <div className="directory-import-steps">
      {state === 'checked' && (
        <p className="t-2">
          {t(can.run ? 'directory-import:nothing_done' : 'directory-import:nothing_to_do')}
        </p>
      )}
      {state === 'done' && drafts > 0 && (
        <p className="t-2">{t('directory-import:drafts', { count: drafts })}</p>
      )}
      {counts.ask > 0 && state === 'checked' && (
        <Notice tone="warn">
          <p>{t('directory-import:open_ask', { count: counts.ask })}</p>
          <Form method="post" action={directoryImportPath(one.id)} className="btn-row mt-4">
            <input type="hidden" name="intent" value="choose" />
            <Button type="submit" name="choice" value="leave" look="line" size="s">
              {t('directory-import:choice.all_leave')}
            </Button>
            <Button type="submit" name="choice" value="create" look="line" size="s">
              {t('directory-import:choice.all_create')}
            </Button>
          </Form>
        </Notice>
      )}
      <Form method="post" action={directoryImportPath(one.id)} className="btn-row">
        {can.run &&
          press(
            'run',
            state === 'paused' ? t('directory-import:go_on') : t('directory-import:run', { count: willDo }),
          )}
        {can.publish && press('publish', t('directory-import:publish', { count: drafts }))}
        {can.undo && press('undo', t('directory-import:undo'), 'line')}
        <ButtonLink look={can.run || can.publish ? 'bare' : 'line'} to={DIRECTORY_IMPORT_PATH}>
          {t('directory-import:other_file')}
        </ButtonLink>
      </Form>
      {can.undo && <p className="t-small t-2">{t('directory-import:undo_hint')}</p>}
    </div>
  );
}
