import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#shared/contracts/profile-shapes.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import {
  aDraft,
  anApproved,
  ask,
  decides,
  does,
  edits,
  joins,
  profileOf,
  publicPage,
  setUpProfiles,
} from '#tests/factories/profile.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpProfiles();

const DARA = { last_name: 'Sok', first_name: 'Dara', position: 'Weaver' };
const photoOf = (profile: Profile, member: string) =>
  `/base-api/me/profile/${profile.id}/team/${member}/photo/`;
const WHOLE = { crop_left: '0', crop_top: '0', crop_width: '1', crop_height: '1' };

async function send(url: string, who: TestPerson, form: Record<string, unknown> = {}) {
  const bytes = await picture('jpeg', { width: 400, height: 200 });
  const image = { name: 'dara.jpg', type: 'image/jpeg', bytes };
  const body = await multipart({ image, ...WHOLE, ...form } as never);
  const headers = { ...body.headers, ...who.headers };
  return test.call({ headers }, 'POST', url, body.payload);
}

/** A profile with one person on its page. */
async function withDara(profile: Profile) {
  const { lists } = await edits(test, test.founder, profile.id, { team_members: [DARA] });
  return { profile, member: lists.team_members[0]!.id };
}

const status = async (url: string) => (await test.call(null, 'GET', url)).statusCode;
const teamFor = async (who: TestPerson, id: string) =>
  (await ask(test, who, 'GET', `/api/v1/stakeholder/startup/${id}/`)).json().data.team_members;

/** Each goes through the whole life of a page, with pictures made and cut: on a busy machine that takes its time. */
const LONG = { timeout: 60_000 };

describe('the photo of a person on a page (3.024, 2.044)', LONG, () => {
  it('is cut, kept from everybody until the page is approved, then shown to signed-in readers only', async () => {
    const { profile, member } = await withDara(await aDraft(test, test.founder));
    const url = photoOf(profile, member);
    const set = await send(url, test.founder, { crop_left: '0.5', crop_width: '0.5' });
    expect(set.statusCode).toBe(200);
    const [dara] = set.json<Profile>().lists.team_members;
    expect(dara).toMatchObject({ ...DARA, photo: { media_type: 'image/jpeg', width: 200, height: 200 } });
    const plain = `/files/${dara!.photo!.id}/128`;
    expect([await status(plain), await status(dara!.photo!.url)]).toEqual([404, 200]);

    const sent = await does(test, test.founder, profile.id, 'submit');
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    const shown = await test.call(null, 'GET', plain);
    expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).width]).toEqual([200, 128]);
    expect(await teamFor(test.stranger, profile.id)).toMatchObject([{ id: member, photo: plain }]);
    const visitors = (await publicPage(test, profile)).json().data;
    expect([visitors.team_members, JSON.stringify(visitors).includes(dara!.photo!.id)]).toEqual([[], false]);

    await does(test, test.founder, profile.id, 'archive');
    expect(await status(plain)).toBe(404);
  });

  it('of an approved page waits for the desk, which sees it', async () => {
    const draft = await aDraft(test, test.founder);
    const { member } = await withDara(draft);
    const first = await does(test, test.founder, draft.id, 'submit');
    await decides(test, test.reviewer, first.review!.id, 'approve');
    const url = photoOf(draft, member);
    const photo = (await send(url, test.founder)).json<Profile>().lists.team_members[0]!.photo!;
    expect(await teamFor(test.stranger, draft.id)).toMatchObject([{ photo: '' }]);
    const preview = await ask(
      test,
      test.founder,
      'GET',
      `/base-api/me/profile/${draft.id}/preview/?as=member`,
    );
    const [face] = preview.json().data.team_members;
    expect(face.photo).toContain(photo.id);
    expect(await status(face.photo)).toBe(200);

    const sent = await does(test, test.founder, draft.id, 'submit');
    const atDesk = await ask(test, test.reviewer, 'GET', `/desk-api/v1/submissions/${sent.review!.id}/`);
    const { faces, fields } = atDesk.json();
    expect(faces).toMatchObject([{ name: 'Sok Dara', photo: { id: photo.id } }]);
    const team = fields.find(({ name }: { name: string }) => name === 'team_members');
    expect(team).toMatchObject({ changed: true });
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    expect(await teamFor(test.stranger, draft.id)).toMatchObject([{ photo: `/files/${photo.id}/128` }]);

    // Another one reads differently for the desk, though nothing else was changed.
    await send(url, test.founder);
    const { changes } = await profileOf(test, test.founder, draft.id);
    expect(changes).toMatchObject([{ name: 'team_members' }]);
    expect(changes[0]!.was_texts).not.toEqual(changes[0]!.now_texts);
  });

  it('stays when what is said of the person changes, and goes when it is removed', async () => {
    const { profile, member } = await withDara(await aDraft(test, test.founder));
    const url = photoOf(profile, member);
    const { id } = (await send(url, test.founder)).json<Profile>().lists.team_members[0]!.photo!;
    const item = `/api/v1/team/${member}/`;
    const another = await ask(test, test.founder, 'PATCH', item, {
      position: 'Dyer',
      photo_id: test.stranger.id,
    });
    expect(Object.keys(another.json().errors)).toEqual(['photo_id']);
    const changed = await ask(test, test.founder, 'PATCH', item, { position: 'Dyer' });
    expect(changed.json()).toMatchObject({ position: 'Dyer', photo: { id } });
    const list = await ask(test, test.founder, 'GET', `/api/v1/team/?stakeholder=${profile.id}`);
    expect(list.json().data).toMatchObject([{ photo: { id } }]);
    const removed = await ask(test, test.founder, 'DELETE', url);
    expect(removed.json().lists.team_members).toMatchObject([{ position: 'Dyer', photo: null }]);
    expect((await ask(test, test.founder, 'DELETE', url)).statusCode).toBe(200);
  });

  it('is nobody else’s to set, and must be a picture of somebody who is there', async () => {
    const { profile, member } = await withDara(await aDraft(test, test.founder));
    const url = photoOf(profile, member);
    expect((await send(url, test.stranger)).statusCode).toBe(404);
    expect((await ask(test, test.stranger, 'DELETE', url)).statusCode).toBe(404);
    expect((await send(photoOf(profile, test.stranger.id), test.founder)).statusCode).toBe(404);
    const text = { name: 'x.jpg', type: 'image/jpeg', bytes: Buffer.from('<svg/>') };
    const wrong = await send(url, test.founder, { image: text });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['image']]);
    const writer = await test.signIn();
    await joins(test, writer, profile.id, 'member');
    expect((await send(url, writer)).statusCode).toBe(409);
    await does(test, test.founder, profile.id, 'submit');
    expect((await send(url, test.founder)).statusCode).toBe(409);
    const approved = await anApproved(test, test.founder, test.reviewer, 'eso');
    expect((await send(photoOf(approved, member), test.founder)).statusCode).toBe(404);
  });
});

