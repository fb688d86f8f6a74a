/** Addresses of a person's own pages. */
export const PROFILE_PATH = '/user/profile';
export const BIO_PATH = `${PROFILE_PATH}/bio`;
export const SECURITY_PATH = `${PROFILE_PATH}/change_password`;
export const ACCOUNT_PATH = `${PROFILE_PATH}/account`;
