import { describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.contract.ts';
import { listCollections } from '#shared/contracts/collection.contract.ts';
import { listMessages } from '#shared/contracts/contact.contract.ts';
import { listCorrections } from '#shared/contracts/correction.contract.ts';
import { getDashboard } from '#shared/contracts/dashboard.contract.ts';
import { listDeskClaims } from '#shared/contracts/desk-claim.contract.ts';
import { listPeople } from '#shared/contracts/desk-person.contract.ts';
import { listDirectory } from '#shared/contracts/directory.contract.ts';
import { getHealth } from '#shared/contracts/health.contract.ts';
import { listMerges } from '#shared/contracts/merge.contract.ts';
import { listSubscribers } from '#shared/contracts/newsletter.contract.ts';
import { listPageViews } from '#shared/contracts/page-view.contract.ts';
import { listReports } from '#shared/contracts/report.contract.ts';
import { listSubmissions } from '#shared/contracts/review.contract.ts';
import { listSettings } from '#shared/contracts/setting.contract.ts';
import { listWordings } from '#shared/contracts/wording.contract.ts';
import { deskPlaces, placeState, placesOfBar } from './desk-places.ts';

const names = (roles: readonly string[], inMenu = false) =>
  deskPlaces(roles)
    .filter((place) => Boolean(place.inMenu) === inMenu)
    .map(({ name }) => name);

/** The call that each part begins with. */
const FIRST_CALL = {
  queue: listSubmissions,
  directory: listDirectory,
  claims: listDeskClaims,
  reports: listReports,
  corrections: listCorrections,
  content: listCollections,
  contact: listMessages,
  newsletter: listSubscribers,
  'page-views': listPageViews,
  dashboard: getDashboard,
  merge: listMerges,
  people: listPeople,
  settings: listSettings,
  texts: listWordings,
  health: getHealth,
  audit: listAudit,
};

describe('the parts of the desk', () => {
  it('are those one may work in', () => {
    expect(names(['reviewer'])).toEqual(['queue', 'directory', 'claims', 'reports', 'contact']);
    expect(names(['editor'])).toEqual(['content', 'contact']);
    expect(names(['translator'])).toEqual([]);
    expect(names(['analyst'])).toEqual(['queue', 'directory', 'claims']);
    expect(names(['administrator'])).toEqual([
      'queue',
      'directory',
      'claims',
      'reports',
      'content',
      'contact',
    ]);
    expect(names([])).toEqual([]);
    expect(names(['member'])).toEqual([]);
  });

  it('are named to those who may make their calls, nobody else (B.71)', () => {
    for (const { name, action } of deskPlaces(['administrator']))
      expect([name, FIRST_CALL[name].access]).toEqual([name, `desk:${action}`]);
  });

  it('stand in the menu alone where they are not of every day (B.71)', () => {
    expect(names(['reviewer'], true)).toEqual(['corrections', 'dashboard', 'merge']);
    expect(names(['editor'], true)).toEqual(['newsletter']);
    expect(names(['translator'], true)).toEqual(['texts']);
    expect(names(['analyst'], true)).toEqual(['dashboard', 'page-views']);
    expect(names(['administrator'], true)).toEqual([
      'corrections',
      'newsletter',
      'dashboard',
      'page-views',
      'merge',
      'people',
      'settings',
      'texts',
      'health',
      'audit',
    ]);
  });

  it('stand all in the bar where they are few, and else behind "More" what is not of every day (B.71)', () => {
    const shown = (role: string) => {
      const { bar, more } = placesOfBar([role]);
      return [bar.map(({ name }) => name), more.map(({ name }) => name)];
    };
    expect(shown('translator')).toEqual([['texts'], []]);
    expect(shown('analyst')).toEqual([['queue', 'directory', 'claims', 'dashboard', 'page-views'], []]);
    expect(shown('reviewer')[1]).toEqual(['corrections', 'dashboard', 'merge']);
    const { bar, more } = placesOfBar(['administrator']);
    expect([...bar, ...more].length).toBe(deskPlaces(['administrator']).length);
  });

  it('are marked on their pages and on all pages in them', () => {
    const places = deskPlaces(['administrator']);
    const [queue, content] = ['queue', 'content'].map((name) => places.find((place) => place.name === name)!);
    expect(placeState(queue!, '/desk')).toBe('page');
    expect(placeState(queue!, '/desk/review/1')).toBe('true');
    expect(placeState(queue!, '/desk/bulk/1')).toBeUndefined();
    expect(placeState(queue!, '/desk/content')).toBeUndefined();
    expect(placeState(content!, '/desk/content/post')).toBe('true');
    expect(placeState(content!, '/desk/contents')).toBeUndefined();
  });
});
