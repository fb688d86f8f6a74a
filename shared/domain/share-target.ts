/** Where a phone that has installed the site brings what another app shares; the manifests name it too. */
export const SHARE_PATH = '/share';
