import type { getContentPage } from '#shared/contracts/content.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';

export type ContentPage = ResponseOf<typeof getContentPage>;

export interface TextSection {
  /** Fragment of the address: `part-2`. */
  id: string;
  title: string;
  /** Rich text, sanitised by the API. */
  html: string;
}

export interface LocalSections {
  lang: Language;
  /** What stands before the first heading; often nothing. */
  opening: string;
  sections: TextSection[];
}

const HEADING = /<h2 id="(part-\d+)"[^>]*>[\s\S]*?<\/h2>/;

/** The body of a page in the reader's language, else in the other one, by its headings. */
export function sectionsOf(page: ContentPage, language: Language): LocalSections {
  const { text, lang } = localName(page, language, 'body');
  const titles = new Map(
    (lang === 'km' ? page.contents_kh : page.contents).map(({ id, text: title }) => [id, title]),
  );
  const [opening = '', ...parts] = text.split(HEADING);
  const sections: TextSection[] = [];
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const id = parts[i] ?? '';
    sections.push({ id, title: titles.get(id) ?? '', html: (parts[i + 1] ?? '').trim() });
  }
  return { lang, opening: opening.trim(), sections };
}
