import { Outlet } from 'react-router';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';

export const handle = withTexts('collection', 'collection-fields', 'rules');
export const clientMiddleware = [fetchTexts('collection', 'collection-fields', 'rules')];

/** The texts that all pages of collections need. */
export default function DeskCollectionFrame() {
  return <Outlet />;
}
