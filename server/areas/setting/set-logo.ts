import { NIL } from 'uuid';
import type { setLogo as contract } from '#shared/contracts/setting.contract.ts';
import { inTransaction } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { checkImage, storeImage } from '../file/store-image.ts';
import { writeSettings } from './change-settings.ts';
import { listSettings } from './list-settings.ts';

/**
 * Sets the logo of the site: checked and encoded anew like every picture. The one before stays until the sweep of files
 * nothing refers to. It is nobody's own, so that it outlives the account of who sent it.
 */
export const setLogo: Handler<typeof contract> = async ({ body: { logo, version } }, context) => {
  const image = await checkImage(logo, 'logo');
  await inTransaction(context, async (work) => {
    const about = { purpose: 'site.logo', owner_id: NIL, name: logo.filename };
    await writeSettings(work, [{ key: 'logo', version, value: await storeImage(work, image, about) }]);
  });
  return listSettings(context);
};
