import * as contract from '#shared/contracts/person.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { getDeletionObstacles, requestDeletion, takeBackDeletion } from './deletion.ts';
import { getPerson } from './get-person.ts';
import { changeOwnProfile, getOwnProfile } from './own-profile.ts';
import { removePhoto, setPhoto } from './photo.ts';

export const routes: Route[] = [
  route(contract.getOwnProfile, getOwnProfile),
  route(contract.getOwnProfileToo, getOwnProfile),
  route(contract.changeOwnProfile, changeOwnProfile),
  route(contract.changeOwnProfileToo, changeOwnProfile),
  route(contract.setPhoto, setPhoto),
  route(contract.removePhoto, removePhoto),
  route(contract.getPerson, getPerson),
  route(contract.getDeletionObstacles, getDeletionObstacles),
  route(contract.requestDeletion, requestDeletion),
  route(contract.takeBackDeletion, takeBackDeletion),
];
