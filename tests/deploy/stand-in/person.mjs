// People who come to the site by its name, over TLS, as it is served: the first administrator with an authenticator app, and
// whoever asks for a page with a picture. What they must remember stands in /root/person.json.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';

const require = createRequire('/opt/phum/current/package.json');
const { Secret, TOTP } = require('otpauth');
const sharp = require('sharp');

const SITE = 'https://phum.test';
const KEPT = '/root/person.json';
const PASSWORD = 'Areca-leaf-boxes-5';
const STEP_MS = 30_000;
const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
const keep = (more) => writeFileSync(KEPT, JSON.stringify(Object.assign(kept, more)));

async function ask(path, { method, body, form, token, status = 200 } = {}) {
  const answer = await fetch(`${SITE}${path}`, {
    method: method ?? (body || form ? 'POST' : 'GET'),
    headers: {
      'accept-language': 'en',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: form ?? (body && JSON.stringify(body)),
  });
  const text = await answer.text();
  if (status && answer.status !== status) throw new Error(`${path}: ${answer.status} ${text}`);
  return { status: answer.status, ...(text.startsWith('{') ? JSON.parse(text) : { text }) };
}

/** A code of the app that was not used yet. */
async function nextCode() {
  const now = Math.floor(Date.now() / STEP_MS);
  const step = Math.max((kept.step ?? 0) + 1, now - 1);
  if (step > now + 1) await wait((step - 1) * STEP_MS - Date.now() + 100);
  keep({ step });
  return new TOTP({ secret: Secret.fromBase32(kept.secret) }).generate({ timestamp: step * STEP_MS });
}

const signIn = (more = {}, status = 200) =>
  ask('/public/api/v1/auth/login/', { body: { email: kept.email, password: PASSWORD, ...more }, status });

async function signInWithCode() {
  const refused = await signIn({}, 0);
  const { access_token, refresh_token } = await signIn({ code: await nextCode() });
  keep({ refresh_token });
  return { token: access_token, without: refused.code };
}

/** The mails to somebody, newest last, as plain text. */
const mailsTo = (address) =>
  readFileSync('/var/mail-sink', 'utf8')
    .split(/^\.\n/m)
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => mail.split(/^Content-Type: text\/plain/m)[1]?.split(/^--/m)[0] ?? '')
    .map((text) =>
      /base64/.test(text)
        ? Buffer.from(text.split('\n\n')[1] ?? '', 'base64').toString()
        : text
            .replaceAll('=\n', '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    );

async function until(what, done) {
  for (let i = 0; i < 1_200; i += 1) {
    const found = await done();
    if (found) return found;
    await wait(100);
  }
  throw new Error(`Waited for ${what}`);
}

const picture = (hue) =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: { r: hue % 256, g: 120, b: 60 } } })
    .png()
    .toBuffer();

/** A startup asks for a page with a picture and confirms its address by the code of the mail. */
async function askForPage(name) {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@phum.test`;
  const { stamp } = await ask('/public/api/v1/bot-check/');
  await wait(2_100);
  const form = new FormData();
  const values = {
    name,
    name_kh: 'សម្ភារៈស្លឹក',
    province_code: '03',
    summary: 'We press food boxes from fallen areca leaf.',
    sector: 'circular-economy',
    stage: 'prototype',
    number_of_founders: '2',
    number_of_female_founders: '1',
    requester_name: 'Mean Sreypov',
    requester_email: email,
    requester_phone: '097 123 4567',
    declaration: 'yes',
    bot_stamp: stamp,
  };
  for (const [key, value] of Object.entries(values)) form.append(key, value);
  form.append('logo', new Blob([await picture(name.length * 9)], { type: 'image/png' }), 'logo.png');
  const sent = await ask('/public/api/v1/request-get-list/startup/', { form, status: 201 });
  const code = await until('the mail with the code', () => /\b\d{6}\b/.exec(mailsTo(email).join('\n'))?.[0]);
  await ask('/public/api/v1/request-get-list/verify/', { body: { reference: sent.reference, code } });
  return { id: sent.submission_id, email };
}

async function pictureOf(id) {
  const { logo } = await ask(`/api/v1/startup/${id}/`);
  const answer = await fetch(new URL(logo, SITE));
  if (!answer.ok) throw new Error(`${logo}: ${answer.status}`);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

/** The desk takes a request and approves it; answers the id of the page. */
async function approve(id) {
  const { token } = await signInWithCode();
  const one = `/desk-api/v1/submissions/${id}/`;
  await ask(`${one}take/`, { token, method: 'POST' });
  const { version } = await ask(one, { token });
  return (await ask(`${one}approve/`, { token, body: { version } })).stakeholder_id;
}

const steps = {
  /** Chooses a password at the link, sets up the app, and signs in with it. */
  async begin(email, link) {
    keep({ email });
    const key = new URL(link).searchParams.get('key') ?? link.split('/').at(-1);
    const password = { password: PASSWORD, password_confirmation: PASSWORD };
    await ask('/public/api/v1/auth/password/reset/confirm/', { body: { key, ...password } });
    const { access_token: token } = await signIn();
    await ask('/base-api/me/proof/', { token, body: { way: 'password', password: PASSWORD } });
    const { secret } = await ask('/base-api/me/second-factor/', { token, method: 'POST' });
    keep({ secret: secret.replaceAll(' ', '') });
    await ask('/base-api/me/second-factor/confirm/', { token, body: { code: await nextCode() } });
    const { without } = await signInWithCode();
    console.log(`FACTOR ${without}`);
  },
  /** A page with a picture from the form to the directory. */
  async list(name) {
    const { id, email } = await askForPage(name);
    const page = await approve(id);
    keep({ page });
    await until('a second mail', () => mailsTo(email).length >= 2);
    console.log(`LISTED ${await pictureOf(page)}`);
  },
  /** The same in two, for who is away in between: a request, */
  async ask(name) {
    const late = await askForPage(name);
    await until('a second mail', () => mailsTo(late.email).length >= 2);
    keep({ late });
  },
  /** and its decision, whose mail comes when it comes. */
  async approve() {
    await approve(kept.late.id);
    keep({ mails: mailsTo(kept.late.email).length });
  },
  async heard() {
    await until('the mail of the decision', () => mailsTo(kept.late.email).length > kept.mails);
    console.log(`HEARD ${mailsTo(kept.late.email).length - kept.mails}`);
  },
  /** What the page shows now. */
  async look() {
    console.log(`PICTURE ${await pictureOf(kept.page)}`);
  },
  /** After a rotation: the old session is over, the app still counts. */
  async again() {
    const old = await ask('/api/v1/auth/token/refresh/', {
      body: { refresh_token: kept.refresh_token },
      status: 0,
    });
    const { without } = await signInWithCode();
    console.log(`AGAIN ${old.status} ${without}`);
  },
};

const [step, ...args] = process.argv.slice(2);
await steps[step](...args);
