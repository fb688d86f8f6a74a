import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';

/** What every page has: a name for the tab, one heading, and what it is about. A sentence for each that is missing. */
export function missingIn(html: string, says: readonly string[] = []): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  // What a reader reads: no scripts, which bring the whole record along.
  const text = withoutLineBreaks(html.replace(/<head>[\s\S]*?<\/head>|<script\b[\s\S]*?<\/script>/g, ''));
  return [
    ...(title.trim() ? [] : ['has no title: draw <PageHead title={t(…)} /> in its route']),
    ...(headings === 1
      ? []
      : [`has ${headings} first headings (h1): draw exactly one, that says what it is`]),
    ...says
      .filter((words) => !text.includes(words))
      .map((words) => `does not show what its record says (“${words}”): draw that field in the page`),
  ];
}

/** The pages of the site that a page leads to, without what is asked of them. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)].map(([, path]) => path!);
