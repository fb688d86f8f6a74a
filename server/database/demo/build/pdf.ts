/** What stands on one line of a page. */
interface Line {
  text: string;
  size: number;
  bold: boolean;
  /** Space above, in points. */
  above: number;
}

const PAGE = { width: 595, height: 842, margin: 64 };
/** Characters of Helvetica that fit across the page at 11 points. */
const COLUMNS = 84;

/**
 * A small PDF of plain English text: a title, then paragraphs. Uses only the fonts every reader has, so Latin letters
 * alone; anything outside ASCII is written as its nearest letter.
 */
export function simplePdf(title: string, paragraphs: readonly string[]): Uint8Array {
  const lines = [
    ...wrap(title, 46).map(
      (text, index): Line => ({ text, size: 20, bold: true, above: index === 0 ? 0 : 26 }),
    ),
    ...paragraphs.flatMap((paragraph) =>
      wrap(paragraph, COLUMNS).map(
        (text, index): Line => ({ text, size: 11, bold: false, above: index === 0 ? 28 : 16 }),
      ),
    ),
  ];
  return assemble(pages(lines));
}

/** Content streams, a page each. */
function pages(lines: readonly Line[]): string[] {
  const streams: string[] = [];
  let stream = '';
  let y = PAGE.height - PAGE.margin;
  for (const { text, size, bold, above } of lines) {
    y -= above;
    if (y < PAGE.margin) {
      streams.push(stream);
      stream = '';
      y = PAGE.height - PAGE.margin;
    }
    stream += `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${PAGE.margin} ${y} Td (${literal(text)}) Tj ET\n`;
  }
  return [...streams, stream];
}

/** Objects with their table of offsets: catalogue, page tree, two fonts, then two objects a page. */
function assemble(streams: readonly string[]): Uint8Array {
  const pageNumber = (index: number) => 5 + index * 2;
  const kids = streams.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${pageNumber(index) + 1} 0 R ` +
        '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
      `<< /Length ${stream.length} >>\nstream\n${stream}endstream`,
    ]),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`,
  );
}

function wrap(text: string, columns: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + word.length + 1 > columns) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

function literal(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]/g, '')
    .replace(/[\\()]/g, '\\$&');
}
