import { ANSWER_WORKING_DAYS } from '../../constants.ts';
import { addDays, calendarDate, type Moment } from '../../format/calendar.ts';

/** The day by which a request that came in at `moment` is answered: five working days on, YYYY-MM-DD. */
export function answerBy(moment: Moment): string {
  let day = calendarDate(moment);
  for (let left = ANSWER_WORKING_DAYS; left > 0; ) {
    day = addDays(day, 1);
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
