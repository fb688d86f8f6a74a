import { useState } from 'react';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { useT } from '#web/lib/texts.tsx';
import { areKeysOn, DESK_KEYS, setKeys } from './desk-keys.ts';
import { closeKeysHelp } from './keys-store.ts';

/** Which key does what, and the switch for all of them. */
export default function KeysHelp() {
  const t = useT();
  const [on, setOn] = useState(areKeysOn);
  const groups = [
    {
      title: t('desk:keys.queue'),
      keys: [
        [DESK_KEYS.next, t('desk:keys.next_row')],
        [DESK_KEYS.previous, t('desk:keys.previous_row')],
        ['Enter', t('desk:keys.open')],
        [DESK_KEYS.select, t('desk:keys.select')],
        [DESK_KEYS.approve, t('desk:keys.approve_row')],
        [DESK_KEYS.return, t('desk:keys.return_row')],
        [DESK_KEYS.take, t('desk:keys.take_row')],
        [DESK_KEYS.search, t('desk:keys.search')],
      ],
    },
    {
      title: t('desk:keys.record'),
      keys: [
        [`${DESK_KEYS.approve} Enter`, t('desk:keys.approve')],
        [DESK_KEYS.return, t('desk:keys.return')],
        ['↓ ↑', t('desk:keys.fields')],
        ['Alt ↓ ↑', t('desk:keys.fields_written')],
        ['Ctrl Enter', t('desk:keys.send')],
        [DESK_KEYS.undo, t('desk:keys.undo')],
        [DESK_KEYS.take, t('desk:keys.take')],
        [DESK_KEYS.give, t('desk:keys.give')],
        [DESK_KEYS.next, t('desk:keys.next')],
        [DESK_KEYS.previous, t('desk:keys.previous')],
      ],
    },
    {
      title: t('desk:keys.everywhere'),
      keys: [
        ['/', t('shell:nav.search')],
        ['Ctrl K', t('desk:bar.palette')],
        [DESK_KEYS.help, t('desk:keys.help')],
      ],
    },
  ];
  return (
    <Dialog
      open
      onClose={closeKeysHelp}
      title={t('desk:keys.title')}
      showTitle
      closeLabel={t('common:action.close')}
    >
      <p className="t-2 -mt-4 mb-5">{t('desk:keys.text')}</p>
      {groups.map(({ title, keys }) => (
        <section key={title} className="keys-group">
          <h3 className="t-h4">{title}</h3>
          <dl>
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd lang="en">{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label={t('desk:keys.on')}
        checked={on}
        onChange={(event) => {
          setKeys(event.currentTarget.checked);
          setOn(event.currentTarget.checked);
        }}
      />
    </Dialog>
  );
}
