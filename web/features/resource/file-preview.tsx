import type { ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { useT } from '#web/lib/texts.tsx';

/** A picture of the library as it is, before it is downloaded. Documents open in the browser's own viewer instead. */
export function FilePreview({
  resource,
  file,
}: {
  resource: ResourceDetail;
  file: NonNullable<ResourceDetail['file']>;
}) {
  const t = useT();
  if (!file.media_type.startsWith('image/')) return null;
  const name = localName(resource, t.language, 'title').text;
  return (
    <figure className="file-preview">
      <img
        src={`/files/${file.id}/1024`}
        srcSet={`/files/${file.id}/512 512w, /files/${file.id}/1024 1024w`}
        sizes="(min-width: 1024px) 720px, 100vw"
        width={1024}
        height={576}
        alt={t('resource:file.picture', { name })}
        decoding="async"
      />
    </figure>
  );
}
