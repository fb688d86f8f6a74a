import type { Health } from '#shared/contracts/health.contract.ts';

type Finding = Health['findings'][number];

/** Every sentence of the doctor begins with what it is about, and a colon. */
const SUBJECT = /^([^:៖]+)[:៖]\s+/;
/** A word, and no address or path, which stays as it is. */
const WORD = /^[a-z]+(?=[\s,.])/;

/** What a finding is about. */
export const subjectOf = ({ text }: Pick<Finding, 'text'>): string => SUBJECT.exec(text)?.[1] ?? text;

/** What was found, with the command to type set apart from the words. */
export function FindingText({ finding: { text, command } }: { finding: Finding }) {
  const said = text.replace(SUBJECT, '').replace(WORD, (word) => word[0]!.toUpperCase() + word.slice(1));
  if (!command) return said;
  const [before, after] = said.split(command, 2);
  return (
    <>
      {before}
      <code className="strong" lang="en">
        {command}
      </code>
      {after}
    </>
  );
}
