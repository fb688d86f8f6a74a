import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';

export interface ListSearchProps {
  /** What the form is, read out. */
  label: string;
  search: { label: string; placeholder: string; value: string };
  /** The query of the list; what the form has no field for goes along. */
  query: string;
  /** Names of further fields of the form. */
  fields?: readonly string[];
  children?: ReactNode;
}

/** The search of a list of the desk: a GET form, so that what is listed stands in the address. */
export function ListSearch({ label, search, query, fields = [], children }: ListSearchProps) {
  const t = useT();
  const scripted = useHydrated();
  const kept = new URLSearchParams(query);
  for (const name of ['search', 'page', ...fields]) kept.delete(name);
  return (
    <Form method="get" role="search" aria-label={label} className="desk-find" key={query}>
      <SearchBox
        name="search"
        label={search.label}
        placeholder={search.placeholder}
        defaultValue={search.value}
        maxLength={200}
      />
      {children}
      {[...kept].map(([name, value], i) => (
        <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
      ))}
      {!scripted && (
        <Button type="submit" look="line">
          {t('common:action.search')}
        </Button>
      )}
    </Form>
  );
}
