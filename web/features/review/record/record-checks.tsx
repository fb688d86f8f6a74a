import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import { isSuggestionKind } from '#shared/domain/subject-kinds.ts';
import { listText } from '#shared/format/lists.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { Swatch } from '#web/components/krama/swatch.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { mergeTo } from '#web/features/desk/frame/merge-paths.ts';
import { AsideSection } from '#web/features/desk/section.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { recordTo } from '../../desk/frame/record-to.ts';
import { useKindName } from '../kind-name.ts';
import type { RecordData } from './load-request.ts';

type Checks = RecordData['record']['checks'];
type Result = 'ok' | 'attention' | 'none';

const ICONS = { ok: CircleCheck, attention: CircleAlert, none: CircleMinus } as const;

/** What was looked at by itself: duplicates first, then address, website, picture. */
export function RecordChecks({ data: { record } }: { data: RecordData }) {
  const t = useT();
  const { duplicates, domain, image, organiser } = record.checks;
  const wide = image.result === 'attention' && isSuggestionKind(record.kind);
  const size = { width: String(image.width ?? ''), height: String(image.height ?? '') };
  return (
    <AsideSection id="checks" title={t('desk:checks.title')}>
      <ul className="desk-checks">
        <Check result={duplicates.length > 0 ? 'attention' : 'ok'} title={t('review:check.duplicates.title')}>
          {t(duplicates.length > 0 ? 'review:check.duplicates.attention' : 'review:check.duplicates.ok')}
          {duplicates.length > 0 && (
            <Duplicates duplicates={duplicates} mergeFrom={record.can.note ? record.stakeholder_id : null} />
          )}
        </Check>
        <EmailCheck record={record} />
        <Check result={domain} title={t('review:check.domain.title')}>
          {t(`review:check.domain.${domain}`)}
        </Check>
        <Check result={image.result} title={t('review:check.image.title')}>
          {t(wide ? 'review:check.image.cover_attention' : `review:check.image.${image.result}`, size)}
        </Check>
        {organiser && <OrganiserCheck organiser={organiser} />}
      </ul>
    </AsideSection>
  );
}

/** Whether an answer by mail reaches the requester: an account may have no confirmed address at all. */
function EmailCheck({ record: { status, requester } }: { record: RecordData['record'] }) {
  const t = useT();
  const reached = requester.signed_in ? 'email_signed_in' : 'email_ok';
  const result = status === 'draft' ? 'none' : requester.email === '' ? 'attention' : 'ok';
  return (
    <Check result={result} title={t('desk:checks.email')}>
      {t(`desk:checks.${requester.email === '' ? 'email_none' : reached}`)}
    </Check>
  );
}

/** Whether the suggestion will link to a page of its organiser. */
function OrganiserCheck({ organiser }: { organiser: NonNullable<Checks['organiser']> }) {
  const t = useT();
  const name = localName(organiser, t.language);
  return (
    <Check result={organiser.result} title={t('review:check.organiser.title')}>
      {t(`review:check.organiser.${organiser.result}`, { name: organiser.name })}
      {organiser.path && (
        <AppLink className="link block" to={organiser.path} target="_blank" lang={name.lang}>
          {name.text}
          <span className="sr-only" lang={t.language}>
            {' '}
            ({t('desk:checks.new_tab')})
          </span>
        </AppLink>
      )}
    </Check>
  );
}

function Check({ result, title, children }: { result: Result; title: string; children: React.ReactNode }) {
  const t = useT();
  return (
    <li className={`desk-check desk-check-${result}`}>
      <Icon of={ICONS[result]} />
      <div>
        <h3>
          {title} <span className="sr-only">: {t(`desk:checks.${result}`)}</span>
        </h3>
        <div className="t-small t-2">{children}</div>
      </div>
    </li>
  );
}

/** Pages and other requests that may be the same; pages open beside the work. */
function Duplicates({
  duplicates,
  mergeFrom,
}: {
  duplicates: Checks['duplicates'];
  /** The request's own page, for those who may make two pages one. */
  mergeFrom: string | null;
}) {
  const t = useT();
  const kindName = useKindName();
  return (
    <ul className="desk-duplicates">
      {duplicates.map((one) => {
        const name = localName(one, t.language);
        const other = otherName(one, t.language);
        const isPage = one.what !== 'submission';
        return (
          <li key={one.id}>
            <Swatch seed={one.id} category={kramaOf(one.kind)} size={40} />
            <div>
              <AppLink
                className="link"
                to={isPage ? one.path : recordTo({ id: one.id })}
                target="_blank"
                lang={name.lang}
              >
                {name.text}
                <span className="sr-only" lang={t.language}>
                  {' '}
                  ({t('desk:checks.new_tab')})
                </span>
              </AppLink>
              <OtherName name={other} className="block" as="span" />
              <span className="t-3 block">
                {listText(
                  t.language,
                  one.reasons.map((reason) => t(`review:duplicate.${reason}`)),
                )}
              </span>
              <span className="t-3 block">
                {isPage
                  ? t('desk:checks.a_page', { kind: kindName(one) })
                  : t('desk:checks.a_request', { reference: one.reference ?? '' })}
              </span>
              {mergeFrom && one.what === 'stakeholder' && (
                <AppLink className="link block" to={mergeTo({ into: one.id, from: mergeFrom })}>
                  {t('desk:checks.merge')}
                </AppLink>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
