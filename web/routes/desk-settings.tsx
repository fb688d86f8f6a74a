import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { withFiles } from '#shared/domain/files-form.ts';
import { loadSettings, saveSettings } from '#web/features/setting/load-settings.ts';
import { SettingsPage } from '#web/features/setting/settings-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-settings.ts';

export const handle = withTexts('setting', 'wording', 'rules');
export const clientMiddleware = [fetchTexts('setting', 'wording', 'rules')];

export const loader = ({ context }: Route.LoaderArgs) => loadSettings(context);

export const action = withFiles(async ({ request, context }: Route.ActionArgs) =>
  saveSettings(await request.formData(), context),
);

/** After a conflict the settings are read again: somebody else changed them. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function DeskSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage data={loaderData} answer={actionData} />;
}
