import type { SettingList } from '#shared/contracts/setting.contract.ts';
import { type SettingRule, settingRule, type TrustableField } from '#shared/domain/setting.ts';
import { formatPhone } from '#shared/format/phones.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { CheckboxGroup } from '#web/components/form/checkbox-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { SettingsAnswer } from './load-settings.ts';

interface SettingFieldProps {
  setting: SettingList[number];
  answer: SettingsAnswer | undefined;
  /** Somebody else was faster: their value is shown, the typed one told beside it. */
  isStale: boolean;
}

/** The control of one setting, drawn from its description; what it was goes along, so that only changes are sent. */
export function SettingField({ setting, answer, isStale }: SettingFieldProps) {
  const t = useT();
  const { key, version } = setting;
  const rule = settingRule(key);
  const typed = answer?.problem ? answer.values[key] : undefined;
  const shown = key === 'contact_phone' ? formatPhone(String(setting.value)) : setting.value;
  const value = typed !== undefined && !isStale ? typed : shown;
  const label = t(`setting:label.${key}`);
  const told = isStale && typed !== undefined && JSON.stringify(typed) !== JSON.stringify(shown);
  return (
    <>
      <input type="hidden" name={`version:${key}`} value={version} />
      <input type="hidden" name={`was:${key}`} value={JSON.stringify(shown)} />
      <Control rule={rule} name={key} label={label} value={value} error={answer?.errors[key]} />
      {told && <p className="t-small desk-hot">{t('setting:typed', { value: String(typed) })}</p>}
    </>
  );
}

interface ControlProps {
  rule: SettingRule;
  name: string;
  label: string;
  value: boolean | string | readonly string[];
  error: readonly string[] | undefined;
}

function Control({ rule, name, label, value, error }: ControlProps) {
  const t = useT();
  if (rule.input === 'flag')
    return <Checkbox name={name} label={label} defaultChecked={value === true} error={error} />;
  if (rule.input === 'choices')
    return (
      <CheckboxGroup
        name={name}
        label={label}
        error={error}
        look="two-columns"
        defaultValue={value as readonly string[]}
        options={rule.choices.map((choice) => ({
          value: choice,
          label: t(`setting:trusted.${choice as TrustableField}`),
        }))}
      />
    );
  const field = {
    name,
    label,
    error,
    errorPrefix: t('common:form.error_prefix'),
    defaultValue: String(value),
    ...(rule.lang ? { lang: rule.lang } : {}),
    ...(rule.required ? {} : { optional: `(${t('setting:optional')})` }),
  };
  return rule.input === 'text' ? (
    <TextArea {...field} rows={2} />
  ) : (
    <TextInput {...field} autoComplete="off" />
  );
}
