import type { exportPageViews as contract } from '#shared/contracts/page-view.contract.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import type { Handler } from '../../http/route.ts';
import { listPageViews } from './list-page-views.ts';

/** The views of the last days as CSV: how often each page was opened, in all and by language. */
export const exportPageViews: Handler<typeof contract> = async (input, context) => {
  const { from, to, pages } = await listPageViews(input, context);
  const lines = pages.map(({ page, ...counts }) => ({
    page,
    views: String(counts.views),
    en: String(counts.en),
    km: String(counts.km),
  }));
  return {
    file_name: `phum-page-views-${from}-${to}.csv`,
    text: writeCsv(['page', 'views', 'en', 'km'], lines),
    records: pages.length,
  };
};
