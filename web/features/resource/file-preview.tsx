import type { ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { topicLanguage } from './topic-language.ts';

interface FilePreviewProps {
  resource: ResourceDetail;
  file: NonNullable<ResourceDetail['file']>;
}

/** A file of the library before it is downloaded: a picture as it is, the first lines of a table or a text. */
export function FilePreview({ resource, file }: FilePreviewProps) {
  const { preview } = resource;
  if (file.media_type.startsWith('image/')) return <PicturePreview resource={resource} file={file} />;
  return preview && <LinesPreview preview={preview} name={file.name} />;
}

function PicturePreview({ resource, file }: FilePreviewProps) {
  const t = useT();
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

/** What scrolls is reached by keys too. */
const reached = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 });

type Preview = NonNullable<ResourceDetail['preview']>;

function LinesPreview({ preview, name }: { preview: Preview; name: string }) {
  const t = useT();
  const title = t(preview.is_whole ? 'resource:file.whole' : 'resource:file.first_lines');
  return (
    <figure className="file-preview" aria-labelledby="preview-title">
      <figcaption>
        <h2 id="preview-title" className="t-h4">
          {title}
        </h2>
        <span className="t-small t-3" lang="en">
          {name}
        </span>
      </figcaption>
      {preview.kind === 'table' ? (
        <TablePreview {...preview} label={title} />
      ) : (
        <pre className="file-text" {...reached(title)}>
          {preview.text.split('\n').map((line, at) => (
            <span key={at} lang={topicLanguage(line)}>
              {`${line}\n`}
            </span>
          ))}
        </pre>
      )}
    </figure>
  );
}

function TablePreview({ columns, rows, label }: Extract<Preview, { kind: 'table' }> & { label: string }) {
  return (
    <div className="table-wrap file-table" {...reached(label)}>
      <table className="data-table">
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" lang={topicLanguage(column)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={at} lang={topicLanguage(cell)} className={NUMBER.test(cell) ? 'end' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const NUMBER = /^[-+]?[\d\s,.']*\d\s*%?$/;
