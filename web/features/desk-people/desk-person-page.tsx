import { OtherName } from '#web/components/ui/other-name.tsx';
import '../desk-admin.css';
import type { MouseEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatDate } from '#shared/format/dates.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { ask, type Question } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import { PersonFacts, PersonSessions } from './desk-person-facts.tsx';
import { PersonRoles } from './desk-person-roles.tsx';
import type { PersonAnswer, PersonData } from './load-desk-person.ts';
import { PEOPLE_PATH } from './people-state.ts';
import { PersonHistory, PersonMemberships, PersonSubmissions } from './person-lists.tsx';
import { PersonSuspension } from './person-suspension.tsx';
import { PersonTaken } from './person-taken.tsx';

/** What each button says once it worked. */
const DONE = ['suspend', 'lift', 'end', 'password', 'factor', 'grant', 'revoke', 'give_back'] as const;

export interface PersonPartProps {
  data: PersonData;
  /** The button that is at work. */
  sending: string | null;
  /** Asks before the button of an event is pressed. */
  askFirst: (event: MouseEvent<HTMLButtonElement>, question: Question) => void;
}

/** A person as administrators see them: what they are, what they did, what can be done. */
export function PersonPage({ data, answer }: { data: PersonData; answer: PersonAnswer | undefined }) {
  const t = useT();
  const navigation = useNavigation();
  const { person } = data;
  const name = localName(person, t.language);
  const other = otherName(person, t.language);
  const shown = name.text || person.email;
  const sending = (navigation.formData?.get('intent') as string | null | undefined) ?? null;
  const askFirst: PersonPartProps['askFirst'] = (event, question) => {
    event.preventDefault();
    const button = event.currentTarget;
    void ask(question).then((yes) => yes && button.form?.requestSubmit(button));
  };
  const part = { data, sending, askFirst };
  const done = answer && !answer.problem ? DONE.find((one) => one === answer.intent) : undefined;
  return (
    <>
      <PageHead title={shown} robots="noindex" />
      <BackLink to={PEOPLE_PATH} text={t('person-desk:record.back')}>
        {person.status === 'active' && (
          <ButtonLink look="bare" size="s" to={`/user/${person.id}`}>
            {t('person-desk:record.public_page')}
          </ButtonLink>
        )}
      </BackLink>
      <div role="status">
        {done ? (
          <Notice tone="ok">{t(`person-desk:done.${done}`)}</Notice>
        ) : (
          data.wasInvited && !answer && <Notice tone="ok">{t('person-desk:invite.done')}</Notice>
        )}
      </div>
      {answer?.problem && answer.errors.length === 0 && <ProblemNotice problem={answer.problem} />}
      <div className="desk-title mt-4">
        <Avatar initials={initials(shown)} lang={name.lang} />
        <div>
          <h1 className="t-h1" lang={name.lang}>
            {shown}
          </h1>
          <OtherName name={other} className="desk-other" />
        </div>
      </div>
      <p className="desk-facts mb-8">
        {person.status !== 'active' && <Tag tone="error">{t(`person-desk:status.${person.status}`)}</Tag>}
        <span>{t('person-desk:record.since', { date: formatDate(t.language, person.created_at) })}</span>
        {person.last_seen && (
          <span>{t('person-desk:record.seen', { date: formatDate(t.language, person.last_seen) })}</span>
        )}
      </p>
      <Form method="post" noValidate className="admin-page">
        <div className="admin-main">
          <FoundProblems />
          <PersonSuspension {...part} answer={answer} />
          <PersonMemberships {...part} />
          <PersonSubmissions {...part} />
          <PersonHistory {...part} />
        </div>
        <div className="admin-side">
          <PersonFacts {...part} />
          <PersonRoles {...part} />
          <PersonTaken {...part} />
          <PersonSessions {...part} />
        </div>
      </Form>
    </>
  );
}
