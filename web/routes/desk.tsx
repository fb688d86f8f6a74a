import { Outlet } from 'react-router';
import { stayWithForm } from '#web/features/account/session/stay-with-form.ts';
import { DeskFrame } from '#web/features/desk/frame/desk-frame.tsx';
import { deskOnly } from '#web/features/desk/frame/desk-only.ts';
import { loadWaiting } from '#web/features/desk/frame/load-waiting.ts';
import { withFrame } from '#web/lib/frame.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk.ts';

export const handle = { ...withTexts('desk', 'review'), ...withFrame('own') };
export const clientMiddleware = [stayWithForm, fetchTexts('desk', 'review')];
export const middleware = [deskOnly];

export const loader = ({ context }: Route.LoaderArgs) => loadWaiting(context);

/** Everything behind the desk's door. */
export default function Desk() {
  return (
    <DeskFrame>
      <Outlet />
    </DeskFrame>
  );
}
