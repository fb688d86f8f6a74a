import { z } from 'zod';
import { isCurrencyCode } from '#shared/domain/currencies.ts';
import { RELATION_KINDS } from '#shared/domain/insight/relations.ts';
import { SITE_NETWORKS } from '#shared/domain/setting.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, pageQuery, tail, uuid, word } from './list.ts';
import { oneOf } from './one-of.ts';
import { coverPicture } from './publication.ts';
import { stakeholderCard, term } from './stakeholder-card.ts';
import { currencyTotal } from './stakeholder-detail.ts';

const partner = z.object({
  id: uuid,
  uuid,
  name: z.string(),
  name_kh: z.string(),
  /** Address of the logo; empty while there is none, then `mark` names a drawing. */
  logo: z.string(),
  mark: z.string(),
  url: z.string(),
  role: z.enum(['coordinator', 'partner']),
});
const count = z.number().int();

export const getEcosystemPage = defineContract({
  id: 'content.ecosystem-page',
  summary: 'Every category of the directory with its number of records and its three newest',
  method: 'GET',
  path: '/public/api/v1/ecosystem_page/',
  access: 'public',
  query: z.object({ ...pageQuery, per_page: pageQuery.per_page.default(100) }),
  response: listOf(term.extend({ count, newest: z.array(stakeholderCard) })),
  cacheSeconds: 60,
});

const nodeKinds = ['category', 'sector'] as const;

export const getNetworkPage = defineContract({
  id: 'content.network-page',
  summary: 'How categories and sectors hang together, who is tied to whom, with the money raised by currency',
  method: 'GET',
  path: '/public/api/v1/network-page/',
  access: 'public',
  query: z.object({
    /** Keeps only records that raised money in this currency. */
    funding_currency: z.string().trim().toUpperCase().refine(isCurrencyCode).optional(),
  }),
  response: z.object({
    status: count,
    nodes: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(nodeKinds),
        slug: z.string(),
        name: z.string(),
        name_kh: z.string(),
        count,
      }),
    ),
    /** `count` records of the category `source` work in the sector `target`. */
    links: z.array(z.object({ source: z.string(), target: z.string(), count })),
    totals: z.array(currencyTotal.extend({ stakeholders: count })),
    /** Every currency in which somebody raised money. */
    currencies: z.array(z.string()),
    /** Relations between records by kind, all of them. */
    tie_totals: z.array(z.object({ kind: z.enum(RELATION_KINDS), count })),
    /** The best related records. */
    records: z.array(
      z.object({
        id: uuid,
        kind: z.enum(STAKEHOLDER_KINDS),
        /** Slug of its page. */
        category: z.string(),
        tail,
        name: z.string(),
        name_kh: z.string(),
        /** With how many it is related, also those that are not here. */
        ties: count,
      }),
    ),
    /** Who of them is related to whom: the source invests, runs the cohort, or stands in the team. */
    ties: z.array(z.object({ kind: z.enum(RELATION_KINDS), source: uuid, target: uuid })),
  }),
  cacheSeconds: 60,
});

export const listHighlights = defineContract({
  id: 'content.highlights',
  summary: 'What staff put first on the home page, as far as it is public now',
  method: 'GET',
  path: '/api/v1/highlights/',
  access: 'public',
  query: z.object(pageQuery),
  response: listOf(
    z.object({
      id: uuid,
      kind: z.enum(['stakeholder', 'program', 'event', 'resource', 'link']),
      /** null for a link that staff wrote themselves. */
      object_id: uuid.nullable(),
      title: z.string(),
      title_kh: z.string(),
      summary: z.string(),
      summary_kh: z.string(),
      image: z.string(),
      /** The picture staff gave it, else that of the record; null while there is none. */
      cover: coverPicture.nullable(),
      /** Path of its page, or the address staff gave: of this site, or https. */
      link: z.string(),
      /** The record's card when it is a stakeholder. */
      stakeholder: stakeholderCard.nullable(),
      /** Whether the caller keeps its record for later; false for visitors and for links. */
      is_saved: z.boolean(),
    }),
  ),
  cacheSeconds: 60,
});

export const listPartners = defineContract({
  id: 'content.partners',
  summary: 'Partners and coordinators with their logos',
  method: 'GET',
  path: '/public/api/v1/partner/',
  access: 'public',
  query: z.object({ ...pageQuery, role: z.enum(['coordinator', 'partner']).optional() }),
  response: listOf(partner),
  cacheSeconds: 300,
});

export const getShell = defineContract({
  id: 'content.shell',
  summary: 'What navigation and footer show on every page',
  method: 'GET',
  path: '/public/api/v1/shell/',
  access: 'public',
  response: z.object({
    status: count,
    coordinators: z.array(partner),
    resource_pages: z.array(term.extend({ kind: z.enum(['blog', 'file']) })),
    stakeholder_types: z.array(term.extend({ count })),
    /** What administrators chose for every page; texts that are empty are not drawn. */
    site: z.object({
      notice: z.string(),
      notice_kh: z.string(),
      newsletter: z.boolean(),
      /** Address of the style sheet with the colour the desk has chosen; empty without one. */
      brand_css: z.string(),
      /** Changes with what the desk has chosen of colour, logo and words, for addresses that others keep; empty without a choice. */
      look: z.string(),
      /** Colour of the browser's own frame around the page. */
      theme_color: z.string(),
      email: z.string(),
      privacy_email: z.string(),
      /** E.164. */
      phone: z.string(),
      address: z.string(),
      address_kh: z.string(),
      social: z.array(z.object({ network: z.enum(SITE_NETWORKS), url: z.string() })),
    }),
    counts: z.object({
      all: count,
      startup: count,
      mentor: count,
      investor: count,
      eso: count,
      other: count,
    }),
  }),
  cacheSeconds: 300,
});

const heading = z.object({ id: z.string(), text: z.string() });

export const getContentPage = defineContract({
  id: 'content.page',
  summary: 'A page of text that staff keep: about, privacy-policy, terms-of-use',
  method: 'GET',
  path: '/public/api/v1/content-page/{slug}/',
  access: 'public',
  params: z.object({ slug: word }),
  response: z.object({
    slug: z.string(),
    title: z.string(),
    title_kh: z.string(),
    lead: z.string(),
    lead_kh: z.string(),
    /** Rich text, every heading with an id. */
    body: z.string(),
    body_kh: z.string(),
    contents: z.array(heading),
    contents_kh: z.array(heading),
    updated_at: isoMoment,
  }),
  cacheSeconds: 300,
});

export const getPartner = oneOf(listPartners, 'content.partner');
export const getHighlight = oneOf(listHighlights, 'content.highlight');
export const getEcosystemCategory = oneOf(getEcosystemPage, 'content.ecosystem-category');
