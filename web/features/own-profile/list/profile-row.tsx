import { organisationMay } from '#shared/domain/roles.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { RecordRow } from '#web/components/ui/record-row.tsx';
import { STATUS_TONES, Tag } from '#web/components/ui/tag.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { RestoreForm } from '../overview/restore-form.tsx';
import type { ProfileCard } from '../profile-types.ts';
import { statusLine } from '../status-line.ts';

/** One of my profiles: its pattern, its names, where it stands and what to do with it. */
export function ProfileRow({ card, level = 2 }: { card: ProfileCard; level?: 2 | 3 }) {
  const t = useT();
  const name = localName(card, t.language);
  const other = otherName(card, t.language);
  return (
    <RecordRow
      id={card.id}
      category={kramaOf(card.kind)}
      to={card.path}
      name={name.text}
      nameLang={name.lang}
      altName={other?.text ?? null}
      {...(other ? { altLang: other.lang } : {})}
      logoUrl={card.logo?.url ?? null}
      initials={initials(name.text)}
      level={level}
      description={
        <span className="own-status">
          <Tag tone={STATUS_TONES[card.status]}>{t(`own-profile:status.${card.status}`)}</Tag>
          {card.ownership === 'member' && <span>{t(`own-profile:role.${card.role}`)}</span>}
          <span>{statusLine(t, card)}</span>
        </span>
      }
      end={
        card.status === 'archived' && organisationMay(card.role, 'archive_profile') ? (
          <RestoreForm action={card.path} name={name.text} />
        ) : (
          <ButtonLink look={doing(card) === 'view' ? 'bare' : 'line'} to={card.path}>
            {t(`own-profile:do.${doing(card)}`)}
          </ButtonLink>
        )
      }
    />
  );
}

/** What the button of a row is for. */
function doing({ status, changes_status, open_messages }: ProfileCard) {
  if (status === 'returned' || changes_status === 'returned')
    return open_messages > 0 ? 'read_messages' : 'go_on';
  if (status === 'draft' || changes_status === 'draft') return 'go_on';
  return status === 'approved' && changes_status !== 'reviewing' ? 'edit' : 'view';
}
