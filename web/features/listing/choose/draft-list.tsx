import type { MouseEvent } from 'react';
import { useSubmit } from 'react-router';
import { GET_LISTED_PATH } from '#shared/domain/listing/listing-paths.ts';
import { isSuggestionKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ListedDraft } from '../load/list-drafts.ts';
import { keepAnswers } from '../saving/kept-answers.ts';
import { savedText } from '../step/saved-line.tsx';

const BY_CODE = { waits: 'listing:choose.waits_for_code', go_on: 'listing:choose.enter_code' } as const;
const BY_LINK = { waits: 'listing:choose.waits_for_link', go_on: 'listing:choose.check_mail' } as const;

export interface DraftListProps {
  drafts: readonly ListedDraft[];
  /** The draft whose deletion is asked about on the page. */
  discard: SubjectKind | null;
  now: string;
}

/** Forms begun in this browser come first. */
export function DraftList({ drafts, discard, now }: DraftListProps) {
  const t = useT();
  return (
    <section aria-labelledby="drafts" className="panel panel-tint grid gap-4">
      <h2 id="drafts" className="t-h3">
        {t('listing:choose.drafts')}
      </h2>
      <ul className="grid gap-5">
        {drafts.map((draft) => (
          <DraftLine key={draft.kind} draft={draft} now={now} asked={discard === draft.kind} />
        ))}
      </ul>
    </section>
  );
}

function DraftLine({ draft, now, asked }: { draft: ListedDraft; now: string; asked: boolean }) {
  const t = useT();
  const submit = useSubmit();
  const name = localName(draft, t.language);
  const words = isSuggestionKind(draft.kind) ? BY_LINK : BY_CODE;

  /** With a script the question is a popup; without one the link leads to the same question on the page. */
  async function remove(event: MouseEvent) {
    event.preventDefault();
    const agreed = await ask({
      title: t('listing:choose.discard_question'),
      text: t('listing:choose.discard_text'),
      confirm: t('common:action.delete_confirm'),
      danger: true,
    });
    if (!agreed) return;
    keepAnswers(draft.kind, null);
    await submit({ kind: draft.kind }, { method: 'post', action: GET_LISTED_PATH });
  }

  return (
    <li className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0">
          <span className="strong block" lang={name.text ? name.lang : undefined}>
            {name.text || t('listing:choose.unnamed')}
          </span>
          <span className="t-small t-2 block">{t(`listing:kind.${draft.kind}.form`)}</span>
          <span className="t-small t-3 block">
            {draft.waits_for_code ? t(words.waits) : savedText(t, draft.saved_at, now)}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <AppLink to={`${GET_LISTED_PATH}?discard=${draft.kind}`} className="link t-small" onClick={remove}>
            {t('listing:choose.discard')}
            <span className="sr-only">: {name.text || t(`listing:kind.${draft.kind}.title`)}</span>
          </AppLink>
          <ButtonLink to={draft.to} look="ink">
            {t(draft.waits_for_code ? words.go_on : 'listing:choose.continue')}
            <span className="sr-only">: {name.text || t(`listing:kind.${draft.kind}.title`)}</span>
          </ButtonLink>
        </div>
      </div>
      {asked && <AskedOnPage kind={draft.kind} />}
    </li>
  );
}

function AskedOnPage({ kind }: { kind: SubjectKind }) {
  const t = useT();
  return (
    <Notice tone="warn" title={t('listing:choose.discard_question')}>
      <p>{t('listing:choose.discard_text')}</p>
      <form method="post" className="btn-row mt-3">
        <ButtonLink to={GET_LISTED_PATH} look="line">
          {t('common:action.cancel')}
        </ButtonLink>
        <Button type="submit" name="kind" value={kind} look="danger">
          {t('common:action.delete_confirm')}
        </Button>
      </form>
    </Notice>
  );
}
