import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getProfile, listProfiles } from '#shared/contracts/profile.contract.ts';

export type OwnProfile = ResponseOf<typeof getProfile>;
export type ProfileList = ResponseOf<typeof listProfiles>;
export type ProfileCard = ProfileList['data'][number];
export type ProfileLists = OwnProfile['lists'];
