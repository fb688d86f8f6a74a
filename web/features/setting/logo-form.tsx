import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { IMAGE_MAX_MB, IMAGE_TYPES } from '#shared/constants.ts';
import type { SettingList } from '#shared/contracts/setting.contract.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { FileInput } from '#web/components/form/file-input.tsx';
import { pictureTexts } from '#web/components/form/picture-texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { SettingsAnswer } from './load-settings.ts';

interface LogoFormProps {
  setting: SettingList[number];
  answer: SettingsAnswer | undefined;
}

/** The logo of the site: what stands now, another one, or the built-in mark again. The same without scripts. */
export function LogoForm({ setting, answer }: LogoFormProps) {
  const t = useT();
  const sending = useNavigation().formData?.get('intent');
  const isOwn = setting.value !== '';
  const isStale = answer?.problem?.code === 'stale_version';
  const error = answer?.errors.logo;
  const [seen, setSeen] = useState(answer);
  const [round, setRound] = useState(0);
  if (seen !== answer) {
    setSeen(answer);
    // A picture that was refused is chosen anew; one that only had to wait is still there.
    if (error) setRound(round + 1);
  }
  const said = answer?.logo === 'remove-logo' ? 'setting:logo.removed' : 'setting:logo.saved';
  return (
    <Form
      // Another logo is another form: the file that was chosen is sent.
      key={setting.version}
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className="setting-group"
      aria-labelledby="logo-title"
    >
      <header>
        <h2 id="logo-title" className="t-h3">
          {t('setting:logo.title')}
        </h2>
        <p className="t-small">{t('setting:logo.text')}</p>
      </header>
      <div className="setting-fields">
        <input type="hidden" name="version:logo" value={setting.version} />
        <div role="status">
          {answer && !answer.problem && (
            <Notice tone="ok">{t(answer.changed > 0 ? said : 'setting:nothing')}</Notice>
          )}
          {isStale && <Notice tone="warn">{t('setting:logo.stale')}</Notice>}
        </div>
        {answer?.problem && !isStale && !error && <ProblemNotice problem={answer.problem} />}
        <FileInput
          key={round}
          name="logo"
          label={t('setting:label.logo')}
          hint={t('setting:logo.hint', { size: IMAGE_MAX_MB })}
          error={error}
          errorPrefix={t('common:form.error_prefix')}
          accept={IMAGE_TYPES}
          maxMb={IMAGE_MAX_MB}
          current={{
            name: t(isOwn ? 'setting:logo.own' : 'setting:logo.built_in'),
            detail: '',
            url: `/brand/logo.png?v=${setting.version}`,
          }}
          sizeText={formatBytes}
          texts={pictureTexts(t)}
        />
        <div className="btn-row">
          <Button type="submit" look="ink" name="intent" value="set-logo" loading={sending === 'set-logo'}>
            {t('setting:logo.save')}
          </Button>
          {isOwn && (
            <Button
              type="submit"
              look="line"
              name="intent"
              value="remove-logo"
              loading={sending === 'remove-logo'}
            >
              {t('setting:logo.remove')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}
