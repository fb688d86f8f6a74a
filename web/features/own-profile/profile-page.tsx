import './own-profile.css';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { stepsOf } from '#shared/domain/profile/profile-steps.ts';
import { fetchedPart } from '#web/lib/fetched-part.tsx';
import { CheckPage } from './check/check-profile-page.tsx';
import { ListPartPage } from './item/list-part.tsx';
import type { ProfileData } from './load/load-profile.ts';
import type { ProfileAnswer } from './load/profile-answer.ts';
import { OverviewPage } from './overview/overview-page.tsx';
import { PartPage } from './part/part-page.tsx';
import { PicturePart } from './part/picture-part.tsx';
import { StepPage } from './step/profile-step-page.tsx';

const CohortPage = fetchedPart(async () => (await import('./cohort/cohort-page.tsx')).CohortPage);
const ProgramPage = fetchedPart(async () => (await import('./cohort/eso-program-page.tsx')).ProgramPage);

/** A profile of one's own: the whole, or what of it the address opens. */
export function ProfilePage({ data, answer }: { data: ProfileData; answer: ProfileAnswer | undefined }) {
  const { profile, view } = data;
  const isOpen = profile.parts.some(({ name, edit }) => edit && name === data.part);
  const part = isOpen ? partsOf(profile.kind).find(({ name }) => name === data.part) : undefined;
  if (part?.list) return <ListPartPage data={data} part={part} list={part.list} answer={answer} />;
  if (part?.name === 'picture') return <PicturePart data={data} part={part} answer={answer} />;
  if (part) return <PartPage key={part.name} data={data} part={part} answer={answer} />;
  const step = profile.can.edit ? stepsOf(profile.kind).find(({ name }) => name === data.step) : undefined;
  if (step) return <StepPage key={step.name} data={data} step={step} answer={answer} />;
  if (view === 'check' && profile.can.submit) return <CheckPage data={data} answer={answer} />;
  if (profile.kind === 'eso' && view === 'cohort' && profile.can.edit_content)
    return <CohortPage key={data.cohort ?? 'new'} data={data} answer={answer} />;
  if (profile.kind === 'eso' && view === 'program' && profile.can.draft_content)
    return <ProgramPage key={data.draft?.id ?? 'new'} data={data} answer={answer} />;
  return <OverviewPage data={data} answer={answer} />;
}
