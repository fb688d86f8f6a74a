import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { OwnProfile } from '../profile-types.ts';

/** What the reviewer asks about a part, where it is mended. */
export function PartMessages({ profile, part }: { profile: OwnProfile; part: string }) {
  const t = useT();
  const open = profile.review?.messages.filter((message) => message.part === part && !message.closed) ?? [];
  if (profile.review?.status !== 'returned' || open.length === 0) return null;
  return (
    <Notice tone="warn" title={t('own-profile:part.asked')}>
      <ul className="grid gap-3">
        {open.map((message) => {
          const body = localName(message, t.language, 'body');
          return (
            <li key={message.id}>
              <p className="t-small t-3">
                {message.label} · {formatDate(t.language, message.created_at)}
              </p>
              <p className="whitespace-pre-line" lang={body.lang}>
                {body.text}
              </p>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
