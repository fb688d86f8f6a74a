import type { Edits } from './support/copy.ts';
import { replaced } from './support/fault.ts';

/** Faults of drawn pages, planted all at once because each look needs a build, and what is said of each. */
export const FAULTS_OF_PAGES: readonly { what: string; edits: Edits; says: RegExp }[] = [
  {
    what: 'a page has no title',
    edits: { 'web/routes/open-data.tsx': (text) => text.replace(/<PageHead\b[\s\S]*?\/>/, '') },
    says: /\/open-data has no title: draw <PageHead/,
  },
  {
    what: 'a page has no first heading',
    edits: {
      'web/features/insight/open-data/open-data-page.tsx': replaced(
        '<h1 className="t-d1">{t(\'open-data:title\')}</h1>',
        '<p className="t-d1">{t(\'open-data:title\')}</p>',
      ),
    },
    says: /\/open-data has 0 first headings \(h1\): draw exactly one/,
  },
  {
    what: 'no page leads to a page',
    edits: {
      'web/routes.ts': replaced(
        "  route('contact',",
        "  route('award', 'routes/open-data.tsx', { id: 'routes/award' }),\n  route('contact',",
      ),
      'tests/journeys/support/pages/public.ts': replaced(
        "  { route: 'about',",
        "  { route: 'award', address: '/award' },\n  { route: 'about',",
      ),
    },
    says: /\/award: no page leads there\. Put it into web\/features\/shell\/navigation\.ts, or link it/,
  },
  {
    what: 'a page does not show the text of its record',
    edits: {
      'web/features/publication/publication-frame.tsx': (text) => text.replace(/<RichText content=.*\/>/, ''),
    },
    says: /program\/:id does not show what its record says \(“[^”]+”\): draw that field in the page/,
  },
];
