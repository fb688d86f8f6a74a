import { createHmac, timingSafeEqual } from 'node:crypto';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { mayReceive } from '../account/password/account-mail.ts';
import { signedIn } from '../account/signed-in.ts';
import { stepUp, WrongProof } from '../account/step-up.ts';
import { confirmedAddress, type MemberRow, type PageRow } from './team.queries.ts';

type Named = Pick<PageRow, 'name' | 'name_kh'>;

const DIGITS = 8;
const CODE_MINUTES = 30;

/**
 * An invitation to own a page is for the address it was sent to. Whoever signs in by another one shows that they read that
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
  const window = Math.floor(Date.now() / (CODE_MINUTES * 60_000));
  const codeOf = (at: number) => codeFor(services.secret, `${row.id} ${me} ${at}`);
  if (code) {
    await stepUp(context, async () => {
      const digits = code.replace(/\D/g, '');
      if (![window, window - 1].some((at) => same(codeOf(at), digits)))
        throw new WrongProof({ fields: { code: [{ key: 'code_wrong' }] } });
    });
    return;
  }
  if (await mayReceive(services, invited)) await mailCode(context, row, page, codeOf(window));
  throw new Problem('invalid', {
    messageKey: 'team:problem.confirm_address',
    fields: { code: [{ key: 'required' }] },
  });
}

/** Nothing is kept of a code: it is worked out again from the invitation, the person and the time. */
function codeFor(secret: Uint8Array, about: string): string {
  const bytes = createHmac('sha256', secret).update(`owner code ${about}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

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
