import { SelectOptions } from '#web/components/form/select.tsx';
import { IntentButton } from '#web/features/desk/intent-button.tsx';
import { type Staff, staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';

/** A colleague and the button that gives the message to them; both belong to the form around. */
export function AssignChoice({
  colleagues,
  hidden = false,
}: {
  colleagues: readonly Staff[];
  hidden?: boolean;
}) {
  const t = useT();
  if (colleagues.length === 0) return null;
  return (
    <span className="inbox-assign" hidden={hidden}>
      <select name="assignee_id" aria-label={t('contact-desk:assign.to')} className="select select-s">
        <SelectOptions
          options={colleagues.map((one) => {
            const { text, lang } = staffName(one, t.language);
            return { value: one.id, label: text, lang };
          })}
        />
      </select>
      <IntentButton size="s" value="assign">
        {t('contact-desk:assign.submit')}
      </IntentButton>
    </span>
  );
}
