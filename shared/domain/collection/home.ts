import { NAME_MAX } from '../../constants.ts';
import { inEnglish, inKhmer } from '../../rules/language.ts';
import { collection } from './collection.ts';
import { bilingual, field } from './collection-field.ts';
import * as common from './record-field-sets.ts';

/** Kinds of thing a highlight can be. */
export const HIGHLIGHT_KINDS = ['stakeholder', 'program', 'event', 'resource', 'link'] as const;
const RECORDS = HIGHLIGHT_KINDS.slice(0, -1);

export const highlight = collection({
  name: 'highlight',
  section: 'home',
  cacheTag: 'content',
  action: 'edit_content',
  publishes: false,
  title: 'title',
  path: null,
  order: 'position',
  searchIn: ['title', 'title_kh', 'summary', 'summary_kh'],
  groups: {
    facts: [
      field('kind', 'select', {
        options: HIGHLIGHT_KINDS,
        optionTexts: 'highlight_kind',
        texts: 'highlight_kind',
        required: 'draft',
        column: 'shown',
        filter: true,
      }),
      field('object', 'reference', {
        targets: ['stakeholder', 'program', 'event', 'resource'],
        targetField: 'kind',
        required: 'draft',
        when: { field: 'kind', is: RECORDS },
        column: 'offered',
      }),
      common.url('url', { texts: 'link', required: 'draft', when: { field: 'kind', is: ['link'] } }),
    ],
    text: [
      ...bilingual('title', 'text', {
        max: NAME_MAX,
        en: [inEnglish],
        km: [inKhmer],
        texts: 'highlight_title',
        hint: true,
        column: 'shown',
        sort: true,
      }),
      ...bilingual('summary', 'textarea', { texts: 'highlight_summary', en: [inEnglish], km: [inKhmer] }),
    ],
    picture: common.cover(),
    dates: [
      field('from_at', 'moment', { hint: true, column: 'shown', filter: true, sort: true }),
      field('to_at', 'moment', { hint: true, column: 'shown', filter: true, sort: true }),
      common.position(),
    ],
  },
});

/** Drawings of web/components/krama that stand in for a logo. */
const MARKS = ['house', 'sprout'] as const;

const body = (name: 'partner' | 'coordinator') =>
  collection({
    name,
    section: 'home',
    cacheTag: 'content',
    action: 'edit_content',
    publishes: false,
    title: 'name',
    path: null,
    order: 'position',
    searchIn: ['name', 'name_kh', 'url'],
    groups: {
      text: common.name(),
      facts: [common.url('url', { texts: 'website', column: 'shown' }), common.position()],
      picture: [
        field('logo', 'image', { hint: true }),
        field('mark', 'select', { options: MARKS, hint: true }),
      ],
    },
  });

export const partner = body('partner');
export const coordinator = body('coordinator');
