/**
 * For whom this build is cut into files (chunks.ts, ADR 4). The program is built twice: visitors come once, on any line, and
 * load little in vain; members come again and again, and load few files, whatever page they open.
 */
export type Audience = 'visitors' | 'members';

export const AUDIENCE: Audience = process.env.PHUM_AUDIENCE === 'members' ? 'members' : 'visitors';

/** Where each build is written. What members' browsers load is taken from theirs into that of the visitors. */
export const BUILD_FOLDERS: Readonly<Record<Audience, string>> = {
  visitors: 'build',
  members: '.cache/members-build',
};

const INNER = /^(desk|dev|user(?!-person$))\b/;

/** The area of members that a route's file is in (`desk`, `dev`, `user`); none for a public page. */
export const innerAreaOf = (routeFile: string): string | undefined => INNER.exec(routeFile)?.[1];
