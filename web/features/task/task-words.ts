import type { Task } from '#shared/contracts/task.contract.ts';
import { type LocalText, localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** What a task is headed with: the page it is about where that is one's own, else who asks. */
export function taskTitle(t: Translator, { kind, who, page, about, note }: Task): LocalText {
  if (kind === 'matching') return { text: note, lang: 'en' };
  const named = ['returned', 'dispute', 'ownership'].includes(kind) ? (page ?? about) : who;
  return named ? localName(named, t.language) : { text: t('notification:task.desk'), lang: t.language };
}

/** What is asked, in a sentence. */
export function taskText(t: Translator, task: Task): string {
  const { kind, count } = task;
  const nameOf = (named: Task['page']) => (named ? localName(named, t.language).text : '');
  const [page, name] = [nameOf(task.page), nameOf(task.by ?? task.who)];
  switch (kind) {
    case 'returned':
      return count > 0
        ? t('notification:task.text.returned', { count })
        : t('notification:task.text.returned_done');
    case 'team':
      return task.by ? t('notification:task.text.team_by', { name }) : t('notification:task.text.team');
    case 'connection':
      return page
        ? t('notification:task.text.connection_page', { page })
        : t('notification:task.text.connection');
    case 'message':
      return page
        ? t('notification:task.text.message_page', { count, page })
        : t('notification:task.text.message', { count });
    case 'cohort':
      return t('notification:task.text.cohort', { page, cohort: nameOf(task.about) });
    case 'join':
    case 'round':
      return t(`notification:task.text.${kind}`, { page });
    case 'dispute':
    case 'ownership':
      return t(`notification:task.text.${kind}`, { name });
    case 'claim':
    case 'matching':
      return t(`notification:task.text.${kind}`);
  }
}
