import { NETWORK_CONNECTION_PATH } from '#shared/domain/connection.ts';
import { changeConnection } from '#web/features/connection/change-connection.ts';
import { ConnectionsPage } from '#web/features/connection/connections-page.tsx';
import { loadConnections } from '#web/features/connection/load-connections.ts';
import { sendForm } from '#web/features/profile/client-action.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-network-connection.ts';

export const handle = withTexts('connection', 'notification', 'report');
export const clientMiddleware = [fetchTexts('connection', 'notification', 'report')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadConnections(url, context, 'organisation');

export const action = async ({ request, context }: Route.ActionArgs) =>
  changeConnection(await request.formData(), context);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function UserNetworkConnection({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back={NETWORK_CONNECTION_PATH} />;
  return <ConnectionsPage data={loaderData} answer={answerOf(actionData)} />;
}

/** What was refused without reaching the server brings nothing back: the form still holds what was typed. */
const answerOf = (answer: Route.ComponentProps['actionData']) =>
  answer && 'problem' in answer && !('typed' in answer) ? { ...answer, typed: {} } : answer;
