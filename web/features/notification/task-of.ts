import type { NoticeItem } from '#shared/contracts/notification.contract.ts';
import type { Task } from '#shared/contracts/task.contract.ts';
import { TASK_OF_NOTICE } from '#shared/domain/task.ts';

/** The task a notice tells of, while it waits for its answer; of several pages of one's own, the one it leads to. */
export function taskOf(
  { kind, object_id, link }: Pick<NoticeItem, 'kind' | 'object_id' | 'link'>,
  tasks: readonly Task[],
): Task | undefined {
  const asked = TASK_OF_NOTICE[kind];
  const about = tasks.filter((task) => task.kind === asked && task.object_id === object_id);
  return about.find((task) => task.link === link) ?? (about.length === 1 ? about[0] : undefined);
}
