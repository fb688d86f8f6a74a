import { CLAIM_FILE } from '#shared/domain/claim.ts';
import type { Services } from '../../../services.ts';
import { fetchPublic } from './fetch-public.ts';

/** `found`, `missing`: the site answers without the text, `unreachable`: it does not answer. */
export type WebsiteVerdict = 'found' | 'missing' | 'unreachable';

/** Looks for a text on the first page of a website, then in the file that is there for it. */
export async function findOnWebsite(
  { config, log }: Pick<Services, 'config' | 'log'>,
  website: string,
  text: string,
): Promise<WebsiteVerdict> {
  const origin = URL.parse(website)?.origin;
  let verdict: WebsiteVerdict = 'unreachable';
  for (const address of [website, `${origin}${CLAIM_FILE}`]) {
    try {
      const body = await fetchPublic(address, config);
      if (body.includes(text)) return 'found';
      verdict = 'missing';
    } catch (error) {
      log.info({ err: error, address }, 'website of a claim');
    }
  }
  return verdict;
}
