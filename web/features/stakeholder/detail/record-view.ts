import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { furtherFieldsOf } from '#shared/domain/profile/further-fields.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { parseVideo, type Video } from '#shared/rules/video.ts';
import { spokenName } from '#web/lib/spoken-name.ts';

/** A record as its page shows it. */
export interface RecordView extends StakeholderDetail {
  /** What it speaks, in the reader's language. */
  language_names: string[];
  /** Facts that its form alone knows of, in its order. */
  further: { term: string; value: string }[];
  /** Its video, when the provider is one we know. */
  video: Video | null;
  /** Its team looks at it before everybody does: nothing can be asked of a page that is not there yet. */
  preview?: true;
}

/** Only in loaders: the list of languages and the rules of providers stay on the server (ADR 4). */
export function toRecordView(record: StakeholderDetail, reader: Language): RecordView {
  return {
    ...record,
    language_names: record.languages.map((code) => spokenName(code, reader) ?? code),
    video: parseVideo(record.video_link),
    further: furtherFacts(record, reader),
  };
}

function furtherFacts(record: StakeholderDetail, reader: Language): RecordView['further'] {
  const t = translatorFor(reader);
  const said: Readonly<Record<string, unknown>> = { ...record };
  return furtherFieldsOf(record.kind as StakeholderKind).flatMap(({ name, labelKey }) => {
    const value = [said[name] ?? []].flat().join(', ');
    return value === '' ? [] : [{ term: t(labelKey), value }];
  });
}
