import type { ReactNode } from 'react';
import type { StoredImage } from '#shared/contracts/file.contract.ts';
import type { SubmissionRecord } from '#shared/contracts/review.contract.ts';
import { listText } from '#shared/format/lists.ts';
import { pictureIn } from '#web/lib/picture-address.ts';
import { useT } from '#web/lib/texts.tsx';

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

/** A picture small, with its size. */
export function Picture({ image }: { image: StoredImage }) {
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
