import { type ComponentType, lazy } from 'react';
import type { LocalText } from '#shared/i18n/local-name.ts';
import { loadPart } from '#web/lib/reload-once.ts';
import { filmsOf } from './rich-text-parts.ts';

/** The player is fetched where a text has a film, and nowhere else. */
const Film: ComponentType<{ address: string }> = lazy(() =>
  loadPart(() => import('./rich-text-film.tsx')).then((file) => ({ default: file.RichTextFilm })),
);

/**
 * Rich text of a publication. The API has sanitised it: structure, links, pictures of our own store, and addresses of
 * films, which become frames once the reader asks for them.
 */
export function RichText({ content }: { content: LocalText }) {
  return filmsOf(content.text).map((part, i) =>
    'film' in part ? (
      <Film key={i} address={part.film} />
    ) : (
      <div
        key={i}
        className="prose"
        lang={content.lang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server on write and on read
        dangerouslySetInnerHTML={{ __html: part.html }}
      />
    ),
  );
}
