import { eventPath, programPath, resourcePath } from '#shared/domain/addresses.ts';
import type { Site } from '../site.ts';
import { stepsOf } from './drafts.ts';
import { inMails } from './mails.ts';
import type { Place } from './place.ts';

/** What everybody reads: the house itself, programs, events and resources, and how they are suggested. */
export const PUBLIC_PLACES: readonly Place[] = [
  { route: '/', address: '/' },
  { route: 'about', address: '/about' },
  { route: 'contact', address: '/contact' },
  { route: 'newsletter', note: 'not offered', address: '/newsletter', status: 404 },
  { route: 'privacy-policy', address: '/privacy-policy' },
  { route: 'terms-of-use', address: '/terms-of-use' },

  { route: 'program', address: '/program' },
  {
    route: 'program',
    note: 'by ?id=',
    address: async (site) => `/program?id=${(await site.program()).id}`,
  },
  { route: 'program/category', address: '/program/category' },
  { route: 'program/:id', address: async (site) => programPath(await site.program()) },
  {
    route: 'report',
    address: async (site) => `/report?about=program:${(await site.program()).id}`,
  },
  {
    route: 'correct',
    address: async (site) => `/correct?about=program:${(await site.program()).id}`,
  },
  { route: 'program-sharing', address: '/program-sharing' },
  ...stepsOf('program', 'program-sharing/:step'),
  { route: 'program/submission/:token?', note: 'check the mail', address: '/program/submission' },
  {
    route: 'program/submission/:token?',
    note: 'a link nobody knows',
    address: '/program/submission/nobody-knows-this-link',
    status: 404,
  },
  { route: 'event', address: '/event' },
  { route: 'event/suggest', address: '/event/suggest' },
  ...stepsOf('event', 'event/suggest/:step'),
  { route: 'event/submission/:token?', note: 'returned', address: returnedSuggestion },
  { route: 'event/:id', address: async (site) => eventPath(await site.event()) },
  { route: 'resource/category', address: '/resource/category' },
  { route: 'resource/category/:resource', note: 'blog', address: '/resource/category/blog' },
  { route: 'resource/category/:resource', note: 'file', address: '/resource/category/file' },
  {
    route: 'resource/category/:resource/:id',
    address: async (site) => resourcePath(await site.resource('blog')),
  },
  { route: 'resource/file', address: '/resource/file', leads: true },
  {
    route: 'resource/file/:id',
    address: async (site) => resourcePath(await site.resource('file')),
  },
];

/** The page of a demo event that was suggested and returned. */
function returnedSuggestion(site: Site): Promise<string> {
  return inMails(site, 'listing.returned', /\/event\/submission\/[\w-]+/);
}
