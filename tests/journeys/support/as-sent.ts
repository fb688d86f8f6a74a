import type { APIRequestContext } from '@playwright/test';

/** The part of a page between its bar and its foot, as the server sends it to whoever asks. */
export async function mainAsSent(
  { request }: { request: APIRequestContext },
  address: string,
): Promise<string> {
  const html = await (await request.get(address)).text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
