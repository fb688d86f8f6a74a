export interface TextSection {
  /** Fragment of the address: `section-2`. */
  id: string;
  title: string;
  text: string;
}

/** A text with "## " headings as its sections, in order. What stands before the first heading has no place here. */
export function sectionsOf(body: string): TextSection[] {
  return body
    .split(/^## /m)
    .slice(1)
    .map((part, i) => {
      const [title = '', ...rest] = part.split('\n');
      return { id: `section-${i + 1}`, title: title.trim(), text: rest.join('\n').trim() };
    });
}
