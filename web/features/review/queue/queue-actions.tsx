import type { MouseEvent } from 'react';
import { useNavigation } from 'react-router';
import { BULK_VERBS } from '#shared/domain/bulk.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Selection } from './use-selection.ts';

/** What can be done with the ticked requests; the buttons belong to the form around the table. */
export function QueueActions({ selection, viewerId }: { selection: Selection; viewerId: string }) {
  const t = useT();
  const scripted = useHydrated();
  const navigation = useNavigation();
  const sending = navigation.formData?.get('intent');
  const ofOthers = selection.rows.filter(({ assignee }) => assignee && assignee.id !== viewerId);

  /** A colleague's work is not taken by accident. */
  async function askFirst(event: MouseEvent<HTMLButtonElement>) {
    if (ofOthers.length === 0) return;
    event.preventDefault();
    const button = event.currentTarget;
    const names = [...new Set(ofOthers.map(({ assignee }) => localName(assignee!, t.language).text))];
    const yes = await ask({
      title: t('desk:queue.from_colleague'),
      text: t('desk:queue.from_colleague_text', { names: names.join(', ') }),
      confirm: t('desk:queue.take'),
      cancel: t('common:action.cancel'),
      calm: true,
    });
    if (yes) button.form?.requestSubmit(button);
  }

  const none = scripted && selection.rows.length === 0;
  return (
    <div className="desk-acts">
      {scripted && (
        <Checkbox
          label={t('desk:queue.select_all')}
          checked={selection.allChosen}
          onChange={(event) => selection.setAll(event.currentTarget.checked)}
        />
      )}
      <p role="status" className="t-small t-3">
        {scripted && !none ? t('desk:queue.selected', { count: selection.rows.length }) : ''}
      </p>
      <Button
        type="submit"
        name="intent"
        value="take"
        look="line"
        size="s"
        hidden={none}
        loading={sending === 'take'}
        onClick={(event) => void askFirst(event)}
      >
        {t('desk:queue.take')}
      </Button>
      <Button
        type="submit"
        name="intent"
        value="release"
        look="line"
        size="s"
        hidden={none}
        loading={sending === 'release'}
      >
        {t('desk:queue.release')}
      </Button>
      {BULK_VERBS.map((verb) => (
        <Button
          key={verb}
          type="submit"
          name="intent"
          value={verb}
          look="line"
          size="s"
          hidden={none || !selection.rows.some(({ can }) => can.decide)}
          loading={sending === verb}
        >
          {t(`bulk:${verb}_some`)}
        </Button>
      ))}
    </div>
  );
}
