/** A CSV file to keep; the text begins with the mark by which spreadsheets know UTF-8. */
export const csvFile = ({ file_name, text }: { file_name: string; text: string }): Response =>
  new Response(text.startsWith('\ufeff') ? text : `\ufeff${text}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file_name.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'private, no-store',
    },
  });
