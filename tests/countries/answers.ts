import { prepareDatabase } from '#server/database/prepare.ts';
import { COUNTRY } from '#shared/country/choose.ts';
import { CURRENCY } from '#shared/country/chosen/facts.ts';
import { TILES } from '#shared/domain/insight/tile-map.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPhone, formatPhoneAbroad } from '#shared/format/phones.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { fitsNationalPlan, toE164 } from '#shared/rules/phone.ts';
import { listingValues } from '../factories/listing-values.ts';
import { writeEvent } from '../factories/publication.ts';
import { writeStakeholder } from '../factories/stakeholder.ts';
import { listingInReview, mailsAbout, postListing, submissionRow } from '../factories/submission.ts';
import { startTestApp } from '../setup/test-app.ts';

// A program of its own, because a process has one country: a site of COUNTRY on the empty database at the address it is told,
// and what it answers to a number, one of its provinces and one of another country, as JSON.
const [url = '', number = '', place = '', elsewhere = ''] = process.argv.slice(2);
await prepareDatabase(url);
const site = await startTestApp({ url, env: { DEMO: '0', COUNTRY } });
const get = async (path: string) => (await site.call(null, 'GET', path)).json();

const refused = await postListing(site, 'startup', listingValues('startup', { province_code: elsewhere }));
const request = await listingInReview(site, 'startup', { province_code: place, requester_phone: number });
const [mail] = await mailsAbout(site, request.id, 'listing.code');
const { payload } = (await submissionRow(site, request.id))!;
const called = { name: 'Mekong Weave', name_kh: 'តម្បាញមេគង្គ' };
await writeStakeholder(site.services, { ...called, province_code: place });
await writeEvent(site.services, { province_code: place });
const e164 = toE164(number) ?? '';

const answers = {
  provinces: (await get('/public/api/v1/province/?per_page=100')).data,
  refused: Object.keys(refused.json().errors ?? {}),
  taken: [payload.province_code, payload.requester_phone],
  mail: mail?.text,
  found: (await get(`/api/v1/stakeholder/startup/?province=${place}`)).data,
  events: (await get('/public/api/v1/event/')).data,
  interests: (await get('/api/v1/interests/?per_page=100')).data,
  terms: await get('/public/api/v1/content-page/terms-of-use/'),
  currencies: (await get('/public/api/v1/currency/')).data,
  texts: LANGUAGES.map((language) => [
    translate(language, 'home:description'),
    translate(language, 'shell:government_country'),
    translate(language, 'event:list.lead'),
    translate(language, 'fields:requester_phone.hint'),
  ]),
  phone: [formatPhone(e164), formatPhoneAbroad(e164), fitsNationalPlan(e164)],
  money: LANGUAGES.map((language) => formatMoney(language, 123_456_700, CURRENCY.code)),
  tiles: TILES.map(({ code }) => code).sort(),
};
await site.stop();
process.stdout.write(JSON.stringify(answers));
