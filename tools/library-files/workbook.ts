import type { Sheet } from '#server/database/demo/content/library-sheets.ts';
import { OFFICE, officeFile } from './office.ts';
import { escapeMarkup, type Heading } from './page.ts';

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** Places of the looks in the styles below. */
const LOOK = { plain: 0, head: 1, number: 2, share: 3, total: 4, title: 5, note: 6, input: 7 } as const;
type Look = keyof typeof LOOK;

const font = (size: number, more = '') => `<font>${more}<sz val="${size}"/><name val="Arial"/></font>`;
const fill = (rgb: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${rgb}"/></patternFill></fill>`;
const xf = (format: number, fontId: number, fillId: number, align = '') =>
  `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="0" applyFont="1" applyFill="1" applyNumberFormat="1"${align ? ` applyAlignment="1"><alignment ${align}/></xf>` : '/>'}`;
const WRAP = 'wrapText="1" vertical="top"';

const STYLES =
  `<styleSheet xmlns="${SHEET}"><fonts count="4">${font(11)}${font(11, '<b/><color rgb="FFFFFFFF"/>')}${font(11, '<b/>')}${font(16, '<b/>')}</fonts>` +
  `<fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('34312D')}${fill('F4EEE4')}${fill('FFF3E8')}</fills>` +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8">' +
  xf(0, 0, 0, 'vertical="top"') +
  xf(0, 1, 2, WRAP) +
  xf(3, 0, 0) +
  xf(10, 0, 0) +
  xf(3, 2, 3) +
  xf(0, 3, 0) +
  xf(0, 0, 0, WRAP) +
  xf(3, 0, 4) +
  '</cellXfs></styleSheet>';

/** A workbook with sums: the sheet to fill in, then how to use it, everything in both languages. */
export function workbookOf(heading: Heading, { columns, rows, notes }: Sheet): Promise<Uint8Array> {
  const table = sheetXml(
    columns.map(({ width }) => width),
    [
      [cell(heading.title_kh, 'title')],
      [cell(heading.title, 'title')],
      columns.map(({ name }) => cell(name[1], 'head')),
      columns.map(({ name }) => cell(name[0], 'head')),
      ...rows.map((row) =>
        row.cells.map((value, i) => cell(value, row.isTotal ? 'total' : lookOf(value, columns[i]?.share))),
      ),
    ],
    4,
  );
  const help = sheetXml(
    [70, 70],
    [
      [cell(heading.summary_kh, 'head'), cell(heading.summary, 'head')],
      ...notes.map(([en, km]) => [cell(km, 'note'), cell(en, 'note')]),
    ],
    1,
  );
  return officeFile([
    {
      path: 'xl/workbook.xml',
      type: 'spreadsheetml.sheet.main',
      xml: `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="តារាង Table" sheetId="1" r:id="rId1"/><sheet name="ជំនួយ Help" sheetId="2" r:id="rId2"/></sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    },
    { path: 'xl/worksheets/sheet1.xml', type: 'spreadsheetml.worksheet', xml: table },
    { path: 'xl/worksheets/sheet2.xml', type: 'spreadsheetml.worksheet', xml: help },
    { path: 'xl/styles.xml', type: 'spreadsheetml.styles', xml: STYLES },
  ]);
}

type Cell = (place: string) => string;

/** Figures that somebody fills in stand on a light ground, so that sums are not overwritten. */
function lookOf(value: string | number, isShare = false): Look {
  if (typeof value === 'number') return 'input';
  if (value.startsWith('=')) return isShare ? 'share' : 'number';
  return 'plain';
}

const cell =
  (value: string | number, look: Look): Cell =>
  (place) => {
    const open = `<c r="${place}" s="${LOOK[look]}"`;
    if (typeof value === 'number') return `${open}><v>${value}</v></c>`;
    if (value === '') return `${open}/>`;
    if (value.startsWith('=')) return `${open}><f>${escapeMarkup(value.slice(1))}</f></c>`;
    return `${open} t="inlineStr"><is><t xml:space="preserve">${escapeMarkup(value)}</t></is></c>`;
  };

function sheetXml(widths: readonly number[], rows: readonly (readonly Cell[])[], frozen: number): string {
  const cols = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map(
    (row, i) =>
      `<row r="${i + 1}">${row.map((draw, n) => draw(`${String.fromCharCode(65 + n)}${i + 1}`)).join('')}</row>`,
  );
  return `<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>${lines.join('')}</sheetData><pageSetup paperSize="9" orientation="landscape"/></worksheet>`;
}
