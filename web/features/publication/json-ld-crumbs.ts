/** The way to a page, for search engines. */
export function jsonLdCrumbs(
  origin: string,
  items: readonly { name: string; path: string }[],
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** Several things about one page in one script. */
export const jsonLdGraph = (...things: Record<string, unknown>[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@graph': things,
});
