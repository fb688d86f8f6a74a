/** Forms of how somebody signs in: the server keeps no answer to them, so they are sent again by a press alone. */
export const ABOUT_ACCOUNT = /^\/(account|camdigikey-login|sign)|\/(account|security)\b/;