const pictureOfProduct = (profile: Profile, product: string) =>
  `/base-api/me/profile/${profile.id}/product/${product}/picture/`;
const productsOf = async (profile: Profile) => (await publicPage(test, profile)).json().data.products;

describe('the picture of a product (3.024)', LONG, () => {
  it('waits for the desk, which sees it, is public with the page, and stays when its words change', async () => {
    const draft = await aDraft(test, test.founder);
    const { lists } = await edits(test, test.founder, draft.id, { product: [{ name: 'Leaf plate' }] });
    const url = pictureOfProduct(draft, lists.product[0]!.id);
    expect((await send(url, test.stranger)).statusCode).toBe(404);
    const set = await send(url, test.founder, { crop_left: '0.5', crop_width: '0.5' });
    const picture = set.json<Profile>().lists.product[0]!.picture!;
    expect(picture).toMatchObject({ width: 200, height: 200 });
    expect(await status(`/files/${picture.id}/512`)).toBe(404);

    const sent = await does(test, test.founder, draft.id, 'submit');
    const { faces } = (
      await ask(test, test.reviewer, 'GET', `/desk-api/v1/submissions/${sent.review!.id}/`)
    ).json();
    expect(faces).toMatchObject([{ list: 'product', name: 'Leaf plate', photo: { id: picture.id } }]);
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    expect(await productsOf(draft)).toMatchObject([{ picture: `/files/${picture.id}/512` }]);
    expect(await status(`/files/${picture.id}/512`)).toBe(200);

    const words = { id: lists.product[0]!.id, name: 'Leaf bowl' };
    const changed = await edits(test, test.founder, draft.id, { product: [words] });
    expect(changed.lists.product).toMatchObject([{ name: 'Leaf bowl', picture: { id: picture.id } }]);
    const removed = await ask(test, test.founder, 'DELETE', url);
    expect(removed.json().lists.product).toMatchObject([{ name: 'Leaf bowl', picture: null }]);
    expect(await productsOf(draft)).toMatchObject([
      { name: 'Leaf plate', picture: `/files/${picture.id}/512` },
    ]);
  });
});
