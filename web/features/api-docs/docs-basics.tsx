import { cookieName } from '#shared/domain/cookie-name.ts';
import { SESSION_COOKIES } from '#shared/domain/session-cookies.ts';
import { bareProblem, problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { PROBLEM_STATUS } from './problems-of.ts';

const BASICS = ['address', 'session', 'language', 'lists', 'twice', 'limits'] as const;

/** Words of the protocol: the same in every language. */
const WORDS = {
  authorization: 'Authorization: Bearer …',
  accept_language: 'Accept-Language',
  languages: 'en, km',
  page: 'page, per_page',
  search: 'search, ordering',
  idempotency_key: 'Idempotency-Key',
  retry_after: 'Retry-After',
  media: 'application/problem+json',
  members: 'status, code, title, message, errors',
  any: 'internal, unavailable',
};

/** What holds for every call. */
export function Basics({ base }: { base: string }) {
  const t = useT();
  const cookie = cookieName(SESSION_COOKIES.access, base.startsWith('https:'));
  return (
    <section id="basics" aria-labelledby="basics-title">
      <h2 id="basics-title" className="t-h2 mb-6">
        {t('api-docs:basics.title')}
      </h2>
      <dl className="facts facts-wide">
        {BASICS.map((name) => (
          <div key={name}>
            <dt>{t(`api-docs:basics.${name}`)}</dt>
            <dd>{t(`api-docs:basics.${name}_text`, { ...WORDS, url: base, cookie })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every problem code with its status and what it means. */
export function Problems() {
  const t = useT();
  return (
    <section id="problems" className="api-area" aria-labelledby="problems-title">
      <h2 id="problems-title" className="t-h2">
        {t('api-docs:problems.title')}
      </h2>
      <p className="t-2 mt-2 mb-6 max-w-[62ch]">{t('api-docs:problems.text', WORDS)}</p>
      <dl className="facts facts-wide">
        {Object.entries(PROBLEM_STATUS).map(([code, status]) => {
          const { title, message } = problemTexts(t, bareProblem(status, code));
          return (
            <div key={code} id={`problem-${code}`}>
              <dt>
                <code lang="en">
                  {status} {code}
                </code>
              </dt>
              <dd>
                <b className="strong block">{title}</b>
                {message}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
