import { Form, useNavigation } from 'react-router';
import type { TeamInvitation } from '#shared/contracts/team-invite.contract.ts';
import { formatDate } from '#shared/format/dates.ts';
import { personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { useT } from '#web/lib/texts.tsx';
import { roleName } from './role-text.ts';

/** An invitation, or a request to join, as the person it is about sees it, with its answers. */
export function InvitationRow({ invitation, path }: { invitation: TeamInvitation; path: string }) {
  const t = useT();
  const { formData } = useNavigation();
  const { id, page, role, note, invited_by, expires_at, created_at, can, state } = invitation;
  const name = localName(page, t.language);
  const busy = (intent: string) => formData?.get('intent') === intent && formData.get('id') === id;
  const act = (intent: 'accept' | 'decline' | 'withdraw', look: 'ink' | 'line') => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look={look}
      size="s"
      loading={busy(intent)}
      aria-label={`${t(intent === 'withdraw' ? 'team:change.withdraw' : `team:answer.${intent}`)}: ${name.text}`}
    >
      {t(intent === 'withdraw' ? 'team:change.withdraw' : `team:answer.${intent}`)}
    </Button>
  );
  return (
    <li className="team-row team-plated" id={`invite-${id}`}>
      <LabelPlate initials={initials(name.text)} logoUrl={null} />
      <div className="text">
        <p className="team-name">
          <b lang={name.lang}>{page.path ? <AppLink to={page.path}>{name.text}</AppLink> : name.text}</b>
        </p>
        <p className="t-small t-2">
          {roleName(t, role)}
          {invited_by && <> · {t('team:page.by', { name: personName(invited_by, t.language).text })}</>}
          {' · '}
          {state === 'requested' || !expires_at
            ? t('team:page.asked', { date: formatDate(t.language, created_at) })
            : t('team:page.until', { date: formatDate(t.language, expires_at) })}
        </p>
        {note && <p className="team-note">{note}</p>}
      </div>
      <Form method="post" action={path} preventScrollReset className="team-acts">
        <input type="hidden" name="id" value={id} />
        {can.accept && act('accept', 'ink')}
        {can.decline && act('decline', 'line')}
        {can.withdraw && act('withdraw', 'line')}
      </Form>
    </li>
  );
}
