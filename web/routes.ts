import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Reads like section 2 of the specification: which address shows which page. */
export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-of-use', 'routes/terms-of-use.tsx'),

  route('program', 'routes/programs.tsx'),
  route('program/category', 'routes/program-categories.tsx'),
  route('program/:id', 'routes/program.tsx'),
  route('program-sharing', 'routes/program-sharing.tsx'),
  route('event', 'routes/events.tsx'),
  route('event/:id', 'routes/event.tsx'),
  route('resource/category', 'routes/resource-index.tsx'),
  route('resource/category/:resource', 'routes/resource-category.tsx'),
  route('resource/category/:resource/:id', 'routes/resource.tsx'),
  route('resource/file', 'routes/resource-files.tsx'),
  route('resource/file/:id', 'routes/resource.tsx', { id: 'routes/resource-file' }),

  route('ecosystem', 'routes/ecosystem.tsx'),
  route('ecosystem/discover', 'routes/discover.tsx'),
  route('ecosystem/discover/category', 'routes/categories.tsx'),
  route('ecosystem/discover/detail', 'routes/discover-detail.tsx'),
  route('ecosystem/discover/category/individuals/:id', 'routes/individual.tsx'),
  route('ecosystem/discover/category/:category', 'routes/discover-category.tsx'),
  route('ecosystem/discover/category/:category/:id', 'routes/stakeholder.tsx'),

  route('apply', 'routes/apply.tsx'),
  route('ecosystem/get-listed', 'routes/get-listed.tsx'),
  route('ecosystem/get-listed/confirm', 'routes/get-listed-confirm.tsx'),
  route('ecosystem/get-listed/sent/:token', 'routes/get-listed-sent.tsx'),
  route('ecosystem/get-listed/follow/:token', 'routes/get-listed-follow.tsx'),
  route('ecosystem/get-listed/continue/:secret', 'routes/get-listed-continue.tsx'),
  route('ecosystem/get-listed/:kind/:step?', 'routes/get-listed-step.tsx'),

  route('camdigikey-login', 'routes/camdigikey-login.tsx'),
  route('account/sign-in', 'routes/sign-in.tsx'),
  route('account/sign-out', 'routes/sign-out.tsx'),
  route('account/register', 'routes/account-register.tsx'),
  route('account/confirm-verify-email', 'routes/account-check-mail.tsx'),
  route('account/confirm-email/*', 'routes/account-confirm-email.tsx'),
  route('account/begin_password_reset', 'routes/account-begin-reset.tsx'),
  route('account/reset-password-confirm/*', 'routes/account-set-password.tsx'),
  route('user/:userId', 'routes/user-person.tsx'),
  layout('routes/user-profile.tsx', [
    route('user/profile', 'routes/user-profile-index.tsx'),
    route('user/profile/bio', 'routes/user-bio.tsx'),
    route('user/profile/notification', 'routes/user-notification.tsx'),
    route('user/profile/change_password', 'routes/user-security.tsx'),
    route('user/profile/account', 'routes/user-account.tsx'),
  ]),
  route('desk/sign-in', 'routes/desk-sign-in.tsx'),
  layout('routes/desk.tsx', [
    route('desk', 'routes/desk-queue.tsx'),
    route('desk/review/:id', 'routes/desk-record.tsx'),
  ]),

  route('api/docs/:call?', 'routes/api-docs.tsx'),
  route('dev/components', 'routes/dev-components.tsx'),
  route('dev/mailbox/:id?', 'routes/dev-mailbox.tsx'),

  route('offline', 'routes/offline.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
