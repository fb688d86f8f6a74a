import type { ContactCategorySlug } from '#shared/domain/contact-categories.ts';
import { withQuery } from '#web/lib/with-query.ts';
import { CONTACT_PATH } from './contact-paths.ts';

/** The form with its subject chosen, about a page of this site. */
export function contactTo({ category, about }: { category?: ContactCategorySlug; about?: string }): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (about) query.set('about', about);
  return withQuery(CONTACT_PATH, query);
}
