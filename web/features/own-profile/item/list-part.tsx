import Plus from 'lucide-react/icons/plus';
import type { FormEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { LIST_MAX, type ListPart } from '#shared/domain/profile/part-fields.ts';
import type { ProfilePart } from '#shared/domain/profile/profile-parts.ts';
import { personInitials } from '#shared/format/person-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { PartFrame } from '../part/part-frame.tsx';
import { PartMessages } from '../part/part-messages.tsx';
import { WaitsNotice } from '../part/part-page.tsx';
import { partTo, profileTo } from '../profile-address.ts';
import type { ProfileLists } from '../profile-types.ts';
import { ItemPage } from './item-page.tsx';
import { itemText } from './item-text.ts';

/** A part that is a list: its entries, each to be changed or removed, and the way to add one. */
export function ListPartPage({
  data,
  part,
  list,
  answer,
}: {
  data: ProfileData;
  part: ProfilePart;
  list: ListPart;
  answer: ProfileAnswer | undefined;
}) {
  const t = useT();
  const { profile, item, done } = data;
  if (item !== null)
    return <ItemPage key={item} data={data} list={list} title={t(part.titleKey)} answer={answer} />;
  const entries = profile.lists[list];
  return (
    <PartFrame
      profile={profile}
      title={t(part.titleKey)}
      lead={t(`own-profile:list.${list}.lead`)}
      bad={Boolean(answer)}
    >
      {(done === 'item' || done === 'removed') && !answer && (
        <DoneNotice text={t(`own-profile:done.${done}`)} />
      )}
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      <WaitsNotice profile={profile} part={part.name} />
      <PartMessages profile={profile} part={part.name} />
      {entries.length > 0 && (
        <ul className="line-list">
          {entries.map((entry) => {
            const { title, lang, facts } = itemText(t, list, entry, profile.terms);
            const lacking = lackingOf(entry);
            return (
              <li key={entry.id}>
                {'picture' in entry && entry.picture && (
                  <img src={entry.picture.url} alt="" className="own-product own-product-s" />
                )}
                {'photo' in entry && (
                  <Avatar
                    initials={personInitials(entry, t.language)}
                    photoUrl={entry.photo?.url ?? null}
                    alt={t('stakeholder:team_photo', { name: title })}
                  />
                )}
                <div className="text">
                  <b lang={lang}>{title}</b>
                  {facts.map((fact) => (
                    <p key={fact} className="t-small t-2">
                      {fact}
                    </p>
                  ))}
                  {lacking && (
                    <AppLink
                      className="link t-small"
                      to={profileTo(profile, { part: part.name, item: entry.id })}
                      aria-label={t(`own-profile:picture.add_${lacking}_named`, { name: title })}
                    >
                      {t(`own-profile:picture.add_${lacking}`)}
                    </AppLink>
                  )}
                </div>
                <div className="btn-row">
                  <ButtonLink
                    look="line"
                    size="s"
                    to={profileTo(profile, { part: part.name, item: entry.id })}
                    aria-label={t('own-profile:list.change_named', { name: title })}
                  >
                    {t('common:action.edit')}
                  </ButtonLink>
                  <RemoveItem
                    action={profileTo(profile, { part: part.name })}
                    part={part.name}
                    id={entry.id}
                    name={title}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {entries.length === 0 && <p className="t-2">{t(`own-profile:list.${list}.none`)}</p>}
      <div className="btn-row">
        {entries.length < LIST_MAX[list] && (
          <ButtonLink to={profileTo(profile, { part: part.name, item: 'new' })} icon={<Icon of={Plus} />}>
            {t(`own-profile:list.${list}.add`)}
          </ButtonLink>
        )}
        <ButtonLink look="line" to={partTo(profile, part.name)}>
          {t('own-profile:part.back')}
        </ButtonLink>
      </div>
    </PartFrame>
  );
}

/** What an entry could show and does not. */
function lackingOf(entry: ProfileLists[ListPart][number]): 'photo' | 'picture' | null {
  if ('photo' in entry) return entry.photo ? null : 'photo';
  return 'picture' in entry && !entry.picture ? 'picture' : null;
}

/** Takes an entry off the list, with a script after a question. */
function RemoveItem({ action, part, id, name }: { action: string; part: string; id: string; name: string }) {
  const t = useT();
  const submit = useSubmit();
  const now = useNavigation().formData;
  const busy = now?.get('intent') === 'remove-item' && now.get('item') === id;

  async function question(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const yes = await ask({
      title: t('own-profile:list.remove_question', { name }),
      confirm: t('common:action.remove'),
      text: t('own-profile:list.remove_text'),
      danger: true,
    });
    if (!yes) return;
    const values = new FormData(form);
    values.set('intent', 'remove-item');
    await submit(values, { method: 'post', action });
  }

  return (
    <Form method="post" action={action} onSubmit={question}>
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="item" value={id} />
      <Button
        type="submit"
        name="intent"
        value="remove-item"
        look="bare"
        size="s"
        loading={busy}
        aria-label={t('own-profile:list.remove_named', { name })}
      >
        {t('common:action.remove')}
      </Button>
    </Form>
  );
}
