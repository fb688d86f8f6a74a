import LogOut from 'lucide-react/icons/log-out';
import { ConfirmPopup } from '#web/components/ui/confirm-popup.tsx';
import { ErrorPopup } from '#web/components/ui/error-popup.tsx';
import { LoadingPopup } from '#web/components/ui/loading-popup.tsx';
import { SuccessPopup } from '#web/components/ui/success-popup.tsx';
import { closePopup, type Popup } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';

/** One popup with its usual texts. */
export default function PopupDrawing({ popup }: { popup: Popup }) {
  const t = useT();
  switch (popup.kind) {
    case 'error':
      return (
        <ErrorPopup
          open
          onClose={closePopup}
          message={popup.message || t('common:popup.status_code', { status: String(popup.status) })}
          status={popup.status}
          texts={{ title: t('common:popup.error'), close: t('common:action.close') }}
        />
      );
    case 'success':
      return <SuccessPopup open onClose={closePopup} texts={{ title: t('common:popup.success') }} />;
    case 'wait':
      return (
        <LoadingPopup
          open
          texts={{ title: t('common:popup.wait_title'), text: t('common:popup.wait_text') }}
        />
      );
    case 'question': {
      const { title, text, confirm, cancel, danger, calm } = popup.question;
      return (
        <ConfirmPopup
          open
          onCancel={() => popup.answer(false)}
          onConfirm={() => popup.answer(true)}
          danger={danger}
          icon={calm ? LogOut : undefined}
          texts={{
            title: title ?? t('common:popup.confirm_title'),
            text: text ?? t('common:popup.confirm_text'),
            cancel: cancel ?? t('common:action.cancel'),
            confirm: confirm ?? t(danger ? 'common:action.delete_confirm' : 'common:action.confirm'),
          }}
        />
      );
    }
  }
}
