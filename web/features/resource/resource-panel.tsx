import Download from 'lucide-react/icons/download';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { fileType } from './resource-line.ts';
import type { ResourcePageProps } from './resource-page.tsx';

/** Beside a post: who wrote it and when. Beside a file: its type and size, and the download. */
export function ResourcePanel({ resource, language }: Pick<ResourcePageProps, 'resource' | 'language'>) {
  const t = useT();
  const { file, category } = resource;
  const author = localName(resource, t.language, 'author');
  const facts: Fact[] = [];
  if (author.text) facts.push({ term: t('resource:author'), value: author.text, lang: author.lang });
  facts.push({ term: t('resource:published'), value: formatDate(t.language, resource.published_at) });
  if (category) {
    const name = localName(category, t.language);
    facts.push({ term: t('resource:category'), value: name.text, lang: name.lang });
  }
  if (file) {
    facts.push(
      { term: t('resource:file.name'), value: file.name, lang: 'en' },
      { term: t('resource:file.size'), value: formatBytes(file.bytes) },
    );
    if (language) facts.push({ term: t('resource:file.language'), value: language });
    facts.push({ term: t('resource:file.downloads'), value: formatInteger(file.downloads) });
  } else {
    facts.push({
      term: t('resource:reading_time'),
      value: t('resource:minutes', { count: resource.reading_minutes }),
    });
  }
  const list = <DefinitionList facts={facts} emptyText={t('common:not_provided')} />;
  if (!file) return list;
  return (
    <div className="panel panel-ink lead-panel">
      <p className="lead-day">
        <b lang="en">{fileType(file)}</b>
        <span className="t-2">{formatBytes(file.bytes)}</span>
      </p>
      <ButtonLink size="big" to={`/files/${file.id}/original`} download icon={<Icon of={Download} />}>
        {t('common:action.download')}
      </ButtonLink>
      {list}
    </div>
  );
}
