/** Pages that everybody may open. */
const PUBLIC = /^\/(ecosystem|program|event|resource|insights)(?:[/?#]|$)/;

/** The address of what a notice is about: by way of the sign-in page where one has to be signed in. */
export const noticeAddress = (publicUrl: string, link: string): string =>
  PUBLIC.test(link) ? publicUrl + link : `${publicUrl}/account/sign-in?next=${encodeURIComponent(link)}`;
