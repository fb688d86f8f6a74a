import type { APIRequestContext } from '@playwright/test';
import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';

/** A page as the server sends it, without the marks where lines of Khmer may end. */
export const wordsOf = async (answer: { text(): Promise<string> }): Promise<string> =>
  withoutLineBreaks(await answer.text());

/** The part of a page between its bar and its foot, as the server sends it to whoever asks. */
export async function mainAsSent(
  { request }: { request: APIRequestContext },
  address: string,
): Promise<string> {
  const html = await wordsOf(await request.get(address));
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
