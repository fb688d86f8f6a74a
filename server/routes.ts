import { routes as account } from './areas/account/account.routes.ts';
import { routes as audit } from './areas/audit/audit.routes.ts';
import { routes as bulk } from './areas/bulk/bulk.routes.ts';
import { routes as calendar } from './areas/calendar/calendar.routes.ts';
import { routes as claim } from './areas/claim/claim.routes.ts';
import { routes as cohort } from './areas/cohort/cohort.routes.ts';
import { routes as collection } from './areas/collection/collection.routes.ts';
import { routes as connection } from './areas/connection/connection.routes.ts';
import { routes as contact } from './areas/contact/contact.routes.ts';
import { routes as content } from './areas/content/content.routes.ts';
import { routes as correction } from './areas/correction/correction.routes.ts';
import { routes as desk } from './areas/desk/desk.routes.ts';
import { routes as directory } from './areas/directory/directory.routes.ts';
import { routes as event } from './areas/event/event.routes.ts';
import { routes as funding } from './areas/funding/funding.routes.ts';
import { routes as health } from './areas/health/health.routes.ts';
import { routes as inbox } from './areas/inbox/inbox.routes.ts';
import { routes as insight } from './areas/insight/insight.routes.ts';
import { routes as listing } from './areas/listing/listing.routes.ts';
import { routes as newsletter } from './areas/newsletter/newsletter.routes.ts';
import { routes as notification } from './areas/notification/notification.routes.ts';
import { routes as pageView } from './areas/page-view/page-view.routes.ts';
import { routes as deskPerson } from './areas/person/desk/desk-person.routes.ts';
import { routes as person } from './areas/person/person.routes.ts';
import { routes as eso } from './areas/profile/kinds/eso.routes.ts';
import { routes as investor } from './areas/profile/kinds/investor.routes.ts';
import { routes as mentor } from './areas/profile/kinds/mentor.routes.ts';
import { routes as startup } from './areas/profile/kinds/startup.routes.ts';
import { routes as product } from './areas/profile/product/product.routes.ts';
import { routes as profile } from './areas/profile/profile.routes.ts';
import { routes as program } from './areas/program/program.routes.ts';
import { routes as report } from './areas/report/report.routes.ts';
import { routes as resource } from './areas/resource/resource.routes.ts';
import { routes as review } from './areas/review/review.routes.ts';
import { routes as save } from './areas/save/save.routes.ts';
import { routes as search } from './areas/search/search.routes.ts';
import { routes as setting } from './areas/setting/setting.routes.ts';
import { routes as merge } from './areas/stakeholder/merge/merge.routes.ts';
import { routes as stakeholder } from './areas/stakeholder/stakeholder.routes.ts';
import { routes as suggestion } from './areas/suggestion/suggestion.routes.ts';
import { routes as taxonomy } from './areas/taxonomy/taxonomy.routes.ts';
import { routes as team } from './areas/team/team.routes.ts';
import { routes as wording } from './areas/wording/wording.routes.ts';
import type { Route } from './http/route.ts';
import { routes as mailbox } from './mail/mail.routes.ts';

/** Every call of the API, area by area. A test compares this list with the contracts. */
export const routes: readonly Route[] = [
  ...account,
  ...audit,
  ...calendar,
  ...claim,
  ...cohort,
  ...collection,
  ...connection,
  ...contact,
  ...correction,
  ...content,
  ...desk,
  ...directory,
  ...eso,
  ...event,
  ...funding,
  ...insight,
  ...investor,
  ...health,
  ...inbox,
  ...listing,
  ...mentor,
  ...mailbox,
  ...newsletter,
  ...notification,
  ...pageView,
  ...person,
  ...product,
  ...profile,
  ...deskPerson,
  ...program,
  ...report,
  ...resource,
  ...review,
  ...bulk,
  ...save,
  ...search,
  ...setting,
  ...stakeholder,
  ...merge,
  ...startup,
  ...suggestion,
  ...taxonomy,
  ...team,
  ...wording,
];
