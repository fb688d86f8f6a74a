import { and, eq } from 'drizzle-orm';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { mailsWhere } from '#tests/setup/mails.ts';
import { startTestApp, type TestPerson } from '#tests/setup/test-app.ts';

export type Claims = Awaited<ReturnType<typeof startClaims>>;

const WEBSITE = 'http://www.slek.example';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n');

/** A site with a reviewer at its desk, and the calls by which pages are claimed and claims go on. */
export async function startClaims(env: Record<string, string> = {}) {
  const test = await startTestApp({ env });
  const reviewer = await test.signIn({ roles: ['reviewer'] });
  const { db } = test.services.database;
  let serial = 0;

  async function call(who: TestPerson | null, method: 'GET' | 'POST', url: string, payload?: object) {
    const answer = await test.app.inject({
      method,
      url,
      ...(who ? { headers: who.headers } : {}),
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  return {
    test,
    reviewer,
    call,
    /** A published page whose website is at the domain of the addresses below. */
    aPage: () => writeStakeholder(test.services, { website: WEBSITE }),
    /** An address at the domain of the pages, different each time. */
    address: () => `claim-${(serial += 1)}@slek.example`,
    request: (who: TestPerson, stakeholder_id: string, body: object = {}) =>
      call(who, 'POST', '/api/v1/stakeholder/claim-request/', {
        stakeholder_id,
        relation: 'Founder',
        proof: 'domain_code',
        email: 'dara@slek.example',
        ...body,
      }),
    /** The same with a document, which is a proof that is there from the start; returns the id of the claim. */
    async requestWithDocument(who: TestPerson, stakeholder_id: string): Promise<string> {
      const document = { name: 'Contract.pdf', type: 'application/pdf', bytes: PDF };
      const form = await multipart({ stakeholder_id, relation: 'Director', proof: 'document', document });
      const answer = await test.call(
        { headers: { ...who.headers, ...form.headers } },
        'POST',
        '/api/v1/stakeholder/claim-request/',
        form.payload,
      );
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().id;
    },
    /** The code that was mailed to an address last; empty where none was. */
    async codeTo(to: string): Promise<string> {
      const letters = await mailsWhere(
        test.services,
        and(eq(mail_outbox.template, 'claim.code'), eq(mail_outbox.to_email, to)),
      );
      return /\b(\d{6})\b/.exec(letters.at(-1)?.subject ?? '')?.[1] ?? '';
    },
    /** What the claimant, or the owner of the page, does with a claim. */
    act: (who: TestPerson, id: string, verb: string, body?: object) =>
      call(who, 'POST', `/base-api/me/claims/${id}/${verb}/`, body ?? {}),
    /** The claim at the desk: read, or acted upon when a verb is given. */
    desk: (who: TestPerson, id: string, verb = '', body?: object) =>
      call(
        who,
        verb ? 'POST' : 'GET',
        `/desk-api/v1/claims/${id}/${verb ? `${verb}/` : ''}`,
        verb ? (body ?? {}) : undefined,
      ),
    publicPage: (who: TestPerson, id: string) => call(who, 'GET', `/api/v1/stakeholder/startup/${id}/`),
    own: (stakeholder_id: string, who: TestPerson, role = 'owner') =>
      db.insert(stakeholder_member).values({ stakeholder_id, person_id: who.id, role, state: 'member' }),
    lettersAbout: (template: string, to: string) =>
      mailsWhere(test.services, and(eq(mail_outbox.template, template), eq(mail_outbox.to_email, to))),
    stop: () => test.stop(),
  };
}
