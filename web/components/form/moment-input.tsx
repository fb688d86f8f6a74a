import { DateInput, type DateInputProps } from './date-input.tsx';

export interface MomentInputProps extends DateInputProps {
  /** `14:05` */
  defaultTime?: string;
  timeText: string;
}

/** The name of the control of the time of day; those of the day are `datePartNames`. */
export const timePartName = (name: string) => `${name}.time`;

/** A day and a time of day: three parts and a clock. */
export function MomentInput({ defaultTime, timeText, ...date }: MomentInputProps) {
  return (
    <DateInput
      {...date}
      after={
        <label>
          {timeText}
          <input
            className="input num"
            name={timePartName(date.name)}
            inputMode="numeric"
            placeholder="00:00"
            defaultValue={defaultTime}
            autoComplete="off"
            maxLength={5}
          />
        </label>
      }
    />
  );
}
