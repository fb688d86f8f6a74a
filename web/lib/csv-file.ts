/** A CSV file to keep; the text begins with the mark by which spreadsheets know UTF-8. */
export const csvFile = ({ file_name, text }: { file_name: string; text: string }): Response =>
  new Response(text.startsWith('\ufeff') ? text : `\ufeff${text}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file_name.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'private, no-store',
    },
  });

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file that a call gives: CSV as above, or a workbook in base64. */
export function sentFile(file: { file_name: string; text: string; encoding: 'utf8' | 'base64' }): Response {
  if (file.encoding === 'utf8') return csvFile(file);
  return new Response(
    Uint8Array.from(atob(file.text), (sign) => sign.charCodeAt(0)),
    {
      headers: {
        'content-type': WORKBOOK,
        'content-disposition': `attachment; filename="${file.file_name.replace(/[^\w.-]/g, '_')}"`,
        'cache-control': 'private, no-store',
      },
    },
  );
}
