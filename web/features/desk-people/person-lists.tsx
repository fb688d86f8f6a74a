import type { ReactNode } from 'react';
import { formatDate, formatDateTime, machineTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { STATUS_TONES, Tag } from '#web/components/ui/tag.tsx';
import { verbName } from '#web/features/audit/audit-names.ts';
import { auditTo, entryTo } from '#web/features/audit/audit-state.ts';
import { recordTo } from '#web/features/desk/frame/record-to.ts';
import { useKindName } from '#web/features/review/kind-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { PersonPartProps } from './desk-person-page.tsx';

function Section({
  id,
  title,
  none,
  children,
}: {
  id: string;
  title: string;
  none: string | null;
  children: ReactNode;
}) {
  return (
    <section className="admin-section" aria-labelledby={id}>
      <h2 id={id} className="t-h3">
        {title}
      </h2>
      {none ? <p className="t-2">{none}</p> : children}
    </section>
  );
}

/** Organisations with their role there. */
export function PersonMemberships({ data: { person } }: PersonPartProps) {
  const t = useT();
  const kindName = useKindName();
  const { memberships } = person;
  return (
    <Section
      id="organisations"
      title={t('person-desk:memberships.title')}
      none={memberships.length === 0 ? t('person-desk:memberships.none') : null}
    >
      <ul className="admin-lines">
        {memberships.map((page) => {
          const name = localName(page, t.language);
          return (
            <li key={page.id}>
              <span>
                {page.path ? (
                  <AppLink to={page.path} className="link" lang={name.lang}>
                    {name.text}
                  </AppLink>
                ) : (
                  <span lang={name.lang}>{name.text}</span>
                )}
                <span className="t-small t-2 block">{kindName(page)}</span>
              </span>
              <span className="desk-tags">
                <Tag tone="plain">{t(`person-desk:member_role.${page.role}`)}</Tag>
                {page.state !== 'member' && (
                  <Tag tone="idle">{t(`person-desk:member_state.${page.state}`)}</Tag>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** What they sent to the desk, newest first. */
export function PersonSubmissions({ data: { person } }: PersonPartProps) {
  const t = useT();
  const { submissions } = person;
  return (
    <Section
      id="submissions"
      title={t('person-desk:submissions.title')}
      none={submissions.length === 0 ? t('person-desk:submissions.none') : null}
    >
      <ul className="admin-lines">
        {submissions.map((one) => {
          const name = localName(one, t.language);
          return (
            <li key={one.id}>
              <span>
                <AppLink to={recordTo({ id: one.id })} className="link" lang={name.lang}>
                  {name.text}
                </AppLink>
                <span className="t-small t-2 block">
                  <span lang="en">{one.reference}</span>, {formatDate(t.language, one.updated_at)}
                </span>
              </span>
              <Tag tone={STATUS_TONES[one.status] ?? 'idle'}>{t(`review:status.${one.status}`)}</Tag>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** What they did, and what was done to them. */
export function PersonHistory({ data: { person } }: PersonPartProps) {
  const t = useT();
  return (
    <Section
      id="audit"
      title={t('person-desk:audit.title')}
      none={person.audit.length === 0 ? t('person-desk:audit.none') : null}
    >
      <ol className="history">
        {person.audit.map((entry) => (
          <li key={entry.id}>
            <time dateTime={machineTime(entry.created_at)}>
              {formatDateTime(t.language, entry.created_at)}
            </time>{' '}
            <AppLink to={entryTo(entry.id)} className="link">
              {verbName(t, entry)}
            </AppLink>
            {entry.about && <span lang="en"> {entry.about}</span>}
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <AppLink to={auditTo({ actor_id: person.id })} className="link">
          {t('person-desk:audit.all')}
        </AppLink>
      </p>
    </Section>
  );
}
