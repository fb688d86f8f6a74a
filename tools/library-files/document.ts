import type { WrittenFile } from '#server/database/demo/build/read-written-files.ts';
import { officeFile } from './office.ts';
import { escapeMarkup, type Heading } from './page.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Fonts that word processors have for each script; sizes in half points. */
const look = (size: number, more = '') =>
  `<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Arial" w:cs="Khmer OS Battambang"/>${more}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`;
const paragraphStyle = (id: string, name: string, size: number, spacing: string, more = '', color = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${spacing}</w:pPr><w:rPr>${more}${color}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:style>`;
const BOLD = '<w:b/><w:bCs/>';
const gap = (before: number, after: number) => `<w:spacing w:before="${before}" w:after="${after}"/>`;

const STYLES =
  `<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr>${look(22)}<w:lang w:val="en-GB" w:bidi="km-KH"/></w:rPr></w:rPrDefault>` +
  '<w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="320" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  paragraphStyle('Title', 'Title', 40, gap(0, 80), BOLD) +
  paragraphStyle('Subtitle', 'Subtitle', 24, gap(0, 320), '', '<w:color w:val="4D4943"/>') +
  paragraphStyle(
    'Heading1',
    'heading 1',
    26,
    `<w:keepNext/>${gap(320, 60)}`,
    BOLD,
    '<w:color w:val="9A3412"/>',
  ) +
  paragraphStyle('ListParagraph', 'List Paragraph', 22, '<w:ind w:left="360" w:hanging="240"/>') +
  paragraphStyle(
    'Field',
    'Field',
    22,
    `<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="14" w:color="8D8477"/></w:pBdr>${gap(160, 160)}`,
    '',
    '<w:color w:val="4D4943"/>',
  ) +
  '</w:styles>';

/** A file that people fill in with a word processor: all of it in Khmer, then all of it in English. */
export function documentOf(heading: Heading, { sections }: WrittenFile): Promise<Uint8Array> {
  const part = (language: 0 | 1) => {
    const line = (style: string, text: string) =>
      `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text, language)}</w:p>`;
    const [title, summary] =
      language === 0 ? [heading.title, heading.summary] : [heading.title_kh, heading.summary_kh];
    return [
      line('Title', title),
      line('Subtitle', summary),
      ...sections.flatMap(({ heading: name, paragraphs, list = [], fields = [] }) => [
        ...(name ? [line('Heading1', name[language])] : []),
        ...paragraphs.map((text) => line('Normal', text[language])),
        ...list.map((text) => line('ListParagraph', `•  ${text[language]}`)),
        ...fields.map((text) => line('Field', `${text[language]}:`)),
      ]),
    ].join('');
  };
  const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';
  return officeFile([
    {
      path: 'word/document.xml',
      type: 'wordprocessingml.document.main',
      xml: `<w:document xmlns:w="${WORD}"><w:body>${part(1)}${pageBreak}${part(0)}${page}</w:body></w:document>`,
    },
    { path: 'word/styles.xml', type: 'wordprocessingml.styles', xml: STYLES },
  ]);
}

/** Khmer is a complex script to word processors: they take its font and size apart. */
const run = (text: string, language: 0 | 1) =>
  `<w:r>${language === 1 ? '<w:rPr><w:cs/><w:lang w:bidi="km-KH"/></w:rPr>' : ''}<w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r>`;
