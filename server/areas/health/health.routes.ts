import * as contract from '#shared/contracts/health.contract.ts';
import { examine } from '../../doctor/examine.ts';
import { tell, worstFirst } from '../../doctor/tell-findings.ts';
import { type Route, route } from '../../http/route.ts';
import { readMailState } from '../../mail/mail-state.ts';
import { readTroubledMails } from '../../mail/read-troubled-mails.ts';
import { resendMails } from '../../mail/resend-mails.ts';
import { readTroubledJobs, retryJob } from './read-jobs.ts';
import { readVersions } from './read-versions.ts';
import { readBrowserFaults, tellBrowserFault } from './tell-browser-faults.ts';

export const routes: Route[] = [
  route(contract.getHealth, async (_input, { services, language }) => {
    const told = tell(worstFirst(await examine(services)), language);
    const { waiting, failed, refused, oldestSeconds, lastError } = await readMailState(services.database.db);
    const { db } = services.database;
    return {
      versions: await readVersions(db),
      jobs: await readTroubledJobs(db),
      mails: await readTroubledMails(db),
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
  route(contract.resendMail, async ({ params }, context) => ({
    resent: await resendMails(context, params.id),
  })),
  route(contract.retryJob, retryJob),
  route(contract.tellBrowserFault, tellBrowserFault),
];
