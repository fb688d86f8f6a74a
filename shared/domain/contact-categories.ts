import type { Language } from '../i18n/languages.ts';
import { localName } from '../i18n/local-name.ts';

/** What a message of the contact form is about. */
export const CONTACT_CATEGORIES = [
  { slug: 'suggest-profile', name: 'Suggest a profile', name_kh: 'ស្នើប្រវត្តិរូបថ្មី' },
  { slug: 'feedback', name: 'Feedback', name_kh: 'មតិកែលម្អ' },
  { slug: 'event-and-partnership', name: 'Event and partnership', name_kh: 'ព្រឹត្តិការណ៍ និងភាពជាដៃគូ' },
  { slug: 'report-profile', name: 'Report a profile', name_kh: 'រាយការណ៍អំពីប្រវត្តិរូប' },
  { slug: 'technical-issue', name: 'Technical issue', name_kh: 'បញ្ហាបច្ចេកទេស' },
] as const;
export type ContactCategorySlug = (typeof CONTACT_CATEGORIES)[number]['slug'];
export const CONTACT_CATEGORY_SLUGS: readonly ContactCategorySlug[] = CONTACT_CATEGORIES.map(
  ({ slug }) => slug,
);

/** What a category is called; the slug itself for one that is no longer in the list. */
export function contactCategoryName(slug: string, language: Language): string {
  const found = CONTACT_CATEGORIES.find((one) => one.slug === slug);
  return found ? localName(found, language).text : slug;
}
