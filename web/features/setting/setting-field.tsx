import { useState } from 'react';
import type { SettingList } from '#shared/contracts/setting.contract.ts';
import { type SettingRule, settingRule, type TrustableField } from '#shared/domain/setting.ts';
import { listText } from '#shared/format/lists.ts';
import { formatPhone } from '#shared/format/phones.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { CheckboxGroup } from '#web/components/form/checkbox-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';

interface SettingFieldProps {
  setting: SettingList[number];
  /** What stands in the form and is not stored. */
  typed: Value | undefined;
  error: readonly string[] | undefined;
  /** Somebody else changed it meanwhile: their value stands below the typed one, to choose from. */
  isMeanwhile: boolean;
}

/** The control of one setting, drawn from its description; what it was goes along, so that only changes are sent. */
export function SettingField({ setting, typed, error, isMeanwhile }: SettingFieldProps) {
  const t = useT();
  const { key, version } = setting;
  const [isTheirs, setTheirs] = useState(false);
  const rule = settingRule(key);
  const shown = key === 'contact_phone' ? formatPhone(String(setting.value)) : setting.value;
  const label = t(`setting:label.${key}`);
  return (
    <>
      <input type="hidden" name={`version:${key}`} value={version} />
      <input type="hidden" name={`was:${key}`} value={JSON.stringify(shown)} />
      <Control
        key={isTheirs ? 'theirs' : 'typed'}
        rule={rule}
        name={key}
        label={label}
        value={isTheirs ? shown : (typed ?? shown)}
        error={isTheirs ? undefined : error}
      />
      {isMeanwhile && !isTheirs && (
        <div className="grid justify-items-start gap-2">
          <p className="t-small desk-hot">{t('setting:stored_now', { value: valueText(t, rule, shown) })}</p>
          <Button look="line" size="s" onClick={() => setTheirs(true)}>
            {t('setting:take_theirs')}
          </Button>
        </div>
      )}
    </>
  );
}

type Value = SettingList[number]['value'];

/** A value as people read it. */
function valueText(t: Translator, rule: SettingRule, value: Value): string {
  if (rule.input === 'flag') return t(value === true ? 'common:yes' : 'common:no');
  const texts =
    rule.input === 'choices'
      ? (value as readonly string[]).map((choice) => t(`setting:trusted.${choice as TrustableField}`))
      : [String(value)];
  return listText(t.language, texts) || t('common:not_provided');
}

interface ControlProps {
  rule: SettingRule;
  name: string;
  label: string;
  value: Value;
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
  // Pictures have a form of their own.
  if (rule.input === 'picture') return null;
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
