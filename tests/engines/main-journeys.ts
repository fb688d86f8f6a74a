import { setTimeout as wait } from 'node:timers/promises';
import { LEAST_MS } from '#server/bot-check/stamp.ts';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { listPrograms } from '#shared/contracts/program.contract.ts';
import { correctPageLink } from '#shared/domain/correction.ts';
import { stepPath } from '#shared/domain/listing/listing-paths.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { SIGN_OUT_PATH } from '#web/lib/sign-in-paths.ts';
import type { EmailAccount } from '../journeys/support/sign-in.ts';
import { isDemo, type Site } from '../journeys/support/site.ts';
import { ENTER } from './drivers/driver.ts';
import type { Reader } from './reader.ts';

interface Given {
  reader: Reader;
  site: Site;
  /** An account nobody else uses. */
  account: () => Promise<EmailAccount>;
}

const STARTUPS = '/ecosystem/discover/category/startup';
const INVESTORS = '/ecosystem/discover/category/investor';

/** Opens a page of a list by its card. */
async function opensFirst(reader: Reader, list: string, title: string, address: RegExp): Promise<void> {
  await reader.opens(list);
  await reader.presses({ css: 'main a', text: title });
  await reader.isAt(address);
  await reader.sees({ css: 'h1', text: title });
}

async function signsIn(reader: Reader, { email, password }: EmailAccount): Promise<void> {
  await reader.opens('/about?action=login');
  await reader.presses({ css: '[role="dialog"] summary', text: reader.t('shell:sign_in.by_email') });
  await reader.fills('#sign-in-email', email);
  await reader.fills('#sign-in-password', password);
  await reader.types(ENTER);
  await reader.sees({ css: 'html[data-signed-in] body' });
}

/** What people come for, in each engine the same. */
export const MAIN_JOURNEYS: Record<string, (given: Given) => Promise<void>> = {
  async 'reading in the other language'({ reader }) {
    await reader.opens('/about');
    const other = reader.t.language === 'km' ? 'en' : 'km';
    await reader.presses({ css: 'header a', text: reader.t('shell:nav.open_menu') });
    await reader.presses({ css: '[role="dialog"] .lang-switch' });
    await reader.sees({ css: `html[lang="${other}"] h1` });
  },
  async 'going by the menu'({ reader }) {
    await reader.opens('/about');
    await reader.presses({ css: 'header a', text: reader.t('shell:nav.open_menu') });
    await reader.presses({ css: '[role="dialog"] a[href="/contact"], [role="dialog"] a[href="/event"]' });
    await reader.isAt(/^\/(event|contact)/);
    await reader.sees({ css: 'h1' });
  },
  async 'narrowing the directory'({ reader, site }) {
    const { facets } = await site.stakeholders('investor');
    const interest = facets.find(({ key }) => key === 'interest')?.values[0];
    if (!interest) throw new Error('The demo data has no interests of investors');
    await reader.opens(INVESTORS);
    await reader.presses({ css: 'main a', text: reader.t('common:action.filter') });
    await reader.presses({ css: 'label.check', text: localName(interest, reader.t.language).text });
    await reader.isAt(new RegExp(`[?&]interest=${interest.value}`));
    await reader.sees({ css: 'main', text: reader.t('directory:count', { count: interest.count }) });
  },
  async 'a page of the directory and back'({ reader, site }) {
    const { data } = await site.stakeholders('startup');
    const { text } = localName(data[0] ?? { name: '', name_kh: '' }, reader.t.language);
    await opensFirst(reader, STARTUPS, text, /category\/startup\/\w/);
    await reader.run('history.back()');
    await reader.isAt(/category\/startup$/);
    await reader.sees({ css: '.card-title', text });
  },
  async searching({ reader, site }) {
    const { name, name_kh } = await site.stakeholder('startup');
    await reader.opens('/about');
    await reader.presses({ css: 'header a', text: reader.t('shell:nav.search') });
    await reader.fills('[role="dialog"] input[role="combobox"]', name);
    await reader.types(ENTER);
    await reader.sees({ css: '[role="option"]', text: localName({ name, name_kh }, reader.t.language).text });
  },
  async 'a program'({ reader, site }) {
    const { data } = await site.read(listPrograms);
    const one = data.find(isDemo);
    if (!one) throw new Error('The demo data has no program');
    await opensFirst(reader, '/program', localName(one, reader.t.language, 'title').text, /^\/program\/\w/);
  },
  async 'an event'({ reader, site }) {
    const { data } = await site.read(listEvents);
    const one = data.find(isDemo);
    if (!one) throw new Error('The demo data has no event');
    await opensFirst(reader, '/event', localName(one, reader.t.language, 'title').text, /^\/event\/\w/);
  },
  async 'a post of the library'({ reader, site }) {
    const list = '/resource/category/blog';
    const { title, title_kh } = await site.resource('blog');
    const shown = localName({ title, title_kh }, reader.t.language, 'title').text;
    await opensFirst(reader, list, shown, /^\/resource\/category\/blog\/\w/);
  },
  async 'beginning to get listed'({ reader }) {
    const name = '[data-field="name"] input';
    await reader.opens(stepPath('startup', 'basic'));
    await reader.formIsAwake();
    await reader.fills(name, 'Slek Materials');
    // While one types, without leaving the field.
    await reader.keeps('phum:listing:startup', 'Slek Materials');
    await reader.opens(stepPath('startup', 'basic'));
    await reader.reads(name, 'Slek Materials');
  },
  async 'writing to the operators'({ reader }) {
    await reader.opens('/contact?category=feedback');
    await reader.formIsAwake();
    await reader.fills('main form [name="name"]', 'Mean Sreypov');
    await reader.fills('main form [name="email"]', `${crypto.randomUUID().slice(0, 8)}@reader.example`);
    await reader.fills('main form [name="description"]', 'The map is hard to read on my phone.');
    await reader.presses({ css: 'main form button', text: reader.t('contact:form.submit') });
    await reader.sees({ css: '[role="status"]', text: reader.t('contact:sent.title') });
  },
  async 'saying what is right on a page'({ reader, site }) {
    const { id } = await site.stakeholder('eso');
    await reader.opens(correctPageLink('stakeholder', id));
    await reader.isAwake();
    await reader.fills('main form [name="fact"]', `Founded in 2015, ${crypto.randomUUID()}`);
    await reader.fills('main form [name="correct"]', 'បង្កើតនៅឆ្នាំ 2019');
    await reader.fills('main form [name="source"]', 'Its website');
    await wait(LEAST_MS);
    await reader.presses({ css: 'main form button', text: reader.t('correction:send.button') });
    await reader.sees({ css: 'h1', text: reader.t('correction:send.sent_title') });
  },
  async 'signing in and out'({ reader, account }) {
    await signsIn(reader, await account());
    await reader.opens('/user/profile');
    await reader.isAt(/^\/user\/profile/);
    await reader.sees({ css: 'h1' });
    await reader.opens(SIGN_OUT_PATH);
    await reader.presses({ css: 'main form button', text: reader.t('shell:logout.confirm') });
    await reader.sees({ css: 'html:not([data-signed-in]) h1' });
  },
  async 'a part of the own profile'({ reader, account }) {
    await signsIn(reader, await account());
    await reader.opens('/user/profile/bio');
    await reader.fills('.bio-form textarea[name="bio"]', 'I weave pattern in Kampong Chhnang.');
    await reader.presses({ css: 'main button', text: reader.t('person:form.save') });
    await reader.sees({ css: '.save-bar', text: reader.t('person:form.saved') });
  },
};
