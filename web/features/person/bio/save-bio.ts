import { data, type RouterContextProvider, redirect } from 'react-router';
import { resendVerification } from '#shared/contracts/password.contract.ts';
import { changeOwnProfile, getOwnProfile, removePhoto, setPhoto } from '#shared/contracts/person.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { BIO_PATH } from '#web/lib/profile-paths.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';
import { type BioTexts, textsOfServer } from './bio-problem-texts.ts';
import { type BioValues, bioOf, changesOf, readBio } from './bio-values.ts';

/** What stopped a posted form; the page shows it with everything as it was typed. */
export interface BioAnswer {
  values: BioValues;
  texts: BioTexts;
  /** About the whole. */
  problem: ProblemBody | null;
}

interface BioPost {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The form posted without a script: text first, then the photo; nothing typed is lost when either is refused. */
export async function saveBio({ request, context }: BioPost) {
  const form = await request.formData();
  const values = readBio(form);
  const stopped = (problem: ProblemBody) => {
    const texts = textsOfServer(problem.errors);
    const about = Object.keys(texts).length > 0 ? null : problem;
    return data<BioAnswer>({ values, texts, problem: about }, { status: problem.status });
  };
  const before = await tryApi(context, getOwnProfile);
  if (!before.ok) return stopped(before.problem);
  const body = changesOf(bioOf(before.value), values);
  if (Object.keys(body).length > 0) {
    const saved = await tryApi(context, changeOwnProfile, { body });
    if (!saved.ok) return stopped(saved.problem);
  }
  const intent = form.get('intent');
  const photo = await uploadedFile(form, 'photo');
  if (intent === 'remove-photo' || photo) {
    const stored = photo
      ? await tryApi(context, setPhoto, { body: { photo } })
      : await tryApi(context, removePhoto);
    if (!stored.ok) return stopped(stored.problem);
  }
  if (intent === 'resend') {
    const sent = await tryApi(context, resendVerification, { body: { email: before.value.email } });
    if (!sent.ok) return stopped(sent.problem);
  }
  return redirect(`${BIO_PATH}?done=${intent === 'resend' ? 'sent' : 'saved'}`);
}
