import type { ReactNode } from 'react';
import type { StoredImage } from '#shared/contracts/file.contract.ts';
import type { SubmissionRecord } from '#shared/contracts/review.contract.ts';
import { listText } from '#shared/format/lists.ts';
import { useT } from '#web/lib/texts.tsx';
import { pictureIn } from './picture-address.ts';

export type RecordField = SubmissionRecord['fields'][number];

/** Addresses that may stand in a link. */
const WEB = /^https?:\/\//i;

/** A field's value as people read it: addresses as links, long texts with their lines. Null when there is none. */
export function FieldValue({ field }: { field: RecordField }): ReactNode {
  const t = useT();
  if (field.input === 'image') return field.image ? <Picture image={field.image} /> : <Nothing />;
  if (field.input === 'checkbox') return field.value ? t('desk:record.agreed') : <Nothing />;
  const [first] = field.texts;
  if (first === undefined) return <Nothing />;
  if (field.input === 'url' && WEB.test(first)) {
    return (
      <a className="link" href={first} target="_blank" rel="noopener noreferrer nofollow" lang="en">
        {first}
      </a>
    );
  }
  if (field.input === 'email') {
    return (
      <a className="link" href={`mailto:${first}`} lang="en">
        {first}
      </a>
    );
  }
  return <span lang={field.lang ?? undefined}>{listText(field.lang ?? t.language, field.texts)}</span>;
}

function Nothing() {
  return <span className="t-3">{useT()('desk:record.empty')}</span>;
}

function Picture({ image }: { image: StoredImage }) {
  const t = useT();
  return (
    <span className="desk-picture">
      <img
        src={pictureIn(image.url, 256)}
        alt={t('desk:record.picture')}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading="lazy"
        decoding="async"
      />
      {image.width !== null && image.height !== null && (
        <span className="t-small t-3" lang="en">
          {image.width} × {image.height}
        </span>
      )}
    </span>
  );
}

/** Old and new value of a changed field, for the comparison; null where there was, or is, nothing. */
export function useChange(field: RecordField): { was: ReactNode; now: ReactNode } {
  const t = useT();
  const { was, value, texts, input } = field;
  if (input === 'image') {
    return {
      was: was?.image ? <Picture image={was.image} /> : was?.value ? t('desk:record.old_picture') : null,
      now: field.image && <Picture image={field.image} />,
    };
  }
  if (input === 'checkbox') {
    return { was: was?.value ? t('desk:record.agreed') : null, now: value ? t('desk:record.agreed') : null };
  }
  return {
    was: was && was.texts.length > 0 ? listText(t.language, was.texts) : null,
    now: texts.length > 0 ? listText(t.language, texts) : null,
  };
}
