/** Whether an address can only be reached from this machine. */
export const isThisMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

const PRIVATE_NETWORKS =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd])|\.(local|lan|test)$/;

/** Whether it is this machine, or one within the same house: a phone that looks at what is being developed. */
export const isNearby = (url: string): boolean => {
  const { hostname } = new URL(url);
  return isThisMachine(url) || PRIVATE_NETWORKS.test(hostname) || /^[a-z][\w-]*$/i.test(hostname);
};
