import { PROOF_PATH } from '#shared/domain/proof.ts';
import { sendForm } from '#web/features/profile/client-action.ts';
import { giveProof } from '#web/features/profile/proof/give-proof.ts';
import { loadProof } from '#web/features/profile/proof/load-proof.ts';
import { ProofPage } from '#web/features/profile/proof/proof-page.tsx';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import type { Route } from './+types/user-proof.ts';

export const loader = ({ url, context }: Route.LoaderArgs) => loadProof(url, context);

export const action = (args: Route.ActionArgs) => giveProof(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function UserProof({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back={PROOF_PATH} problem={actionData?.problem} />;
  return <ProofPage data={loaderData} answer={actionData ?? null} />;
}
