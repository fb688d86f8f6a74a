import type { Plugin } from 'vite';
import { withLineBreaksInJson } from '../../shared/khmer/line-breaks.ts';

const KHMER_TEXTS = /\/shared\/i18n\/km\/[\w-]+\.json$/;

/**
 * The Khmer texts that browsers fetch carry the marks where their lines may end, as those do that the server writes into a
 * page. The server keeps the texts as they are written, for calls and letters.
 */
export function khmerLines(): Plugin {
  return {
    name: 'khmer-lines',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!KHMER_TEXTS.test(id)) return null;
      return { code: withLineBreaksInJson(code), map: null };
    },
  };
}
