import { Form, useNavigation } from 'react-router';
import { TEAM_NOTE_MAX } from '#shared/domain/team.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { useT } from '#web/lib/texts.tsx';

/** Asks the team of a page to take one in. */
export function JoinForm({ note, errors }: { note: string; errors: readonly string[] | undefined }) {
  const t = useT();
  const busy = useNavigation().formData?.get('intent') === 'join';
  return (
    <Form method="post" noValidate className="team-invite">
      <FoundProblems />
      <KeptTyping of="join" />
      <TextArea
        name="join_note"
        label={t('team:join.note')}
        hint={t('team:join.note_hint')}
        optional={t('common:optional')}
        rows={3}
        defaultValue={note}
        error={errors}
        counter={{
          max: TEAM_NOTE_MAX,
          text: (used, max) => `${formatInteger(used)} / ${formatInteger(max)}`,
        }}
      />
      <Button type="submit" name="intent" value="join" look="ink" loading={busy}>
        {t('team:join.send')}
      </Button>
    </Form>
  );
}
