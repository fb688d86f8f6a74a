import { Form } from 'react-router';
import type { ConnectionAction } from '#shared/domain/connection.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ConnectionAnswer } from './change-connection.ts';
import { StillInTeam } from './still-in-team.tsx';

/** What makes good a wrong tap. */
const UNDO: Partial<Record<string, ConnectionAction | 'unblock'>> = {
  connect: 'withdraw',
  withdraw: 'connect',
  ignore: 'accept',
  block: 'unblock',
};

/** What the last button did, in words, with the way to undo it in the same place. */
export function ConnectionDone({ answer }: { answer: ConnectionAnswer | undefined }) {
  const t = useT();
  if (!answer) return <div role="status" />;
  if ('problem' in answer) {
    return (
      <div className="mb-6">
        <ProblemNotice problem={answer.problem} />
      </div>
    );
  }
  if (!('done' in answer)) return <div role="status" />;
  const { done, id } = answer;
  const name = localName(answer, t.language).text || t('notification:somebody');
  const undo = UNDO[done];
  return (
    <div role="status">
      <div className="mb-6">
        <Notice tone="ok">
          <Form method="post" preventScrollReset className="connection-done">
            <span>{t(`connection:done.${done}`, { name })}</span>
            {undo && (
              <Button type="submit" name="do" value={`${undo}:${id}`} look="line" size="s">
                {t(done === 'ignore' ? 'connection:action.accept_after_all' : 'connection:action.undo')}
              </Button>
            )}
          </Form>
          <StillInTeam teams={answer.teams ?? []} name={name} />
        </Notice>
      </div>
    </div>
  );
}
