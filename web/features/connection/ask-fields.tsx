import { INVITATION_NOTE_MAX } from '#shared/constants.ts';
import { CONNECTION_PURPOSES } from '#shared/domain/connection.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { AskData } from './load-connections.ts';

/** What is said with an invitation to connect: in whose name, why, and a note. */
export function AskFields({
  organisations,
  as,
  typed,
  noteError,
}: {
  organisations: AskData['organisations'];
  as: string;
  typed: Readonly<Record<string, string>>;
  noteError: readonly string[] | undefined;
}) {
  const t = useT();
  return (
    <>
      {organisations.length > 0 && (
        <RadioGroup
          name="as_stakeholder_id"
          label={t('connection:ask.as')}
          defaultValue={typed.as_stakeholder_id ?? as}
          options={[
            { value: '', label: t('connection:ask.as_self') },
            ...organisations.map((page) => {
              const { text, lang } = localName(page, t.language);
              return { value: page.id, label: text, lang, hint: localName(page, t.language, 'what').text };
            }),
          ]}
        />
      )}
      <RadioGroup
        name="purpose"
        label={t('connection:ask.purpose')}
        hint={t('connection:ask.purpose_hint')}
        look="two-columns"
        defaultValue={typed.purpose ?? 'acquaintance'}
        options={CONNECTION_PURPOSES.map((value) => ({ value, label: t(`connection:purpose.${value}`) }))}
      />
      <TextArea
        name="note"
        label={t('connection:ask.note')}
        hint={t('connection:ask.note_hint')}
        optional={t('common:optional')}
        rows={4}
        defaultValue={typed.note ?? ''}
        error={noteError}
        counter={{
          max: INVITATION_NOTE_MAX,
          text: (used, max) => t('common:form.characters_left', { count: Math.max(0, max - used) }),
        }}
      />
    </>
  );
}
