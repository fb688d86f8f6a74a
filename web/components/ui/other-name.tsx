import type { LocalText } from '#shared/i18n/local-name.ts';

interface OtherNameProps {
  /** Of `otherName`; nothing is shown where there is none. */
  name: LocalText | null;
  className: string;
  /** In a link or a cell, where no paragraph may stand. */
  as?: 'p' | 'span';
}

/** The name of a record in the other language, below the one in the reader’s. */
export function OtherName({ name, className, as: Tag = 'p' }: OtherNameProps) {
  return (
    name && (
      <Tag className={className} lang={name.lang}>
        {name.text}
      </Tag>
    )
  );
}
