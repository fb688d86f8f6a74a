import { useSearchParams } from 'react-router';
import { formatInteger } from '#shared/format/numbers.ts';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { withParams } from './list-query.ts';
import { useT } from './texts.tsx';

interface Pages {
  current_page: number;
  total_page: number;
}

/** The pages of a list, each at an address of its own. */
export function PageLinks({ list, pageTo }: { list: Pages; pageTo: (page: number) => string }) {
  const t = useT();
  return (
    <Pagination
      current={list.current_page}
      total={list.total_page}
      pageTo={pageTo}
      texts={{
        label: t('common:pagination.label'),
        previous: t('common:action.previous'),
        next: t('common:action.next'),
        page: (page) => t('common:pagination.page', { page: formatInteger(page) }),
      }}
    />
  );
}

/** The pages of a list whose state is its address. */
export function ListPages({ path, list }: { path: string; list: Pages }) {
  const [params] = useSearchParams();
  return (
    <PageLinks
      list={list}
      pageTo={(page) => withParams(path, params, { page: page > 1 ? page : undefined })}
    />
  );
}
