import type { FileRow } from '../file/file.queries.ts';
import { fileAddress } from '../file/file-address.ts';
import type { IMAGE_WIDTHS } from '../file/image-widths.ts';
import { plainText, sanitiseRichText } from '../publication/rich-text.ts';

export interface PrintedBody {
  html: string;
  /** Headings in order, with the ids they have in the text. */
  contents: { id: string; text: string }[];
}

const PICTURE = /<img src="\/files\/([0-9a-f-]{36})\/[^"]*" alt="([^"]*)"[^>]*>/g;
const HEADING = /<h2((?: lang="[^"]*")?)>([\s\S]*?)<\/h2>/g;
/** Widths a picture in a text is offered in; the column is never wider. */
const WIDTHS = [512, 1024] as const satisfies readonly (typeof IMAGE_WIDTHS)[number][];
const SIZES = '(min-width: 1024px) 720px, 100vw';

/**
 * Rich text as a page prints it: sanitised once more, every heading with an id to jump to, every picture with its size,
 * so that nothing moves when it comes, and in the widths of our own store. Pictures that are gone are left out; one that
 * is not public yet is named, since without its key nobody can open it and the preview of the desk adds that.
 */
export function printBody(body: string, pictures: ReadonlyMap<string, FileRow>): PrintedBody {
  const contents: PrintedBody['contents'] = [];
  const html = sanitiseRichText(body)
    .replace(PICTURE, (_tag, id: string, alt: string) => pictureTag(pictures.get(id), alt))
    .replace(HEADING, (_tag, attributes: string, inner: string) => {
      const id = `part-${contents.length + 1}`;
      contents.push({ id, text: decoded(plainText(inner)) });
      return `<h2 id="${id}"${attributes}>${inner}</h2>`;
    });
  return { html, contents };
}

function pictureTag(file: FileRow | undefined, alt: string): string {
  if (!file) return '';
  const size = file.width && file.height ? ` width="${file.width}" height="${file.height}"` : '';
  const widths = WIDTHS.map((width) => `${fileAddress(file.id, `${width}`)} ${width}w`).join(', ');
  return `<img src="${fileAddress(file.id, '1024')}" srcset="${widths}" sizes="${SIZES}" alt="${alt}"${size} loading="lazy" decoding="async">`;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of a heading without references: they leave as text, not as HTML. */
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_reference, name: string) => SIGNS[name]!).trim();
