import { type ClaimProof, isOfDomain, ownDomain } from '#shared/domain/claim.ts';
import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import type { claim, claim_event } from '../../schema/claim.ts';
import type { stakeholder_member } from '../../schema/stakeholder.ts';
import type { Account } from './build-context.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';

/** Invitations and requests to join, and claims that wait for the desk. */
export interface DemoTeams {
  members: (typeof stakeholder_member.$inferInsert)[];
  claims: (typeof claim.$inferInsert)[];
  events: (typeof claim_event.$inferInsert)[];
}

const DAY_MS = 86_400_000;

/** What the demo members wait for from each other and from the desk. */
export function buildTeams(
  members: ReadonlyMap<string, Account>,
  records: readonly StakeholderInput[],
  { hoursAgo }: DemoCalendar,
): DemoTeams {
  const who = (key: string) => members.get(key)!.id;
  const named = (name: string) => records.find((one) => one.name === name)!;
  const ends = (hours: number) => new Date(hoursAgo(hours).getTime() + 14 * DAY_MS);
  const row = (
    page: string,
    key: string,
    rest: Omit<typeof stakeholder_member.$inferInsert, 'stakeholder_id'> & { hours: number },
  ) => {
    const { hours, ...values } = rest;
    const at = hoursAgo(hours);
    return {
      id: demoId('team', page, key),
      stakeholder_id: named(page).id!,
      created_at: at,
      updated_at: at,
      ...(values.state === 'invited' ? { expires_at: ends(hours) } : {}),
      ...values,
    };
  };
  const claims = CLAIMS.map((one, index) => buildClaim(one, index, { who, records, named, hoursAgo }));
  return {
    members: [
      row('Slek Materials', 'newcomer', {
        person_id: who('newcomer'),
        role: 'content_editor',
        state: 'invited',
        invited_by: who('founder'),
        note: 'អ្នកសរសេរបានល្អ។ សូមមកជួយយើងនិពន្ធអត្ថបទអំពីសម្ភារៈពីស្លឹក។',
        hours: 30,
      }),
      row('Slek Materials', 'address', {
        email: 'workshop@slek-materials.example',
        role: 'member',
        state: 'invited',
        invited_by: who('founder'),
        hours: 52,
      }),
      row('Slek Materials', 'eso', {
        person_id: who('eso'),
        role: 'member',
        state: 'requested',
        note: 'យើងជួយក្រុមរបស់អ្នកក្នុងកម្មវិធីឆ្នាំនេះ ហើយចង់ធ្វើបច្ចុប្បន្នភាពជាមួយគ្នា។',
        hours: 20,
      }),
      row('Sdok Data', 'founder', {
        person_id: who('founder'),
        role: 'admin',
        state: 'invited',
        invited_by: who('founder-two'),
        note: 'Your field notes belong on our page. Would you look after it with me?',
        hours: 8,
      }),
    ],
    claims: claims.map((one) => one.row),
    events: claims.flatMap((one) => one.events),
  };
}

interface DemoClaim {
  by: string;
  /** The name of the page; without one the next that nobody looks after and that has a website. */
  page?: string;
  relation: string;
  note: string;
  proof: ClaimProof;
  proved: boolean;
  hours: number;
  asked?: string;
  owner?: string;
}

const CLAIMS: readonly DemoClaim[] = [
  {
    by: 'newcomer',
    relation: 'ស្ថាបនិក',
    note: 'ខ្ញុំបានបង្កើតក្រុមហ៊ុននេះជាមួយមិត្តភក្តិពីរនាក់ ហើយចង់ធ្វើបច្ចុប្បន្នភាពទំព័រ។',
    proof: 'domain_code',
    proved: true,
    hours: 26,
  },
  {
    by: 'investor',
    relation: 'Board member',
    note: 'The team asked me to keep the page up to date.',
    proof: 'website_text',
    proved: false,
    hours: 75,
    asked: 'Please tell us who of the team asked you, and how we can reach them.',
  },
  {
    by: 'founder-two',
    page: 'Slek Materials',
    relation: 'Former partner',
    note: 'I paid for the first machines and want my name on the page.',
    proof: 'page_code',
    proved: true,
    hours: 48,
    owner: 'អ្នកស្នើសុំបានលក់ភាគហ៊ុនរបស់ខ្លួនមកយើងកាលពីឆ្នាំមុន។ យើងមានកិច្ចសន្យា។',
  },
];

interface Sources {
  who: (key: string) => string;
  records: readonly StakeholderInput[];
  named: (name: string) => StakeholderInput;
  hoursAgo: DemoCalendar['hoursAgo'];
}

function buildClaim(one: DemoClaim, index: number, { who, records, named, hoursAgo }: Sources) {
  const free = records.filter(
    ({ kind, website, members }) => kind === 'startup' && !members?.length && ownDomain(website ?? ''),
  );
  const page = one.page ? named(one.page) : free[index]!;
  const id = demoId('claim', one.by, page.name);
  const state = one.page ? 'disputed' : one.asked ? 'need_more_info' : 'requested';
  const began = one.page ? 'disputed' : 'requested';
  const at = hoursAgo(one.hours);
  const later = hoursAgo(one.hours - 18);
  const domain = ownDomain(page.website ?? '') ?? '';
  const address = `hello@${domain}`;
  if (one.proof === 'domain_code' && !isOfDomain(address, domain)) throw new Error(`No domain: ${page.name}`);
  const targets = {
    page_code: page.email ?? '',
    domain_code: address,
    website_text: page.website ?? '',
    document: '',
  };
  const row: typeof claim.$inferInsert = {
    id,
    reference: `CL-DEM${index + 2}KQ`,
    stakeholder_id: page.id!,
    person_id: who(one.by),
    state,
    relation: one.relation,
    note: one.note,
    proof: one.proof,
    proof_target: targets[one.proof],
    proof_text: one.proof === 'website_text' ? 'phum-verification=5f0c1d2e3b4a59687786a5b4' : '',
    proved_at: one.proved ? at : null,
    shown_at: one.proved ? at : null,
    waiting_since: one.asked ? later : at,
    version: one.asked ? 2 : 1,
    created_at: at,
    updated_at: later,
  };
  const step = (
    verb: string,
    from: string,
    to: string,
    by: string,
    key: string | null,
    text: string,
    when: Date,
  ) => ({
    id: demoId('claim event', id, verb),
    claim_id: id,
    verb,
    from_state: from,
    to_state: to,
    actor_id: key && who(key),
    actor_kind: by,
    text,
    created_at: when,
  });
  return {
    row,
    events: [
      step('open', 'none', began, 'claimant', one.by, '', at),
      ...(one.proved
        ? [step('prove', began, began, 'claimant', one.by, '', new Date(at.getTime() + 240_000))]
        : []),
      ...(one.asked ? [step('ask', began, state, 'desk', null, one.asked, later)] : []),
      ...(one.owner ? [step('object', began, began, 'owner', 'founder', one.owner, later)] : []),
    ],
  };
}
