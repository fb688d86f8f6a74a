/** The name of the controls of the moment of publication. */
export const PUBLISH_AT = 'publish_at';
