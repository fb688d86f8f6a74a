/** Where a subscription of the newsletter stands: asked for, confirmed by the link of a mail, ended. */
export const SUBSCRIBER_STATES = ['waiting', 'confirmed', 'left'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** Days after which an address that nobody confirmed is forgotten. */
export const UNCONFIRMED_ADDRESS_DAYS = 7;
/** Days after which an address that left is forgotten; until then it can be taken back. */
export const LEFT_ADDRESS_DAYS = 30;

export const NEWSLETTER_PATH = '/newsletter';
export const NEWSLETTER_DESK_PATH = '/desk/newsletter';

/** The page of a link that a mail carries: one button, which confirms or ends a subscription. */
export const newsletterLinkPath = (token: string): string => `${NEWSLETTER_PATH}/link/${token}`;
