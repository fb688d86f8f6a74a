import { fieldId } from '#web/components/form/field-id.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { SampleTexts } from './sample-texts.ts';

/** Notices in all tones, the error summary, empty states. */
export function Notices({ texts: { notices, fields } }: { texts: SampleTexts }) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Notice>{notices.plain}</Notice>
        <Notice tone="info">{notices.info}</Notice>
        <Notice tone="ok">{notices.ok}</Notice>
        <Notice tone="warn">{notices.warn}</Notice>
        <Notice tone="error">{notices.error}</Notice>
      </div>
      <ErrorSummary
        title={notices.summary}
        takeFocus={false}
        problems={[
          { id: fieldId('name_kh'), text: `${fields.khmerName}: ${fields.khmerNameError}` },
          { id: fieldId('email'), text: `${fields.email}: ${fields.emailError}` },
          { id: fieldId('phone'), text: `${fields.phone}: ${fields.phoneError}` },
        ]}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <EmptyState
          boxed
          level={3}
          category="startup"
          title={notices.noMatch}
          text={notices.noMatchText}
          actions={
            <>
              <Button look="ink">{notices.removeKep}</Button>
              <Button look="line">{notices.suggest}</Button>
            </>
          }
        />
        <EmptyState
          boxed
          level={3}
          category="mentor"
          title={notices.noMessages}
          text={notices.noMessagesText}
        />
      </div>
    </>
  );
}
