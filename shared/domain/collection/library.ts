import { NAME_MAX } from '../../constants.ts';
import { videoUrl } from '../../rules/video.ts';
import { collection } from './collection.ts';
import { bilingual, field } from './collection-field.ts';
import * as common from './record-field-sets.ts';
import { slug } from './slug.ts';

export const post = collection({
  name: 'post',
  section: 'library',
  cacheTag: 'resource',
  action: 'edit_content',
  publishes: true,
  title: 'title',
  path: '/resource/category/{page}/{id}',
  searched: 'blogs',
  order: '-updated_at',
  searchIn: ['title', 'title_kh', 'summary', 'summary_kh', 'author', 'author_kh'],
  groups: {
    text: [
      ...common.title(),
      ...common.summary({ required: 'publication' }),
      ...common.body({ required: 'publication' }),
    ],
    facts: [
      // Not `page`: that parameter of a list is the number of its page.
      field('section', 'reference', {
        texts: 'page',
        targets: ['blog_page'],
        required: 'draft',
        column: 'offered',
        filter: true,
      }),
      common.category('resource_category'),
      ...bilingual('author', 'text', { max: NAME_MAX, hint: true, column: 'shown', sort: true }),
      common.tags(),
    ],
    picture: [...common.cover(), field('video_url', 'video', { rules: [videoUrl], hint: true })],
  },
});

export const library_file = collection({
  name: 'library_file',
  section: 'library',
  cacheTag: 'resource',
  action: 'edit_content',
  publishes: true,
  title: 'title',
  path: '/resource/file/{id}',
  searched: 'files',
  order: '-updated_at',
  searchIn: ['title', 'title_kh', 'summary', 'summary_kh', 'author', 'author_kh'],
  groups: {
    text: [...common.title(), ...common.summary({ required: 'publication' }), ...common.body()],
    file: [
      field('file', 'file', { required: 'publication', hint: true }),
      field('file_language', 'select', {
        options: ['en', 'km', 'both'] as const,
        required: 'publication',
        column: 'shown',
        filter: true,
      }),
    ],
    facts: [
      // Not `page`: that parameter of a list is the number of its page.
      field('section', 'reference', {
        texts: 'page',
        targets: ['file_page'],
        required: 'draft',
        column: 'offered',
        filter: true,
      }),
      common.category('resource_category'),
      ...bilingual('author', 'text', { max: NAME_MAX, hint: true, column: 'offered', sort: true }),
      common.tags(),
    ],
    picture: common.cover(),
  },
});

export const resource_page = collection({
  name: 'resource_page',
  section: 'library',
  cacheTag: 'resource',
  action: 'edit_content',
  publishes: false,
  title: 'name',
  path: '/resource/category/{slug}',
  order: 'position',
  searchIn: ['name', 'name_kh', 'slug'],
  groups: {
    text: common.name(),
    facts: [
      slug('slug', 'slug'),
      field('kind', 'select', {
        options: ['blog', 'file'] as const,
        optionTexts: 'page_kind',
        texts: 'page_kind',
        required: 'draft',
        fixed: true,
        column: 'shown',
        filter: true,
        hint: true,
      }),
      common.position(),
    ],
  },
});

export const content_page = collection({
  name: 'content_page',
  // Each has an address of its own in the program; a new one would be shown nowhere.
  closed: true,
  keepsShowing: true,
  section: 'pages',
  cacheTag: 'content',
  action: 'edit_content',
  publishes: true,
  title: 'title',
  path: '/{slug}',
  order: 'title',
  searchIn: ['title', 'title_kh', 'slug'],
  groups: {
    text: [
      ...common.title(),
      ...bilingual('lead', 'textarea', { hint: true }),
      ...common.body({ required: 'publication' }),
    ],
    facts: [slug('page_slug', 'page_slug')],
  },
});
