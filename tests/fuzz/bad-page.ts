import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc, { type Arbitrary } from 'fast-check';
import { ALL_FIELDS } from '#shared/domain/listing/forms.ts';
import { badHeaders } from './bad-headers.ts';
import { badForm } from './bad-multipart.ts';
import type { BadRequest } from './bad-request.ts';
import { type Known, naughty } from './bad-values.ts';

/** One request for a page, or a form posted to one, with something wrong in it. */
export type BadPage = Omit<BadRequest, 'method'> & { method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' };

/** The path of every page, from the table of routes. */
export function pathsOf(entries: readonly RouteConfigEntry[], before = ''): string[] {
  return entries.flatMap((entry) => {
    const path = [before, entry.path].filter(Boolean).join('/');
    return [...(entry.children ? pathsOf(entry.children, path) : [`/${path}`])];
  });
}

const nonsense = fc.oneof(
  { weight: 3, arbitrary: naughty.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 3_000)) },
  fc.constantFrom('%', '%ff', '%00', '..', '%2e%2e', '%2f', '*', '%5b', '[', '\\', '%e1%9e', '__proto__'),
);

function badPath(pattern: string, known: Known): Arbitrary<string> {
  const parts = pattern.split('/').map((part) => {
    if (!part.startsWith(':') && part !== '*') return fc.constant(part);
    const name = part.replace(/[:?]/g, '');
    const exists = known[`page.${name}`];
    const good = Array.isArray(exists) ? exists.map(String) : exists === undefined ? [] : [String(exists)];
    return good.length > 0 ? fc.oneof(fc.constantFrom(...good), nonsense) : nonsense;
  });
  const ending = fc.constantFrom('', '', '', '', '', '/', '//', '.data', '/_root.data', '%20', ';a', '/x');
  const beginning = fc.constantFrom(
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '/',
    '//other.test',
    'http://other.test',
    '/[',
  );
  return fc.tuple(beginning, fc.tuple(...parts), ending).map(([a, path, z]) => `${a}${path.join('/')}${z}`);
}

const QUERY =
  'page search sort ordering lang kind type step next queue done discard discarded follow return reference code ' +
  'filter tab status province sector stage when category view id address _routes index utm_source __proto__';

const badQuery = fc
  .array(
    fc
      .tuple(
        fc.constantFrom(...QUERY.split(' ')),
        fc.oneof(nonsense, fc.constantFrom('km', 'en', '2', 'startup')),
      )
      .map((pair) => pair.join('=')),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));

const INTENTS =
  'approve return reject undo reopen archive take release note save resubmit withdraw remove-picture back continue ' +
  'resend insert:x';

/** What the forms of our pages are made of. */
const FIELDS = [
  ...'intent version decision reason note send_key queue email password reference code idempotency_key ids'.split(
    ' ',
  ),
  ...'declaration nickname bot_stamp kind next logo'.split(' '),
  ...ALL_FIELDS.map(({ name }) => name),
];

/** Requests for the pages: odd addresses, odd forms, from anybody. */
export function badPage(paths: readonly string[], known: Known): Arbitrary<BadPage> {
  const fields = fc
    .tuple(
      fc.constantFrom(...INTENTS.split(' ')),
      fc.array(fc.tuple(fc.constantFrom(...FIELDS), naughty), { maxLength: 6 }),
    )
    .map(([intent, rest]): [string, string][] => [['intent', intent], ...rest]);
  return fc
    .record({
      method: fc.constantFrom<BadPage['method'][]>(
        'GET',
        'GET',
        'GET',
        'POST',
        'POST',
        'HEAD',
        'PUT',
        'DELETE',
      ),
      path: fc.constantFrom(...paths).chain((path) => badPath(path, known)),
      query: badQuery,
      headers: badHeaders,
      body: fc.option(badForm(fields), { nil: undefined, freq: 8 }),
      as: fc.constantFrom<BadRequest['as'][]>('visitor', 'visitor', 'member', 'reviewer', 'administrator'),
      draft: fc.boolean(),
    })
    .map(({ method, path, query, headers, body, as, draft }) => {
      const sends = method !== 'GET' && method !== 'HEAD' ? body : undefined;
      return {
        method,
        url: `${path}${query}`.slice(0, 14_000),
        headers: {
          ...(draft ? { cookie: String(known['page.cookie']) } : {}),
          ...headers,
          ...(sends?.type === undefined ? {} : { 'content-type': sends.type }),
        },
        payload: sends?.payload,
        as,
      };
    });
}
