import type { Language } from '#shared/i18n/languages.ts';
import { visitor } from '../http/actor.ts';
import type { Services } from '../services.ts';
import type { Work } from './work.ts';

/** The context of what the program does by itself: nobody calls. `what` stands in log and audit where a request has its id. */
export const byItself = (services: Services, what: string, language: Language = 'en'): Work['context'] => ({
  services,
  actor: visitor,
  requestId: what,
  ipHash: '',
  language,
});
