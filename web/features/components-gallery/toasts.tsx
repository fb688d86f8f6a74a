import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { OfflineLine } from '#web/components/ui/offline-banner.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { Toast } from '#web/components/ui/toast.tsx';
import { showToast, type ToastMessage } from '#web/components/ui/toast-store.ts';
import type { SampleTexts } from './sample-texts.ts';

const WORK_MS = 3000;

/** Toasts as they look and as they come (in the frame's own region), the offline line, the progress thread. */
export function Toasts({ texts: { toasts, actions } }: { texts: SampleTexts }) {
  const [loading, setLoading] = useState(false);
  const nothing = () => {};
  const samples: ToastMessage[] = [
    { text: toasts.saved, action: { text: actions.undo, run: nothing } },
    { text: toasts.failed, tone: 'error', action: { text: actions.tryAgain, run: nothing } },
    { text: toasts.leaving, tone: 'info', action: { text: actions.undo, run: nothing } },
  ];
  return (
    <>
      <div className="grid max-w-[420px] gap-3">
        {samples.map((sample) => (
          <Toast key={sample.text} {...sample} closeLabel={actions.close} onClose={nothing} />
        ))}
      </div>
      <div className="btn-row">
        {samples.map((sample) => (
          <Button key={sample.text} look="line" onClick={() => showToast(sample)}>
            {sample.text}
          </Button>
        ))}
        <Button
          look="line"
          data-restart
          onClick={() => {
            setLoading(true);
            setTimeout(() => setLoading(false), WORK_MS);
          }}
        >
          {toasts.restart}
        </Button>
      </div>
      <ProgressBar active={loading} label={toasts.progress} />
      <ProgressBar active={loading} label={toasts.progress} inline />
      <OfflineLine text={toasts.offline} detail={toasts.offlineText} />
    </>
  );
}
