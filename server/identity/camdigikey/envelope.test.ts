import { describe, expect, it } from 'vitest';
import { openResponse, sealRequest } from './envelope.ts';

/** Keys and texts of the protocol sheet, section 6.3, made with the provider's own library. */
const keys = {
  clientId: 'test-client',
  aesKey: Buffer.from('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=', 'base64'),
  aesIv: Buffer.from('gIGCg4SFhoeIiYqLjI2Ojw==', 'base64'),
  hmacKey: Buffer.from(
    'QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl9gYWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXp7fH1+fw==',
    'base64',
  ),
};
const answer = {
  data: 'Lo2zG0r11Pw1cIvwR2gstYyyvRraxapAltmuChxTmXSfkujL+Wkxo9W6Y0Qp1v4gCcHBllFXBVd68vZT/2KNAA==',
  signature: 'i91Y6Hg3c+3yX/g4cpr3ZyTSbEtHaTdIxtm8RX6i8RxDA72p8pNdrDpPflo/IEOAo6M4Va9w6D+pxpzuTpISVA==',
};

describe('envelope of the identity provider', () => {
  it('seals a request byte by byte as the provider does (7.020)', () => {
    const body = { clientId: 'test-client', domain: 'client.example', requestedDate: 1_700_000_000_000 };
    expect(sealRequest(keys, body)).toEqual({
      clientId: 'test-client',
      params:
        'OEwnCdQd6mGd7RggW6b1FdvTucRAIonhPG1oNbhNHY9vHBnUz5BtSHwI5jUXWv5lpqNIBJY9Js1yN/MiLBG1d/rgrdCbv48kuOGgbXbQkilQnPyiNmTBlqCF8S9YirBB',
      signature: 'KJ40LfTLeT04wujAlEZXEYFtQzyu96igNCK0vB6LkoHdZ9zlUyQQQK9fU8RnXbabP4xxrjUmCWd+zdfTVhjBdw==',
    });
  });

  it('opens an answer', () => {
    expect(openResponse(keys, answer)).toEqual({
      error: 0,
      message: 'OK',
      data: { accessToken: 'a.b.c' },
    });
  });

  it.each([
    ['nothing', null],
    ['no envelope', { error: 0 }],
    ['a short signature', { ...answer, signature: 'AAAA' }],
    ['another text', { ...answer, data: answer.data.replace('Lo2z', 'Lo2y') }],
    ['a signature made for requests', { ...answer, signature: sealRequest(keys, {}).signature }],
  ])('refuses %s before decrypting', (_name, given) => {
    expect(() => openResponse(keys, given)).toThrow(expect.objectContaining({ code: 'provider_protocol' }));
  });
});
