import type { ReactNode } from 'react';
import type { ProfilePart } from '#shared/domain/profile/profile-parts.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import type { Terms } from '#web/features/listing/fields/field-options.ts';
import { factsOf } from '#web/features/listing/verify/answer-facts.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { itemText } from '../item/item-text.ts';
import { logoWords } from '../part/logo-words.ts';
import { partId, profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';

export interface PartCardProps {
  profile: OwnProfile;
  part: ProfilePart;
  terms: Terms;
}

/**
 * One part of a profile as it stands, with the way to change it: only what is there. A part with nothing in it is one
 * line, unless something asks for it.
 */
export function PartCard({ profile, part, terms }: PartCardProps) {
  const t = useT();
  const empty = isEmpty(profile, part);
  const title = t(part.titleKey);
  const state = profile.parts.find(({ name }) => name === part.name);
  const id = partId(part.name);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('own-part', empty && 'own-part-line')}
    >
      <div className="own-part-head">
        <h2 id={`${id}-title`} className={empty ? 't-h4' : 't-h3'}>
          {title}
        </h2>
        {state && state.open_messages > 0 && (
          <Tag tone="warn">{t('own-profile:part.messages', { count: state.open_messages })}</Tag>
        )}
        {state?.changed && <Tag tone="info">{t('own-profile:part.changed')}</Tag>}
        {state?.edit && (
          <ButtonLink
            look="line"
            size="s"
            to={profileTo(profile, { part: part.name })}
            aria-label={t('own-profile:part.edit_named', { part: title })}
          >
            {t(state?.filled || !empty ? 'common:action.edit' : 'own-profile:part.add')}
          </ButtonLink>
        )}
      </div>
      {!empty && contents()}
    </section>
  );

  function contents(): ReactNode {
    if (part.name === 'picture') return <Pictures profile={profile} />;
    if (part.list) {
      const list = part.list;
      return (
        <ul className="own-entries">
          {profile.lists[list].map((entry) => {
            const { title: name, lang, facts } = itemText(t, list, entry, profile.terms);
            return (
              <li key={entry.id}>
                <b lang={lang}>{name}</b>
                {facts.length > 0 && <span className="t-small t-3">{facts.join(' · ')}</span>}
              </li>
            );
          })}
        </ul>
      );
    }
    return (
      <DefinitionList
        wide
        facts={factsOf(t, part.fields, {
          kind: profile.kind,
          values: profile.values,
          logo: profile.logo,
          terms,
        }).filter(({ value }) => value !== null)}
        emptyText={t('common:not_provided')}
      />
    );
  }
}

/** Whether nothing of a part is filled in. */
export function isEmpty(profile: OwnProfile, part: ProfilePart): boolean {
  if (part.list) return profile.lists[part.list].length === 0;
  if (part.name === 'picture') return !profile.logo && !profile.cover;
  return part.fields.every(
    ({ name, input }) =>
      input === 'calling_code' || input === 'currency' || (profile.values[name] ?? '').length === 0,
  );
}

function Pictures({ profile }: { profile: OwnProfile }) {
  const t = useT();
  const name = localName(profile, t.language).text;
  const logo = logoWords(profile.kind);
  return (
    <div className="own-pictures">
      <LabelPlate size="l" initials={initials(name)} logoUrl={profile.logo?.url ?? null} />
      {profile.cover ? (
        <img src={profile.cover.url} alt="" className="own-cover" />
      ) : (
        <Cover
          seed={profile.id}
          category={kramaOf(profile.kind)}
          width={1200}
          height={144}
          className="own-cover"
        />
      )}
      <p className="t-small t-3">
        {profile.logo ? `${t(logo.label)}: ${formatBytes(profile.logo.bytes)}` : t(logo.none)}
        {' · '}
        {profile.cover
          ? `${t('own-profile:picture.cover')}: ${formatBytes(profile.cover.bytes)}`
          : t('own-profile:picture.no_cover')}
      </p>
    </div>
  );
}
