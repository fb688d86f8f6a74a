import '../desk-admin.css';
import './settings.css';
import { type FormEvent, Fragment, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { SettingList } from '#shared/contracts/setting.contract.ts';
import { SETTING_GROUPS, type SettingGroup, settingRule } from '#shared/domain/setting.ts';
import { WORDING_PATH, wordingPath } from '#shared/domain/wording.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import { auditTo } from '#web/features/audit/audit-state.ts';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import { changedMeanwhile, useDrawnGroup } from './drawn-group.ts';
import type { SettingsAnswer, SettingsData } from './load-settings.ts';
import { LogoForm } from './logo-form.tsx';
import { onlyLanguage } from './only-language.ts';
import { SettingField } from './setting-field.tsx';

const BRAND = ['name', 'sentence', 'second_name', 'tagline', 'government_line'] as const;
const ELSEWHERE = ['content_page', 'coordinator', 'partner', 'highlight'] as const;

/** What administrators change about the site at run time: a group a form, each value with who changed it last. */
export function SettingsPage({ data, answer }: { data: SettingsData; answer: SettingsAnswer | undefined }) {
  const t = useT();
  return (
    <>
      <ListHead title={t('setting:title')} lead={t('setting:lead')} />
      <ToFillIn settings={data.settings.filter((one) => one.to_fill_in)} />
      {SETTING_GROUPS.map((group) => (
        <Fragment key={group}>
          <Group
            group={group}
            settings={data.settings.filter(
              (one) => one.group === group && settingRule(one.key).input !== 'picture',
            )}
            answer={answer?.group === group ? answer : undefined}
          />
          {group === 'brand' && (
            <LogoForm
              setting={data.settings.find(({ key }) => key === 'logo')!}
              answer={answer?.logo ? answer : undefined}
            />
          )}
        </Fragment>
      ))}
      <section className="setting-group" aria-labelledby="names">
        <header>
          <h2 id="names" className="t-h3">
            {t('wording:brand')}
          </h2>
          <p className="t-small">{t('wording:brand_text')}</p>
        </header>
        <ul className="admin-lines">
          {BRAND.map((name) => (
            <li key={name}>
              <AppLink
                to={wordingPath(
                  name === 'government_line' ? 'shell:government_line' : `shell:product.${name}`,
                )}
                className="link"
              >
                {t(`wording:brand_link.${name}`)}
              </AppLink>
            </li>
          ))}
          <li>
            <AppLink to={WORDING_PATH} className="link">
              {t('wording:title')}
            </AppLink>
          </li>
        </ul>
      </section>
      <section className="setting-group" aria-labelledby="elsewhere">
        <header>
          <h2 id="elsewhere" className="t-h3">
            {t('setting:elsewhere')}
          </h2>
          <p className="t-small">{t('setting:elsewhere_text')}</p>
        </header>
        <ul className="admin-lines">
          {ELSEWHERE.map((name) => (
            <li key={name}>
              <AppLink to={`/desk/content/${name}`} className="link">
                {t(`setting:elsewhere_link.${name}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** What a new site still lacks, each a way to its field. */
function ToFillIn({ settings }: { settings: SettingList }) {
  const t = useT();
  if (settings.length === 0) return null;
  return (
    <div className="mb-8">
      <Notice tone="warn" title={t('setting:to_fill_in')}>
        <p>{t('setting:to_fill_in_text')}</p>
        <ul className="mt-2 flex flex-wrap gap-x-4">
          {settings.map(({ key, group }) => (
            <li key={key}>
              <a className="link" href={`#${group}`}>
                {t(`setting:label.${key}`)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** Who changed one of them last, and when. */
function lastChange(t: Translator, settings: SettingList): string | undefined {
  const [last] = settings
    .filter(({ updated_by }) => updated_by)
    .sort((a, b) => (b.updated_at ?? '').localeCompare(a.updated_at ?? ''));
  if (!last?.updated_by || !last.updated_at) return undefined;
  const name = staffName(last.updated_by, t.language).text;
  return t('setting:changed_by', { name, date: formatDateTime(t.language, last.updated_at) });
}

interface GroupProps {
  group: SettingGroup;
  settings: SettingList;
  answer: SettingsAnswer | undefined;
}

function Group({ group, ...loaded }: GroupProps) {
  const t = useT();
  const navigation = useNavigation();
  const isSending = navigation.formData?.get('group') === group;
  const { form, drawn, isBehind } = useDrawnGroup(group, loaded.settings, loaded.answer);
  const { settings, answer } = drawn;
  const meanwhile = changedMeanwhile(drawn, answer?.versions ?? {});
  const sure = useRef(false);
  const isStale = answer?.problem?.code === 'stale_version';
  useEffect(() => {
    if (Object.keys(answer?.errors ?? {}).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer, form]);
  /** A notice that half of its readers cannot read is asked about before it goes out. */
  async function askFirst(event: FormEvent<HTMLFormElement>) {
    const only = group === 'notice' ? onlyLanguage(new FormData(event.currentTarget)) : null;
    if (!only || sure.current) return void (sure.current = false);
    event.preventDefault();
    const element = event.currentTarget;
    const language = t(`desk:language.${only}`);
    sure.current = await ask({
      title: t('setting:one_language', { language }),
      text: t('setting:one_language_text', { language }),
      confirm: t('setting:one_language_save'),
      cancel: t('common:action.cancel'),
      calm: true,
    });
    if (sure.current) element.requestSubmit();
  }
  const stored = onlyLanguage({ get: (name) => settings.find(({ key }) => key === name)?.value ?? '' });
  return (
    <Form
      ref={form}
      key={drawn.round}
      method="post"
      noValidate
      preventScrollReset
      className="setting-group"
      aria-labelledby={group}
      onSubmit={(event) => void askFirst(event)}
    >
      <header>
        <h2 id={group} className="t-h3">
          {t(`setting:group.${group}`)}
        </h2>
        <p className="t-small">{t(`setting:group_text.${group}`)}</p>
      </header>
      <div className="setting-fields">
        <input type="hidden" name="group" value={group} />
        <div role="status">
          {answer && !answer.problem && (
            <Notice tone="ok">{t(answer.changed > 0 ? 'setting:saved' : 'setting:nothing')}</Notice>
          )}
          {isBehind && (
            <Notice tone="warn" title={lastChange(t, loaded.settings)}>
              <p>{t('setting:behind')}</p>
            </Notice>
          )}
        </div>
        {isStale && (
          <TakesFocus about={answer}>
            <Notice tone="warn" title={lastChange(t, meanwhile.length > 0 ? meanwhile : settings)}>
              <p>{t('setting:stale')}</p>
            </Notice>
          </TakesFocus>
        )}
        {answer?.problem && !isStale && Object.keys(answer.errors).length === 0 && (
          <ProblemNotice problem={answer.problem} />
        )}
        {group === 'notice' && stored && (
          <Notice tone="warn">
            {t('setting:one_language_text', { language: t(`desk:language.${stored}`) })}
          </Notice>
        )}
        {settings.map((setting) => (
          <div key={setting.key} className="setting-one">
            <SettingField
              setting={setting}
              typed={drawn.typed[setting.key]}
              error={answer?.errors[setting.key]}
              isMeanwhile={meanwhile.includes(setting)}
            />
            {setting.version > 0 && (
              <p className="t-small t-3">
                {setting.updated_by && `${lastChange(t, [setting])} · `}
                <AppLink to={auditTo({ entity: 'setting', search: `"${setting.key}"` })} className="link">
                  {t('setting:history')}
                </AppLink>
              </p>
            )}
          </div>
        ))}
        <Button type="submit" look="ink" className="justify-self-start" loading={isSending}>
          {t('setting:save')}
        </Button>
      </div>
    </Form>
  );
}
