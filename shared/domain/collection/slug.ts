import type { Rule } from '../../rules/rule.ts';
import { fieldWithTexts, type Hint, keysOf, type Text } from './collection-field.ts';

/** Small letters and figures in words joined by single hyphens: what stands in an address for good. */
export const slugRule: Rule = (value) =>
  value === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) ? null : { key: 'slug' };

/** A slug made of an English title; empty when nothing of it can stand in an address. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

/** The part of the address that names a record: once given it stays, since links hold on to it. */
export const slug = (texts: Text = 'slug', hint: Hint | null = null) =>
  fieldWithTexts(
    'slug',
    'slug',
    { required: 'draft', rules: [slugRule], fixed: true, column: 'shown', sort: true },
    keysOf(texts, hint),
  );
