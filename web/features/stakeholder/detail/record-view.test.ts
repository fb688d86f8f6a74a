import { describe, expect, it } from 'vitest';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { toRecordView } from './record-view.ts';

const record = (part: Partial<StakeholderDetail>) =>
  ({ kind: 'startup', languages: [], video_link: '', ...part }) as StakeholderDetail;

describe('a record as its page shows it', () => {
  it('names languages to the reader, and shows a code nobody knows as it is (3.046)', () => {
    const spoken = record({ languages: ['km', 'en', 'qq'] });
    expect(toRecordView(spoken, 'en').language_names).toEqual(['Khmer', 'English', 'qq']);
    expect(toRecordView(spoken, 'km').language_names).toEqual(['ខ្មែរ', 'អង់គ្លេស', 'qq']);
  });

  it('has a video of a provider we know only (5.030, 5.031)', () => {
    const videoOf = (video_link: string) => toRecordView(record({ video_link }), 'en').video;
    expect(videoOf('https://youtu.be/dQw4w9WgXcQ')?.provider).toBe('youtube');
    expect(videoOf('https://video.example/1')).toBeNull();
    expect(videoOf('')).toBeNull();
  });
});
