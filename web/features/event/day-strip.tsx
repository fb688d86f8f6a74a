import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { formatShortMonth } from '#shared/format/dates.ts';
import { useLanguage } from '#web/lib/texts.tsx';

const DAYS = 21;

/** The next three weeks, one thread a day and one orange thread an event. Decoration: the list below says the same. */
export function DayStrip({ today, starts }: { today: string; starts: readonly string[] }) {
  const language = useLanguage();
  const dates = starts.map((start) => calendarDate(start));
  return (
    <div className="day-strip" aria-hidden="true">
      {Array.from({ length: DAYS }, (_, i) => {
        const day = addDays(today, i);
        const count = dates.filter((date) => date === day).length;
        const number = Number(day.slice(8));
        return (
          <div key={day} className={count > 0 ? 'on' : undefined}>
            <div>
              {Array.from({ length: Math.max(1, Math.min(count, 3)) }, (_, n) => (
                <i key={n} />
              ))}
            </div>
            {i === 0 || number === 1 ? `${formatShortMonth(language, day)} ${number}` : number}
          </div>
        );
      })}
    </div>
  );
}
