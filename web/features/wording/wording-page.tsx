import './wording.css';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { WORDING_PATH } from '#shared/domain/wording.ts';
import { LANGUAGES, type Language, otherLanguage } from '#shared/i18n/languages.ts';
import { OWN_NAMES } from '#shared/i18n/own-names.ts';
import { Button } from '#web/components/ui/button.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { WordingAnswer, WordingData } from './load-wording.ts';
import { KeptText, WordingField } from './wording-field.tsx';
import { WordingHistory } from './wording-history.tsx';

/** Places that every text may have, shown as they are typed. */
const NAMES_AS_TYPED = Object.fromEntries([...OWN_NAMES.keys()].map((name) => [name, `{${name}}`]));

/** One text in both languages side by side, each to be changed by those who may, with what readers will see and what was said before. */
export function WordingPage({ data, answer }: { data: WordingData; answer: WordingAnswer | undefined }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formData !== undefined;
  const problem = answer?.problem ?? null;
  const isStale = problem?.code === 'stale_version';
  const writes = LANGUAGES.some((language) => data[language] && data.can[language]);
  const versions = LANGUAGES.map((language) => data[language]?.version ?? 0).join(' ');
  return (
    <>
      <BackLink to={WORDING_PATH} text={t('wording:back')} />
      <ListHead
        title={t(`wording:areas.${data.area}`)}
        lead={
          <>
            {t('wording:key')}: <span lang="en">{data.key}</span>
          </>
        }
      />
      {answer && !problem && (
        <div className="mb-6">
          <DoneNotice key={versions} text={t(answer.changed > 0 ? 'wording:saved' : 'wording:nothing')} />
        </div>
      )}
      {problem && !problem.errors && (
        <div className="mb-6">
          {isStale ? (
            <TakesFocus about={answer}>
              <Notice tone="warn">
                <p>{t('wording:stale')}</p>
              </Notice>
            </TakesFocus>
          ) : (
            <ProblemNotice problem={problem} />
          )}
        </div>
      )}
      <Form ref={form} method="post" noValidate preventScrollReset className="wording-form">
        <Places places={data.places} />
        <div className="wording-languages">
          {[t.language, otherLanguage(t.language)].map((language) => {
            const said = data[language];
            if (said && !data.can[language])
              return <KeptText key={language} language={language} said={said} />;
            return said ? (
              <WordingField
                key={`${language} ${said.version}`}
                language={language}
                said={said}
                names={data.names[language]}
                typed={answer?.typed[language]}
                errors={problem?.errors?.[language]}
              />
            ) : (
              <p key={language} className="t-3">
                {t(`wording:column.${language}`)}: {t('wording:not_there')}
              </p>
            );
          })}
        </div>
        {writes && (
          <Button type="submit" look="ink" className="justify-self-start" loading={isSending}>
            {t('wording:save')}
          </Button>
        )}
      </Form>
      <WordingHistory
        history={data.history}
        can={data.can}
        take={(language, text) => put(form.current, language, text ?? data[language]?.released ?? '')}
      />
    </>
  );
}

/** Writes a text into its field as if it were typed, so that the preview follows. */
function put(form: HTMLFormElement | null, language: Language, text: string): void {
  const field = form?.elements.namedItem(language);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

function Places({ places }: { places: readonly string[] }) {
  const t = useT();
  const own = places.filter((name) => name !== 'site' && name !== 'site_name');
  if (places.length === 0) return null;
  return (
    <Notice title={t('wording:places')}>
      {own.length > 0 && (
        <p>
          {t('wording:places_text')}{' '}
          {own.map((name) => (
            <code key={name} lang="en" className="wording-place">{`{${name}}`}</code>
          ))}
        </p>
      )}
      {own.length < places.length && <p>{t('wording:names_text', NAMES_AS_TYPED)}</p>}
    </Notice>
  );
}
