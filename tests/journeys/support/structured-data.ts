import Validator from '@adobe/structured-data-validator';
import { isPropertyOf, isType } from './vocabulary.ts';

type Node = Record<string, unknown>;

/** What a type must say to be of use (schema.org, and what search engines ask of it). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ['name'],
  Article: ['headline', 'datePublished', 'author'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name'],
  ContactPage: ['name'],
  ContactPoint: [],
  DataCatalog: ['name', 'description', 'license', 'dataset'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  // Names and descriptions are what search engines for data sets ask for.
  Dataset: ['name', 'description', 'license', 'creator', 'distribution'],
  DigitalDocument: ['name'],
  EducationalOccupationalProgram: ['name', 'url'],
  EntryPoint: ['urlTemplate'],
  Event: ['name', 'startDate', 'location'],
  GovernmentOrganization: ['name'],
  ImageObject: [],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  MediaObject: [],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['address'],
  PostalAddress: [],
  SearchAction: ['target', 'query-input'],
  VideoObject: ['name', 'embedUrl', 'thumbnailUrl', 'uploadDate'],
  VirtualLocation: ['url'],
  WebPage: ['name'],
  WebSite: ['name', 'url'],
};
const ADDRESSES = [
  'url',
  '@id',
  'item',
  'image',
  'logo',
  'mainEntityOfPage',
  'contentUrl',
  'sameAs',
  'embedUrl',
  'license',
];
const MOMENTS = [
  'startDate',
  'endDate',
  'datePublished',
  'dateModified',
  'applicationStartDate',
  'applicationDeadline',
];
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The JSON-LD of a page. */
export const structuredDataIn = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text!) as Node,
  );

/** Addresses of the pictures it names. */
export function picturesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    /^(image|logo|thumbnailUrl)$/.test(name)
      ? [value].flat().map((one: unknown) => String((one as Node)?.contentUrl ?? (one as Node)?.url ?? one))
      : picturesIn(value),
  );
}

/** What is wrong with it, a line each: by the vocabulary above, and by an independent validator. */
export async function problemsOfStructuredData(data: Node): Promise<string[]> {
  if (data['@context'] !== 'https://schema.org') return ['It does not say that it is of schema.org'];
  const nodes = (data['@graph'] as Node[] | undefined) ?? [data];
  const own = nodes.flatMap((node) => problemsOf(node, String(node['@type'])));
  const jsonld: Record<string, Node[]> = {};
  for (const node of nodes)
    (jsonld[String(node['@type'])] ??= []).push({ '@context': data['@context'], ...node });
  const issues = await new Validator().validate({
    jsonld,
    microdata: {},
    rdfa: {},
    errors: [],
    metatags: {},
  });
  const others = issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => `${JSON.stringify(path)}: ${issueMessage}`);
  return [...own, ...others];
}

function problemsOf(node: Node, path: string): string[] {
  const type = node['@type'];
  const found: string[] = [];
  if (type !== undefined || !('@id' in node)) {
    const needs = REQUIRED[String(type)];
    if (!needs) return [`${path}: unknown type ${String(type)}`];
    if (!isType(String(type))) found.push(`${path}: not of schema.org`);
    for (const name of needs) if (isEmpty(node[name])) found.push(`${path}: no ${name}`);
  }
  for (const [name, value] of Object.entries(node)) {
    if (isEmpty(value)) found.push(`${path}.${name}: empty`);
    if (!name.startsWith('@') && !isPropertyOf(String(type), name.replace(/-(in|out)put$/, '')))
      found.push(`${path}.${name}: not a property of ${type} (schema.org)`);
    for (const one of [value].flat()) {
      if (typeof one === 'object' && one !== null) found.push(...problemsOf(one as Node, `${path}.${name}`));
      else if (ADDRESSES.includes(name) && !URL.canParse(String(one))) found.push(`${path}.${name}: ${one}`);
      else if (MOMENTS.includes(name) && !MOMENT.test(String(one))) found.push(`${path}.${name}: ${one}`);
    }
  }
  if (type === 'BreadcrumbList') {
    const places = (node.itemListElement as Node[]).map(({ position }) => position);
    if (places.some((position, i) => position !== i + 1))
      found.push(`${path}: positions ${places.join(', ')}`);
  }
  return found;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
