import { useNavigation } from 'react-router';
import type { Task } from '#shared/contracts/task.contract.ts';
import { isAnswered, taskName } from '#shared/domain/task.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The two answers of a task that is answered in its row; they stand in a form that posts `task`. */
export function TaskActs({ task, name }: { task: Task; name: string }) {
  const t = useT();
  const { formData } = useNavigation();
  const { kind } = task;
  if (!isAnswered(kind)) return null;
  const act = (answer: 'yes' | 'no') => {
    const value = `${answer}:${taskName(task)}`;
    return (
      <Button
        type="submit"
        name="task"
        value={value}
        look={answer === 'yes' ? 'ink' : 'line'}
        size="s"
        loading={formData?.get('task') === value}
        aria-label={t(`notification:task.${answer}_named.${kind}`, { name })}
      >
        {t(`notification:task.${answer}.${kind}`)}
      </Button>
    );
  };
  return (
    <>
      {act('yes')}
      {act('no')}
    </>
  );
}
