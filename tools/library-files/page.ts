import { createHash } from 'node:crypto';
import type { WrittenFile } from '#server/database/demo/build/read-written-files.ts';
import { inLines } from './in-lines.ts';

/** What stands at the head of a file. */
export interface Heading {
  title: string;
  title_kh: string;
  summary: string;
  summary_kh: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text inside markup of any kind. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

const DYES = ['#f97316', '#274b86', '#2c6a4e', '#a3262f', '#5b2a57', '#d9a441'];
/** The band of pattern across the head of each language. */
const BAND = `<svg class="band" viewBox="0 0 720 12" preserveAspectRatio="none">${Array.from({ length: 60 }, (_, i) => `<path d="M${i * 12} 0h12v12h-12z" fill="${i % 2 ? '#f4eee4' : DYES[(i / 2) % DYES.length]}"/>`).join('')}</svg>`;

/** Fonts as data, so that the page needs nothing from beside it. */
export interface Fonts {
  khmer: string;
  latin: string;
}

const style = ({ khmer, latin }: Fonts) => `
@font-face { font-family: K; src: url(data:font/ttf;base64,${khmer}); unicode-range: U+1780-17FF, U+19E0-19FF, U+200B-200D; }
@font-face { font-family: K; src: url(data:font/ttf;base64,${latin}); unicode-range: U+0000-00FF, U+2000-200A, U+200E-206F; }
@page { size: A4; margin: 18mm 20mm 20mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt K; color: #6a645b; } @bottom-left { content: "Phum"; font: 9pt K; color: #6a645b; } }
body { margin: 0; font: 10.5pt/1.55 K; color: #1d1c1a; }
[lang=km] { font-size: 11pt; line-height: 1.85; }
section + section { break-before: page; }
.band { display: block; width: 100%; height: 9pt; }
h1 { margin: 14pt 0 4pt; font-size: 24pt; font-weight: 400; line-height: 1.25; }
[lang=km] h1 { line-height: 1.5; }
.lead { margin: 0 0 16pt; padding-bottom: 12pt; border-bottom: 1px solid #d8cbb6; font-size: 12pt; color: #4d4943; }
h2 { margin: 16pt 0 3pt; font-size: 14pt; font-weight: 400; line-height: 1.5; break-after: avoid; color: #9a3412; }
p { margin: 0 0 7pt; }
span { white-space: nowrap; }
ul { margin: 3pt 0 8pt; padding: 0; list-style: none; }
li { position: relative; margin: 0 0 3pt; padding-left: 15pt; break-inside: avoid; }
li::before { content: ""; position: absolute; left: 1pt; top: 5.5pt; width: 6pt; height: 6pt; background: #f97316; }
[lang=km] li::before { top: 7pt; }
.field { margin: 10pt 0 0; break-inside: avoid; }
.field b { display: block; font-weight: 400; color: #4d4943; font-size: 9.5pt; }
.field i { display: block; height: 20pt; border-bottom: 1px solid #8d8477; }
`;

/** A file as a page to print: all of it in Khmer, then all of it in English. */
export function pageOf(heading: Heading, file: WrittenFile, fonts: Fonts): string {
  return `<!doctype html><html lang="km"><meta charset="utf-8"><title>${escapeMarkup(`${heading.title_kh} · ${heading.title}`)}</title><style>${style(fonts)}</style><body>${partOf(heading, file, 1)}${partOf(heading, file, 0)}</body></html>`;
}

/** Tells whether a PDF was made from this text and this layout. */
export const markOf = (heading: Heading, file: WrittenFile): string =>
  createHash('sha256')
    .update(pageOf(heading, file, { khmer: '', latin: '' }))
    .digest('hex')
    .slice(0, 16);

function partOf(heading: Heading, { sections }: WrittenFile, language: 0 | 1): string {
  const [title, summary] =
    language === 0 ? [heading.title, heading.summary] : [heading.title_kh, heading.summary_kh];
  const body = sections.map(({ heading: name, paragraphs, list, fields }) =>
    [
      name ? `<h2>${inLines(escapeMarkup(name[language]))}</h2>` : '',
      ...paragraphs.map((text) => `<p>${inLines(escapeMarkup(text[language]))}</p>`),
      list
        ? `<ul>${list.map((one) => `<li>${inLines(escapeMarkup(one[language]))}</li>`).join('')}</ul>`
        : '',
      ...(fields ?? []).map(
        (one) => `<div class="field"><b>${inLines(escapeMarkup(one[language]))}</b><i></i></div>`,
      ),
    ].join(''),
  );
  return `<section lang="${language === 0 ? 'en' : 'km'}">${BAND}<h1>${inLines(escapeMarkup(title))}</h1><p class="lead">${inLines(escapeMarkup(summary))}</p>${body.join('')}</section>`;
}
