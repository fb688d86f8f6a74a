import Lock from 'lucide-react/icons/lock';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { formatPhone } from '#shared/format/phones.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

const WAYS = ['website', 'phone', 'email'] as const;
const NETWORKS = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  telegram: 'Telegram',
} as const;

/** How to reach a record; what is for signed-in readers stands in one line with the way to sign in. */
export function StakeholderContact({ record }: { record: StakeholderDetail }) {
  const t = useT();
  const facts = [...ways(t, record), ...hidden(t, record)];
  if (facts.length === 0) return null;
  return (
    <section id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title" className="t-h4 mb-4">
        {t('stakeholder:facts.contact')}
      </h2>
      <DefinitionList facts={facts} emptyText={t('common:not_provided')} />
    </section>
  );
}

const host = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

function Outside({ to, children }: { to: string; children: string }) {
  return (
    <AppLink className="link" to={to} rel="noopener nofollow ugc">
      {children}
    </AppLink>
  );
}

function ways(t: Translator, record: StakeholderDetail): Fact[] {
  const { website, phone, email } = record;
  const address = localName(record, t.language, 'address');
  const networks = Object.entries(NETWORKS).filter(([name]) => record[name as keyof typeof NETWORKS]);
  return [
    {
      term: t('stakeholder:facts.website'),
      value: website && <Outside to={website}>{host(website)}</Outside>,
    },
    {
      term: t('stakeholder:facts.phone'),
      value: phone && <Outside to={`tel:${phone}`}>{formatPhone(phone)}</Outside>,
    },
    { term: t('stakeholder:facts.email'), value: email && <Outside to={`mailto:${email}`}>{email}</Outside> },
    { term: t('stakeholder:facts.address'), value: address.text, lang: address.lang },
    {
      term: t('stakeholder:facts.social'),
      value: networks.length > 0 && (
        <span className="flex flex-wrap gap-x-3 gap-y-1 [&>a]:py-1">
          {networks.map(([name, text]) => (
            <Outside key={name} to={record[name as keyof typeof NETWORKS]}>
              {text}
            </Outside>
          ))}
        </span>
      ),
    },
  ].filter(({ value }) => value);
}

function hidden(t: Translator, record: StakeholderDetail): Fact[] {
  const names = WAYS.filter((name) => record.hidden.includes(name)).map((name) =>
    t(`stakeholder:facts.${name}`),
  );
  if (names.length === 0) return [];
  const [first = '', ...others] = names;
  const term = [first, ...others.map((name) => (t.language === 'en' ? name.toLowerCase() : name))];
  return [
    {
      term: term.join(t.language === 'en' ? ', ' : ' '),
      value: (
        <span className="inline-flex items-center gap-2">
          <Icon of={Lock} size="s" />
          <AppLink className="link" to="?action=login" keepScroll>
            {t('stakeholder:source.locked')}
          </AppLink>
        </span>
      ),
    },
  ];
}
