import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Diff } from '#web/components/ui/diff.tsx';
import { PinnedMessage } from '#web/components/ui/pinned-message.tsx';
import { TurnLine } from '#web/components/ui/turn-line.tsx';
import type { SampleTexts } from './sample-texts.ts';

const TIMES = ['2026-11-19 14:06', '2026-11-18 10:12', '2026-11-16 09:30'];

/** A returned item, what changed in it, its history. */
export function Review({ texts: { review, fields, actions } }: { texts: SampleTexts }) {
  return (
    <>
      <TurnLine figure={review.figure} word={review.fixed} done={1} total={3}>
        {review.turn}
      </TurnLine>
      <PinnedMessage
        author={review.reviewer}
        initials="RV"
        when={review.when}
        message={review.message}
        field={<TextArea name="pinned_about" label={fields.about} defaultValue={review.old} />}
        action={<Checkbox name="fixed_about" label={actions.markFixed} />}
      />
      <PinnedMessage
        fixed
        author={review.you}
        initials="MS"
        when={review.when}
        message={review.fixedText}
        field={
          <TextInput name="pinned_name_kh" label={fields.khmerName} lang="km" defaultValue="សម្ភារៈស្លឹក" />
        }
      />
      <Diff was={review.old} now={review.new} texts={review} answer={review.answer} />
      <Diff was="Slek សម្ភារៈ" now="សម្ភារៈស្លឹក" lang="km" texts={review} />
      <ol className="history">
        {review.history.map((line, i) => (
          <li key={line}>
            <time>{TIMES[i]}</time> {line}
          </li>
        ))}
      </ol>
    </>
  );
}
