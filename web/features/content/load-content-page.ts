import type { RouterContextProvider } from 'react-router';
import { getContentPage } from '#shared/contracts/content.contract.ts';
import { callApi } from '#web/lib/api.ts';

/** A page of text that staff keep, as it is public now. */
export const loadContentPage = (
  context: Readonly<RouterContextProvider>,
  slug: 'about' | 'privacy-policy' | 'terms-of-use',
) => callApi(context, getContentPage, { params: { slug } });
