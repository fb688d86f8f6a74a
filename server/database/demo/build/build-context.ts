import type { Gender } from '../content/shapes.ts';
import type { Dealer } from './dealer.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import type { People, PersonName } from './people.ts';
import type { PhoneBook } from './reach.ts';
import type { Variation } from './variation.ts';

/** Somebody of the demo data with an account. */
export interface Account extends PersonName {
  id: string;
  email: string;
  language: 'en' | 'km';
  gender?: Gender;
  photo_id?: string;
}

/** What the builders of records share. */
export interface BuildContext {
  variation: Variation;
  calendar: DemoCalendar;
  people: People;
  phones: PhoneBook;
  /** Deals the sentences of descriptions, so that each stands on few records. */
  dealer: Dealer;
  /** Accounts of people who look after records, in the order they were made. */
  accounts: Account[];
}
