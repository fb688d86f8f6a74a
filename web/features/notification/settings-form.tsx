import { Form, useNavigation } from 'react-router';
import type { NotificationSettings } from '#shared/contracts/notification.contract.ts';
import {
  DIGEST_RHYTHMS,
  type DigestRhythm,
  kindsOf,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUPS,
  NOTIFICATION_SETTINGS_PATH,
  type NotificationKind,
} from '#shared/domain/notification.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import { SHOWN, settingName } from './setting-name.ts';

type Settings = NotificationSettings['data'];

/** What is told where: a row a kind, a column a channel. */
export function SettingsForm({ settings, digest }: { settings: Settings; digest: DigestRhythm }) {
  const t = useT();
  const { state } = useNavigation();
  return (
    <Form method="post" action={NOTIFICATION_SETTINGS_PATH} preventScrollReset>
      <table className="notice-settings">
        <caption className="sr-only">{t('notification:setting.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('notification:setting.kind')}</th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`notification:setting.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        {NOTIFICATION_GROUPS.map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="notice-settings-group">
                {t(`notification:group.${group}`)}
              </th>
            </tr>
            {kindsOf(group)
              .filter((kind) => settings.some((one) => one.kind === kind))
              .map((kind) => (
                <KindRow key={kind} kind={kind} settings={settings} />
              ))}
          </tbody>
        ))}
      </table>
      <div className="mt-8">
        <RadioGroup
          name="digest"
          label={t('notification:setting.rhythm')}
          hint={t('notification:setting.rhythm_hint')}
          look="two-columns"
          defaultValue={digest}
          options={DIGEST_RHYTHMS.map((value) => ({
            value,
            label: t(`notification:setting.rhythm_${value}`),
          }))}
        />
      </div>
      <p className="t-small t-3 mt-4">{t('notification:setting.letter_hint')}</p>
      <p className="t-small t-3">{t('notification:setting.no_mail')}</p>
      <div className="btn-row mt-6">
        <Button type="submit" name="intent" value="settings" look="ink" loading={state === 'submitting'}>
          {t('notification:setting.save')}
        </Button>
      </div>
    </Form>
  );
}

function KindRow({ kind, settings }: { kind: NotificationKind; settings: Settings }) {
  const t = useT();
  const name = t(`notification:setting.${kind}`);
  return (
    <tr>
      <th scope="row">
        {name}
        <input type="hidden" name={SHOWN} value={kind} />
      </th>
      {NOTIFICATION_CHANNELS.map((channel) => {
        const setting = settings.find((one) => one.kind === kind && one.channel === channel);
        return (
          <td key={channel}>
            {setting?.can.change === false ? (
              <span className="t-small t-3">{t('notification:setting.letter')}</span>
            ) : (
              <Checkbox
                bare
                name={settingName(kind, channel)}
                defaultChecked={setting?.enabled}
                label={t('notification:setting.choose', {
                  kind: name,
                  channel: t(`notification:setting.${channel}`),
                })}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}
