import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { sectionPath } from '#shared/domain/addresses.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';
import { downloadPath, fileType, minutesToRead } from './resource-line.ts';
import { topicLanguage, topicsFor } from './topic-language.ts';

/** Beside a post: who wrote it, when, its headings. Beside a file: its type and size, and the download. */
export function ResourcePanel({ resource }: { resource: ResourceDetail }) {
  const t = useT();
  const { file } = resource;
  const save = (
    <SaveToggle
      wide
      kind="resource"
      id={resource.id}
      name={localName(resource, t.language, 'title').text}
      saved={resource.is_saved}
    />
  );
  const facts = <DefinitionList facts={factsOf(t, resource)} emptyText={t('common:not_provided')} />;
  if (!file) {
    return (
      <>
        <Contents resource={resource} />
        {facts}
        <div className="mt-6">{save}</div>
      </>
    );
  }
  return (
    <div className="panel panel-ink lead-panel">
      <p className="lead-day">
        <b lang="en">{fileType(file)}</b>
        <span className="t-2">{formatBytes(file.bytes)}</span>
      </p>
      <ButtonLink
        size="big"
        to={downloadPath(resource)}
        download
        rel="nofollow"
        icon={<Icon of={Download} />}
      >
        {t('common:action.download')}
      </ButtonLink>
      {file.media_type === 'application/pdf' && (
        <ButtonLink
          look="line"
          to={`/files/${file.id}/view`}
          target="_blank"
          rel="nofollow"
          icon={<Icon of={ExternalLink} />}
        >
          {t('resource:file.view')}
          <span className="sr-only"> ({t('resource:file.view_hint')})</span>
        </ButtonLink>
      )}
      {save}
      {facts}
    </div>
  );
}

/** Long posts get a list of their headings. */
const LONG = 3;

function Contents({ resource }: { resource: ResourceDetail }) {
  const t = useT();
  const { lang } = localName(resource, t.language, 'body');
  const headings = lang === 'km' ? resource.contents_kh : resource.contents;
  if (headings.length < LONG) return null;
  return (
    <nav className="post-contents" aria-labelledby="contents">
      <h2 id="contents" className="t-h4">
        {t('resource:contents')}
      </h2>
      <ol lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function factsOf(t: Translator, resource: ResourceDetail): Fact[] {
  const { file, category, tags, page } = resource;
  const author = localName(resource, t.language, 'author');
  const facts: Fact[] = [];
  if (author.text) facts.push({ term: t('resource:author'), value: author.text, lang: author.lang });
  const published = formatDate(t.language, resource.published_at);
  const updated = formatDate(t.language, resource.updated_at);
  facts.push({ term: t('resource:published'), value: published });
  if (updated !== published && resource.updated_at > resource.published_at)
    facts.push({ term: t('resource:updated'), value: updated });
  if (category) {
    const name = localName(category, t.language);
    facts.push({
      term: t('resource:category'),
      value: (
        <AppLink className="link" to={`${sectionPath(page)}?category=${category.slug}`} lang={name.lang}>
          {name.text}
        </AppLink>
      ),
    });
  }
  if (file) {
    facts.push(
      { term: t('resource:file.name'), value: file.name, lang: 'en' },
      ...(file.language
        ? [{ term: t('resource:file.language'), value: languageName(t, file.language) }]
        : []),
      { term: t('resource:file.downloads'), value: formatInteger(file.downloads) },
    );
  } else facts.push({ term: t('resource:reading_time'), value: minutesToRead(t, resource) });
  if (tags.length > 0)
    facts.push({
      term: t('resource:topics'),
      value: (
        <span className="chips">
          {topicsFor(t.language, tags, (tag) => tag).map((tag) => (
            <Chip
              key={tag}
              to={`${sectionPath(page)}?tag=${encodeURIComponent(withoutLineBreaks(tag))}`}
              lang={topicLanguage(tag)}
            >
              {tag}
            </Chip>
          ))}
        </span>
      ),
    });
  return facts;
}

const LANGUAGES = ['en', 'km', 'both'] as const;

/** The language a file is in; its code where we have no name for it. */
function languageName(t: Translator, code: string): string {
  const known = LANGUAGES.find((one) => one === code);
  return known ? t(`resource:file.in.${known}`) : code;
}
