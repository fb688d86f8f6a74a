import { DetailedError, Upload } from 'tus-js-client';
import { UPLOAD_PATH } from '#shared/constants.ts';
import { uploadReference } from '#shared/domain/upload-reference.ts';
import type { FetchResult } from './fetch-api.ts';
import { bareProblem, isProblem } from './read-problem.ts';
import { type Sending, sending } from './sending.ts';
import { type Moving, watchForStall } from './stall-watch.ts';

/** Of 8 MB at 50 KB/s each is there in ten seconds; a proxy that keeps what it is sent until it is whole loses no more. */
const PART_BYTES = 512 * 1024;
/** Of which nothing moves for so long is broken off, and goes on where it stopped. */
const SILENCE_MS = 30_000;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** No answer, another connection that still sends the same, and what a gateway says: passes by itself. */
const PASSING = new Set([0, 409, 423, 502, 503, 504]);
/** Nobody waits longer for a line that is gone; whoever does presses again, and the same file goes on. */
const MOST_SILENCES = 20;

/**
 * Sends a file in parts by the protocol tus, and goes on with it after a break, a pause or another visit, where it stopped.
 * Answers what a form names it by; progress is told from 0 to 100. Code `cancelled` when its sender gave it up.
 */
export function sendInParts(file: File, onProgress: (percent: number) => void): Promise<FetchResult<string>> {
  return new Promise((resolve) => {
    let silences = 0;
    /** Stopped by its sender, or over: nothing begins it that was still on its way. */
    let isPaused = false;
    let silence: ReturnType<typeof setTimeout>;
    /** Who would not wait for a line that stands still pauses: what is there stays. */
    let line: Moving | null = null;
    const leaveLine = () => {
      line?.over();
      line = null;
    };
    const end = (result: FetchResult<string>) => {
      isPaused = true;
      leaveLine();
      clearTimeout(silence);
      sending.set(null);
      resolve(result);
    };
    const failed = (status: number, code?: string) => end({ ok: false, problem: bareProblem(status, code) });
    const say = (state: Sending['state']) => sending.set({ state, pause, goOn, cancel });
    const upload = new Upload(file, {
      endpoint: UPLOAD_PATH,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_MS,
      metadata: { filename: file.name, filetype: file.type },
      headers: { 'Accept-Language': document.documentElement.lang },
      removeFingerprintOnSuccess: true,
      onProgress(sent, total) {
        silences = 0;
        wait();
        if (sending.get()?.state === 'waits') say('moves');
        onProgress(total > 0 ? (100 * sent) / total : 0);
      },
      onShouldRetry(error) {
        const isLost = PASSING.has(error.originalResponse?.getStatus() ?? 0);
        if (isLost) say('waits');
        return isLost;
      },
      onAfterResponse(asked, answer) {
        // What stands in between knows nothing of what is there: as no answer, or it would begin at zero.
        if (asked.getMethod() === 'HEAD' && answer.getStatus() >= 500) throw new Error('no answer');
      },
      onError: (error) => refused(error),
      onSuccess: () => end({ ok: true, value: uploadReference(upload.url?.split('/').at(-1) ?? '') }),
    });
    const refused = (error: Error | DetailedError) => {
      const answer = error instanceof DetailedError ? error.originalResponse : null;
      // The line did not come back so soon: what is there waits for it.
      if (!answer || answer.getStatus() === 0) return stalled();
      const body: unknown = readJson(answer.getBody());
      end({ ok: false, problem: isProblem(body) ? body : bareProblem(answer.getStatus()) });
    };
    const stalled = () => {
      if (++silences > MOST_SILENCES) return failed(0, navigator.onLine ? 'timeout' : 'offline');
      say('waits');
      void upload.abort().then(() => {
        if (isPaused) return;
        wait();
        upload.start();
      });
    };
    const wait = () => {
      if (line) line.moved();
      else line = watchForStall(() => pause());
      clearTimeout(silence);
      silence = setTimeout(stalled, SILENCE_MS);
    };
    const pause = () => {
      isPaused = true;
      leaveLine();
      clearTimeout(silence);
      say('paused');
      void upload.abort();
    };
    const goOn = () => {
      isPaused = false;
      say('moves');
      wait();
      upload.start();
    };
    const cancel = () => {
      failed(0, 'cancelled');
      // What is there is not wanted any more; where no line says so, it is gone a day later.
      void upload.abort(true).catch(() => {});
    };
    say('moves');
    wait();
    upload
      .findPreviousUploads()
      .catch(() => [])
      .then(([before]) => {
        if (before) upload.resumeFromPreviousUpload(before);
        if (!isPaused) upload.start();
      });
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
