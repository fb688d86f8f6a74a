import { formatPhone } from '#shared/format/phones.ts';
import { AsideSection } from '#web/features/desk/section.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { RecordData } from './load-request.ts';

/** Who sent it, and how to reach them. */
export function Requester({ data: { record } }: { data: RecordData }) {
  const t = useT();
  const { name, role, email, phone, language } = record.requester;
  return (
    <AsideSection id="requester" title={t('desk:record.requester')}>
      <p className="strong mt-3">{name}</p>
      {role && <p className="t-small t-2">{role}</p>}
      <p>
        <a className="link" href={`mailto:${email}`} lang="en">
          {email}
        </a>
      </p>
      {phone && (
        <p>
          <a className="link num" href={`tel:${phone}`} lang="en">
            {formatPhone(phone)}
          </a>
        </p>
      )}
      <p className="t-small t-3">{t('desk:record.reads', { language: t(`desk:language.${language}`) })}</p>
    </AsideSection>
  );
}
