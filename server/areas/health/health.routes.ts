import * as contract from '#shared/contracts/health.contract.ts';
import { examine } from '../../doctor/examine.ts';
import { tell, worstFirst } from '../../doctor/tell-findings.ts';
import { type Route, route } from '../../http/route.ts';
import { readMailState } from '../../mail/mail-state.ts';
import { resendMails } from '../../mail/resend-mails.ts';
import { readBrowserFaults, tellBrowserFault } from './tell-browser-faults.ts';

export const routes: Route[] = [
  route(contract.getHealth, async (_input, { services, language }) => {
    const told = tell(worstFirst(await examine(services)), language);
    const { waiting, failed, refused, oldestSeconds, lastError } = await readMailState(services.database.db);
    return {
      findings: told.map(({ found, state, text, params: { command } }) => ({
        found,
        state,
        text,
        command: typeof command === 'string' && text.includes(command) ? command : null,
      })),
      mail: {
        waiting,
        failed,
        refused,
        oldest_minutes: Math.floor(oldestSeconds / 60),
        last_error: lastError,
      },
      browsers: await readBrowserFaults(services),
    };
  }),
  route(contract.resendMails, async (_input, context) => ({ resent: await resendMails(context) })),
  route(contract.tellBrowserFault, tellBrowserFault),
];
