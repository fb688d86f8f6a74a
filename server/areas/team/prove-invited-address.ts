import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { mayReceive } from '../account/password/account-mail.ts';
import { timedCode } from '../account/proof/timed-code.ts';
import { stepUp, WrongProof } from '../account/step-up.ts';
import { confirmedAddress, type MemberRow, type PageRow } from './team.queries.ts';

type Named = Pick<PageRow, 'name' | 'name_kh'>;

const CODE_MINUTES = 30;

/**
 * An invitation to own or to manage a page is for the address it was sent to. Whoever signs in by another one shows that they read that
 * mailbox: without a code one is mailed there and asked for, with a right one they pass. The link alone may have been seen
 * by others.
 */
export async function proveInvitedAddress(
  context: CallContext,
  row: MemberRow,
  page: Named,
  code: string | undefined,
): Promise<void> {
  const { services } = context;
  const me = signedIn(context).id;
  const invited = row.email.toLowerCase();
  if ((await confirmedAddress(services.database.db, me)) === invited) return;
  const mailed = timedCode(services.secrets, `owner code ${row.id} ${me}`, CODE_MINUTES);
  if (code) {
    await stepUp(context, async () => {
      if (!mailed.matches(code)) throw new WrongProof({ fields: { code: [{ key: 'code_wrong' }] } });
    });
    return;
  }
  if (await mayReceive(services, invited)) await mailCode(context, row, page, mailed.code);
  throw new Problem('invalid', {
    messageKey: 'team:problem.confirm_address',
    fields: { code: [{ key: 'required' }] },
  });
}

async function mailCode(context: CallContext, row: MemberRow, page: Named, code: string): Promise<void> {
  await inTransaction(context, (work) =>
    queueMail(work, {
      template: 'team.owner_code',
      language: context.language,
      to: row.email,
      about_id: row.id,
      params: {
        page: { name: page.name, name_kh: page.name_kh },
        code,
        minutes: CODE_MINUTES,
        url: `${context.services.config.publicUrl}/contact`,
      },
    }),
  );
}
