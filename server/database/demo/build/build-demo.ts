import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import type { highlight, partner } from '../../schema/publication.ts';
import { EVENTS } from '../content/events.ts';
import { COORDINATORS, HIGHLIGHTS, PARTNERS } from '../content/home.ts';
import { LIBRARY_FILES } from '../content/library-files.ts';
import { POSTS } from '../content/posts.ts';
import { PROGRAMS } from '../content/programs.ts';
import { REQUESTS } from '../content/requests.ts';
import { suggestions } from '../content/suggestions.ts';
import { DEMO_MEMBERS, DEMO_STAFF, type DemoPerson } from '../staff.ts';
import { buildContact, type DemoContact } from './build-contact.ts';
import type { Account, BuildContext } from './build-context.ts';
import { buildConversations, type DemoConversations } from './build-conversations.ts';
import { buildCovers } from './build-cover.ts';
import { buildDirectory, type Directory } from './build-directory.ts';
import { buildLibraryFile, type LibraryFile } from './build-library-file.ts';
import { buildLogos } from './build-logos.ts';
import { buildNotifications, type NotificationRow } from './build-notifications.ts';
import { buildPortraits } from './build-portraits.ts';
import { buildPost, type ResourceRow } from './build-posts.ts';
import { buildEvent, buildProgram, type EventRow, type ProgramRow } from './build-publications.ts';
import { buildRequest, type DemoRequest } from './build-request.ts';
import { buildTeams, type DemoTeams } from './build-teams.ts';
import { createDealer } from './dealer.ts';
import { createDemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import type { DemoPicture } from './drawn-picture.ts';
import { createPeople } from './people.ts';
import { createPhoneBook } from './reach.ts';
import { AS_WRITTEN } from './variation.ts';

/** All demo content, ready to be written. The same for the same moment, but for nothing else. */
export interface Demo extends Directory {
  /** Can sign in with the demo password. */
  staff: (Account & { role: string })[];
  members: Account[];
  /** Look after records; have no password. */
  owners: Account[];
  programs: ProgramRow[];
  events: EventRow[];
  resources: ResourceRow[];
  files: LibraryFile[];
  covers: DemoPicture[];
  /** Marks of organisations and portraits of people, on their pages, in teams and in the menu. */
  logos: DemoPicture[];
  partners: (typeof partner.$inferInsert)[];
  highlights: (typeof highlight.$inferInsert)[];
  contact: DemoContact;
  requests: DemoRequest[];
  notifications: NotificationRow[];
  teams: DemoTeams;
  conversations: DemoConversations;
}

/** Builds the demo content as seen from a moment. */
export function buildDemo(now: Date): Demo {
  const calendar = createDemoCalendar(now);
  const context: BuildContext = {
    variation: AS_WRITTEN,
    calendar,
    people: createPeople('demo'),
    phones: createPhoneBook(),
    dealer: createDealer('demo'),
    accounts: [],
  };
  const staff = DEMO_STAFF.map((one) => ({ ...accountOf(one, context), role: one.role }));
  const members = new Map(DEMO_MEMBERS.map((one) => [one.key, accountOf(one, context)]));
  const directory = buildDirectory(context, members);
  const withLogos = buildLogos(directory.records, calendar);
  const everybody = [...members.values(), ...context.accounts];
  const faces = buildPortraits(withLogos.records, everybody, directory.individuals, calendar);
  const { records, accounts } = faces;
  const programs = PROGRAMS.map((one) => buildProgram(one, calendar));
  const events = EVENTS.map((one) => buildEvent(one, calendar));
  const files = LIBRARY_FILES.map((one) =>
    buildLibraryFile(one, { records: directory.records, programs, events }, calendar),
  );
  const resources = [
    ...POSTS.map((one) => buildPost(one, calendar)),
    ...files.map(({ resource }) => resource),
  ];
  const reviewers = staff.filter(({ role }) => role === 'reviewer').map(({ id }) => id);
  return {
    ...directory,
    records,
    staff,
    members: accounts.slice(0, members.size),
    owners: accounts.slice(members.size),
    programs,
    events,
    resources,
    files,
    covers: buildCovers(calendar),
    logos: [...withLogos.logos, ...faces.photos],
    partners: [
      ...COORDINATORS.map((body, position) => ({
        ...body,
        id: demoId('coordinator', body.name),
        role: 'coordinator',
        position,
        demo: true,
      })),
      ...PARTNERS.map((name, position) => partnerOf(find(directory.records, name), position)),
    ],
    highlights: HIGHLIGHTS.map(({ kind, name }, position) => ({
      id: demoId('highlight', name),
      kind,
      object_id: {
        stakeholder: () => find(directory.records, name).id!,
        program: () => demoId('program', name),
        event: () => demoId('event', name),
        resource: () => demoId('post', name),
      }[kind](),
      position,
      demo: true,
    })),
    contact: buildContact(reviewers, calendar),
    requests: [...REQUESTS, ...suggestions(calendar.date)].map((one) =>
      buildRequest(one, reviewers, context),
    ),
    notifications: buildNotifications(
      { members: [...members.values()], records: directory.records, programs, events },
      calendar,
    ),
    teams: buildTeams(members, directory.records, calendar),
    conversations: buildConversations(members, calendar),
  };
}

function accountOf(who: DemoPerson, { people }: BuildContext): Account {
  const { email, last_name, first_name, last_name_kh, first_name_kh, language, gender } = who;
  const name = people.known([last_name, first_name, last_name_kh, first_name_kh]);
  return { id: demoId('person', email), email, ...name, language, gender };
}

function find(records: readonly StakeholderInput[], name: string): StakeholderInput {
  const found = records.find((one) => one.name === name);
  if (!found) throw new Error(`The demo directory has no ${name}`);
  return found;
}

function partnerOf({ name, name_kh = '', website = '' }: StakeholderInput, position: number) {
  return { id: demoId('partner', name), name, name_kh, url: website, role: 'partner', position, demo: true };
}
