import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Reads like section 2 of the specification: which address shows which page. */
export default [
  index('routes/home.tsx'),

  route('ecosystem', 'routes/ecosystem.tsx'),
  route('ecosystem/discover', 'routes/discover.tsx'),
  route('ecosystem/discover/category', 'routes/categories.tsx'),
  route('ecosystem/discover/detail', 'routes/discover-detail.tsx'),
  route('ecosystem/discover/category/individuals/:id', 'routes/individual.tsx'),
  route('ecosystem/discover/category/:category', 'routes/discover-category.tsx'),
  route('ecosystem/discover/category/:category/:id', 'routes/stakeholder.tsx'),

  route('account/sign-in', 'routes/sign-in.tsx'),
  route('account/sign-out', 'routes/sign-out.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
