import { Form, useNavigation } from 'react-router';
import type { TeamMember } from '#shared/contracts/team.contract.ts';
import { formatDate } from '#shared/format/dates.ts';
import { personInitials, personName } from '#shared/format/person-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { SelectOptions } from '#web/components/form/select.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { roleName, roleOptions } from './role-text.ts';

/** Who it is: a name in the reader's language, else the address that was invited. */
export function memberName(t: Translator, { person, email }: TeamMember) {
  const name = person && personName(person, t.language);
  if (name?.text) return name;
  return email ? { text: email, lang: 'en' } : { text: t('team:page.somebody'), lang: t.language };
}

/** One person of a team, or one invitation: who, as what, since when, and what can be done about it. */
export function MemberRow({ member, path }: { member: TeamMember; path: string }) {
  const t = useT();
  const name = memberName(t, member);
  const letters = member.person ? personInitials(member.person, t.language) : initials(name.text);
  return (
    <li className="team-row" id={`member-${member.id}`}>
      <Avatar initials={letters} photoUrl={member.photo || null} lang={name.lang} />
      <div className="text">
        <p className="team-name">
          <b lang={name.lang}>
            {member.person ? <AppLink to={`/user/${member.person.id}`}>{name.text}</AppLink> : name.text}
          </b>
          {member.is_you && <span className="t-3"> ({t('team:page.you')})</span>}
        </p>
        <p className="t-small t-2">
          {roleName(t, member.role)}
          {member.person && member.email && (
            <>
              {' · '}
              <span lang="en">{member.email}</span>
            </>
          )}
          {' · '}
          {whenText(t, member)}
        </p>
        {member.note && (
          <p className="team-note">
            <span className="sr-only">{t('team:page.wrote')} </span>
            {member.note}
          </p>
        )}
      </div>
      {member.state !== 'member' && member.state !== 'requested' && (
        <Tag tone={member.state === 'invited' || member.state === 'inviting' ? 'info' : 'idle'}>
          {t(`team:state.${member.state}`)}
        </Tag>
      )}
      <Actions member={member} name={name.text} path={path} />
    </li>
  );
}

function whenText(t: Translator, { state, created_at, expires_at, invited_by }: TeamMember): string {
  const date = formatDate(t.language, created_at);
  if (state === 'member') return t('team:page.since', { date });
  if (state === 'requested') return t('team:page.asked', { date });
  if (expires_at) return t('team:page.until', { date: formatDate(t.language, expires_at) });
  return invited_by ? t('team:page.by', { name: personName(invited_by, t.language).text }) : date;
}

function Actions({ member, name, path }: { member: TeamMember; name: string; path: string }) {
  const t = useT();
  const { formData } = useNavigation();
  const busy = (intent: string) =>
    formData?.get('intent') === intent && formData.get('member_id') === member.id;
  const { roles, states } = member.can;
  if (roles.length === 0 && states.length === 0) return null;
  const open = member.state === 'invited' || member.state === 'inviting';
  const plain = (intent: 'member' | 'declined' | 'invited' | 'withdrawn', look: 'ink' | 'line' | 'bare') => {
    const word = ({ member: 'admit', declined: 'refuse', invited: 'resend', withdrawn: 'withdraw' } as const)[
      intent
    ];
    return (
      <Button
        type="submit"
        name="intent"
        value={`state:${intent}`}
        look={look}
        size="s"
        loading={busy(`state:${intent}`)}
        aria-label={t(`team:change.${word}_of`, { name })}
      >
        {t(`team:change.${word}`)}
      </Button>
    );
  };
  return (
    <Form method="post" action={path} preventScrollReset className="team-acts">
      <input type="hidden" name="member_id" value={member.id} />
      {member.is_you && <input type="hidden" name="self" value="1" />}
      {roles.length > 0 && member.state === 'member' && (
        <span className="team-role">
          <select
            name="role"
            className="select select-s"
            aria-label={t('team:change.role_of', { name })}
            defaultValue={member.role}
          >
            <SelectOptions options={roleOptions(t, roles)} />
          </select>
          <Button
            type="submit"
            name="intent"
            value="role"
            look="line"
            size="s"
            loading={busy('role')}
            aria-label={t('team:change.save_of', { name })}
          >
            {t('team:change.save')}
          </Button>
        </span>
      )}
      {member.state === 'requested' && states.includes('member') && plain('member', 'ink')}
      {member.state === 'requested' && states.includes('declined') && plain('declined', 'line')}
      {states.includes('invited') && plain('invited', open ? 'bare' : 'line')}
      {states.includes('withdrawn') && plain('withdrawn', 'bare')}
      {states.includes('left') && (
        <ConfirmButton
          name="intent"
          value="state:left"
          look={member.is_you ? 'danger-line' : 'bare'}
          size="s"
          loading={busy('state:left')}
          aria-label={member.is_you ? undefined : t('team:change.remove_of', { name })}
          question={{
            title: member.is_you ? t('team:change.leave_title') : t('team:change.remove_title', { name }),
            text: t(member.is_you ? 'team:change.leave_text' : 'team:change.remove_text'),
            confirm: t(member.is_you ? 'team:change.leave' : 'team:change.remove'),
            danger: true,
          }}
        >
          {t(member.is_you ? 'team:change.leave' : 'team:change.remove')}
        </ConfirmButton>
      )}
    </Form>
  );
}
