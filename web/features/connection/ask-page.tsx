import { FoundProblems } from '#web/components/form/found-problems.tsx';
import './connection.css';
import Send from 'lucide-react/icons/send';
import { Form, useNavigation, useSubmit } from 'react-router';
import { CONNECTION_PATH } from '#shared/domain/connection.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { NamedText } from '#web/components/ui/named-text.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { useT } from '#web/lib/texts.tsx';
import { AskFields } from './ask-fields.tsx';
import type { ConnectionAnswer } from './change-connection.ts';
import { ConnectionActions } from './connection-actions.tsx';
import { ConnectionDone } from './connection-done.tsx';
import type { AskData } from './load-connections.ts';
import { PartyFace } from './party-face.tsx';
import { PartyWhat } from './party-what.tsx';
import { RevealNote } from './reveal-note.tsx';

/** How one stands to somebody, and the form that asks them: purpose, a note, in whose name. */
export function AskPage({ data, answer }: { data: AskData; answer: ConnectionAnswer | undefined }) {
  const t = useT();
  const submit = useSubmit();
  const { connection } = data;
  const { party, can, state, again_at } = connection;
  const name = localName(party, t.language);
  const line = localName(party, t.language, 'line');
  const title = (one: string) => t('connection:ask.title', { name: one });
  return (
    <>
      <PageHead title={title(name.text)} robots="noindex" />
      <p className="mb-4">
        <AppLink className="link" to={CONNECTION_PATH}>
          {t('connection:ask.back')}
        </AppLink>
      </p>
      <h1 className="t-h1">
        <NamedText text={title} name={name} />
      </h1>
      <div className="connection-who">
        <PartyFace party={party} />
        <div className="min-w-0">
          <p className="strong" lang={name.lang}>
            {name.text}
          </p>
          <PartyWhat party={party} />
          {line.text && (
            <p className="t-small t-2 connection-line" lang={line.lang}>
              {line.text}
            </p>
          )}
          <AppLink className="link t-small" to={party.url}>
            {t('connection:ask.see_page')}
          </AppLink>
        </div>
      </div>
      <ConnectionDone answer={answer} />
      {can.connect && !again_at ? (
        <AskPageForm data={data} answer={answer} />
      ) : (
        <section aria-labelledby="current" className="connection-current">
          <h2 id="current" className="t-h4">
            {t('connection:ask.current')}
          </h2>
          {can.unblock ? (
            <Tag tone="idle">{t('connection:state.blocked')}</Tag>
          ) : state === 'none' ? (
            <p className="t-2">{t('connection:ask.not_now')}</p>
          ) : (
            <Tag tone={state === 'approved' ? 'ok' : 'info'}>{t(`connection:state.${state}`)}</Tag>
          )}
          {again_at && <p>{t('connection:again', { date: formatDate(t.language, again_at) })}</p>}
          <Form method="post" preventScrollReset className="btn-row">
            <ConnectionActions
              connection={connection}
              name={name.text}
              send={(what) => void submit({ do: what }, { method: 'post', preventScrollReset: true })}
            />
          </Form>
        </section>
      )}
    </>
  );
}

function AskPageForm({ data, answer }: { data: AskData; answer: ConnectionAnswer | undefined }) {
  const t = useT();
  const { state } = useNavigation();
  const { subject, organisations, as } = data;
  const typed = answer && 'problem' in answer ? answer.typed : {};
  const errors = answer && 'problem' in answer ? answer.problem.errors : undefined;
  return (
    <Form method="post" className="connection-ask" preventScrollReset>
      <FoundProblems />
      <KeptTyping />
      <p className="t-2">{t('connection:ask.lead')}</p>
      <input type="hidden" name={`${subject.kind}_id`} value={subject.id} />
      <AskFields organisations={organisations} as={as} typed={typed} noteError={errors?.note} />
      <RevealNote connection={data.connection} name={localName(data.connection.party, t.language).text} />
      <div className="btn-row">
        <Button
          type="submit"
          name="do"
          value="ask"
          icon={<Icon of={Send} size="s" />}
          loading={state === 'submitting'}
        >
          {t('connection:ask.send')}
        </Button>
      </div>
    </Form>
  );
}
