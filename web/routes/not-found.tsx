import { notFound } from '#web/lib/problem.ts';

/** Any address without a page: the root's error page, with the status 404 (8.014). */
export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
