import { CAPITAL_CODE, findProvince } from '#shared/domain/provinces.ts';
import { TOWNS } from '../content/places.ts';
import type { Picker } from './picker.ts';

/** Where and how an organisation is reached, field by field of its record. */
export interface Reach {
  email: string;
  country_code: string;
  phone: string;
  website: string;
  address: string;
  address_kh: string;
  province_code: string;
  facebook: string;
  linkedin: string;
  telegram: string;
}

/** Landline areas in the order of the province codes 01 to 25. */
const AREAS = '54 53 42 26 25 62 33 24 35 72 73 23 64 43 52 75 63 34 74 44 32 65 36 55 45'.split(' ');

/** A part of a domain between two dots is never longer. */
const LONGEST_LABEL = 63;

/** The part of an address on the web that stands for a name: Founders' Table becomes founders-table. */
export function webName(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_LABEL)
    .replace(/^-|-$/g, '');
}

/** Gives out telephone numbers, none twice. */
export interface PhoneBook {
  next(province: string): string;
}

/**
 * Landline numbers of each province. Subscribers' numbers never begin with 0, so nobody is ever called by one of these.
 */
export function createPhoneBook(): PhoneBook {
  const given = new Map<string, number>();
  return {
    next(province) {
      const serial = (given.get(province) ?? 0) + 1;
      given.set(province, serial);
      // 7919 and 100,000 have no common divisor: every number comes once before any comes again.
      const subscriber = String((serial * 7919 + Number(province) * 3313) % 100_000).padStart(5, '0');
      return `+855${AREAS[Number(province) - 1]}0${subscriber}`;
    },
  };
}

/** Address, phone and pages of an organisation. Domains end in .example; handles hold hyphens, which no network gives out. */
export function reachOf(name: string, province: string, picker: Picker, phones: PhoneBook): Reach {
  const site = webName(name);
  const profile = (address: string, share: number) =>
    picker.chance(share) ? `${address}/example-${site}` : '';
  return {
    email: `hello@${site}.example`,
    country_code: '855',
    phone: phones.next(province),
    website: `https://${site}.example`,
    ...addressIn(province, picker),
    province_code: province,
    facebook: profile('https://www.facebook.com', 0.7),
    linkedin: profile('https://www.linkedin.com/company', 0.35),
    telegram: profile('https://t.me', 0.45),
  };
}

/** A street address in both languages, most specific first. */
export function addressIn(province: string, picker: Picker): { address: string; address_kh: string } {
  const place = findProvince(province);
  const towns = TOWNS[province];
  if (!place || !towns) throw new RangeError(`No towns in province ${province}`);
  const town = picker.pick(towns);
  const [commune, commune_kh] = picker.pick(town.communes);
  const house = picker.between(2, 240);
  const street = picker.between(1, province === CAPITAL_CODE ? 480 : 30);
  const [district, district_kh, region_kh] =
    province === CAPITAL_CODE
      ? [`Khan ${town.name}`, `ខណ្ឌ${town.name_kh}`, `រាជធានី${place.name_kh}`]
      : [`${town.name} city`, `ក្រុង${town.name_kh}`, `ខេត្ត${place.name_kh}`];
  return {
    address: `No. ${house}, Street ${street}, Sangkat ${commune}, ${district}, ${place.name}`,
    address_kh: `ផ្ទះលេខ ${house} ផ្លូវលេខ ${street} សង្កាត់${commune_kh} ${district_kh} ${region_kh}`,
  };
}
