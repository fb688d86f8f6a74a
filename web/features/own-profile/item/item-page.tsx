import { useState } from 'react';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { ITEM_FIELDS, type ListPart } from '#shared/domain/profile/part-fields.ts';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { FieldsForm } from '../part/fields-form.tsx';
import { PartFrame } from '../part/part-frame.tsx';
import { PartMessages } from '../part/part-messages.tsx';
import { wholeProblems } from '../part/part-problems.ts';
import { keptName } from '../part/use-kept.ts';
import { profileTo } from '../profile-address.ts';
import type { ProfileLists } from '../profile-types.ts';
import { InvestorRows } from './investor-rows.tsx';
import { MemberPhoto } from './member-photo.tsx';
import { ProductPicture } from './product-picture.tsx';

/** One entry of a list: a product, a person on the page, a funding round. */
export function ItemPage({
  data: { profile, item, terms, done },
  list,
  title,
  answer,
}: {
  data: ProfileData;
  list: ListPart;
  title: string;
  answer: ProfileAnswer | undefined;
}) {
  const t = useT();
  const [bad, setBad] = useState(Boolean(answer));
  const fields = ITEM_FIELDS[list];
  const entry = (profile.lists[list] as ProfileLists[ListPart][number][]).find(({ id }) => id === item);
  const heading = t(entry ? `own-profile:list.${list}.change` : `own-profile:list.${list}.add`);
  const rounds = list === 'funding_rounds';
  const round = rounds ? (entry as ProfileLists['funding_rounds'][number] | undefined) : undefined;
  const member =
    list === 'team_members' ? (entry as ProfileLists['team_members'][number] | undefined) : undefined;
  const product = list === 'product' ? (entry as ProfileLists['product'][number] | undefined) : undefined;
  const back = profileTo(profile, { part: list });
  return (
    <PartFrame
      profile={profile}
      title={heading}
      lead={rounds ? t('own-profile:list.funding_rounds.form_lead') : null}
      bad={bad}
      between={{ text: title, to: back }}
    >
      {(done === 'photo' || done === 'picture') && !answer && (
        <DoneNotice text={t(`own-profile:done.${done}`)} />
      )}
      {answer?.problem && answer.intent === 'save-picture' && <ProblemNotice problem={answer.problem} />}
      <PartMessages profile={profile} part={list} />
      {member && <MemberPhoto profile={profile} member={member} error={answer?.texts.photo} />}
      {product && <ProductPicture profile={profile} product={product} error={answer?.texts.product} />}
      <FieldsForm
        kind={profile.kind}
        fields={fields}
        stored={storedItem(list, entry)}
        terms={terms}
        kept={keptName(profile.id, list, entry?.id ?? 'new')}
        check={wholeProblems}
        intent="save-item"
        version={profile.version}
        action={profileTo(profile, { part: list, item: entry?.id ?? 'new' })}
        back={back}
        submit={t('common:action.save')}
        answer={answer}
        hidden={{
          part: list,
          item: entry?.id ?? '',
          ...(member?.person_id ? { person_id: member.person_id } : {}),
        }}
        onProblems={setBad}
      >
        {rounds && <InvestorRows investors={round?.investors ?? []} />}
        {/* Below the fields: on a phone they begin high. */}
        {!entry && !rounds && (
          <p className="t-small t-2">
            {t(list === 'product' ? 'own-profile:picture.product_later' : 'own-profile:picture.photo_later')}
          </p>
        )}
      </FieldsForm>
    </PartFrame>
  );
}

/** The fields of an entry as its form shows them. */
function storedItem(list: ListPart, entry: ProfileLists[ListPart][number] | undefined): ListingValues {
  const item = (entry ?? {}) as unknown as Record<string, unknown>;
  return Object.fromEntries(
    ITEM_FIELDS[list].map(({ name, input }) => {
      const value = item[name];
      if (input === 'checkbox') return [name, value ? 'yes' : ''];
      return [
        name,
        value === undefined || value === null ? (input === 'currency' ? 'USD' : '') : String(value),
      ];
    }),
  );
}
