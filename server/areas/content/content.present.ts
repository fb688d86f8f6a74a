import type { z } from 'zod';
import type { listPartners } from '#shared/contracts/content.contract.ts';
import { fileAddress } from '../file/file-address.ts';
import type { PartnerRow } from './content.queries.ts';

export function presentPartner(row: PartnerRow): z.input<(typeof listPartners)['response']>['data'][number] {
  return {
    id: row.id,
    uuid: row.id,
    name: row.name,
    name_kh: row.name_kh,
    logo: row.logo_id ? fileAddress(row.logo_id, '256') : '',
    mark: row.mark,
    url: row.url,
    role: row.role === 'coordinator' ? 'coordinator' : 'partner',
  };
}
