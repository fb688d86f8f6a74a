import writeExcelFile from 'write-excel-file/node';

/** Widest column, in letters. */
const WIDEST = 48;

/** A workbook of one sheet: headings that stay in sight, cells of text alone, so that nothing in it is ever run. */
export async function writeWorkbook(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): Promise<Buffer> {
  const widths = columns.map((name) => ({
    width: Math.min(
      WIDEST,
      Math.max(12, name.length + 2, ...rows.slice(0, 100).map((row) => (row[name] ?? '').length + 2)),
    ),
  }));
  const heading = columns.map((value) => ({ value, fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    columns.map((name) => (row[name] ? { value: row[name], type: String } : null)),
  );
  const file = writeExcelFile([heading, ...cells], { columns: widths, stickyRowsCount: 1 });
  return file.toBuffer();
}
