import * as contract from '#shared/contracts/health.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { readMailState } from '../../mail/mail-state.ts';
import { resendMails } from '../../mail/resend-mails.ts';

export const routes: Route[] = [
  route(contract.getHealth, async (_input, { services: { database } }) => {
    const { waiting, failed, oldestSeconds, lastError } = await readMailState(database.db);
    return {
      mail: { waiting, failed, oldest_minutes: Math.floor(oldestSeconds / 60), last_error: lastError },
    };
  }),
  route(contract.resendMails, async (_input, context) => ({ resent: await resendMails(context) })),
];
