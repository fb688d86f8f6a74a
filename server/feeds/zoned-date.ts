import { zoneFields } from '#shared/format/zones.ts';

/**
 * A Date that can read as the clock of any zone, whatever the zone of this machine. The calendar library takes such dates
 * in the shape of `TZDate` (date-fns), which it knows by the members `internal` and `tzComponents`.
 */
export class ZonedDate extends Date {
  #fields: Date | null = null;

  get internal(): Date {
    return this.#fields ?? this;
  }
  tzComponents(): [string, string, string] {
    return ['+', '00', '00'];
  }

  withTimeZone(zone?: string | null): ZonedDate {
    const date = new ZonedDate(this.getTime());
    date.#fields = zone ? zoneFields(this, zone) : null;
    return date;
  }
  override getFullYear(): number {
    return this.#fields?.getUTCFullYear() ?? super.getFullYear();
  }
  override getMonth(): number {
    return this.#fields?.getUTCMonth() ?? super.getMonth();
  }
  override getDate(): number {
    return this.#fields?.getUTCDate() ?? super.getDate();
  }
  override getHours(): number {
    return this.#fields?.getUTCHours() ?? super.getHours();
  }
  override getMinutes(): number {
    return this.#fields?.getUTCMinutes() ?? super.getMinutes();
  }
  override getSeconds(): number {
    return this.#fields?.getUTCSeconds() ?? super.getSeconds();
  }
}
