import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { v7 } from 'uuid';
import {
  DATA_FORMATS,
  DATA_KEPT_DAYS,
  DATA_LICENCE,
  DATASET_NAMES,
  DATASETS,
  type DataFormat,
  type Dataset,
} from '#shared/domain/insight/datasets.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { writeCsv } from '../../../csv/write-csv.ts';
import { byItself } from '../../../database/by-itself.ts';
import { file } from '../../../database/schema/file.ts';
import { open_data_file } from '../../../database/schema/insight.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import type { Services } from '../../../services.ts';
import { removeStored } from '../../file/store-image.ts';
import { datasetRows } from './dataset-rows.ts';
import { type DataValue, presentRecord } from './open-data-row.ts';

const MEDIA_TYPES: Readonly<Record<DataFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
type Fields = Record<string, DataValue>;

/** Asks for the files at once where there are none: at the first start of a site. */
export async function publishDataFirst(services: Services): Promise<void> {
  if ((await services.database.db.$count(open_data_file)) > 0) return;
  await inTransaction(byItself(services, 'open-data'), (work) =>
    services.jobs.enqueue(work, 'open-data.publish', {}),
  );
}

/** Writes the files of today, one dataset after the other; those that are there stay. Old ones go. */
export async function publishData(services: Services, now = new Date()): Promise<void> {
  const day = calendarDate(now);
  for (const dataset of DATASET_NAMES) await publishDataset(services, dataset, day);
  await removeOld(services, addDays(day, -DATA_KEPT_DAYS));
}

async function publishDataset(services: Services, dataset: Dataset, day: string): Promise<void> {
  const { db } = services.database;
  const isToday = and(eq(open_data_file.dataset, dataset), eq(open_data_file.day, day));
  if ((await db.$count(open_data_file, isToday)) === DATA_FORMATS.length) return;
  const records: Fields[] = [];
  for await (const rows of datasetRows(db, dataset))
    records.push(...rows.map((row) => presentRecord(dataset, row, services.config.publicUrl)));
  await inTransaction(byItself(services, 'open-data'), async (work) => {
    for (const format of DATA_FORMATS) {
      const text = format === 'csv' ? asCsv(dataset, records) : asJson(dataset, day, records);
      await keepFile(work, { dataset, format, day, records: records.length }, Buffer.from(text));
    }
    work.changes('insight');
  });
}

function asCsv(dataset: Dataset, records: readonly Fields[]): string {
  const cell = (value: DataValue) => (Array.isArray(value) ? value.join('|') : String(value ?? ''));
  return writeCsv(
    DATASETS[dataset].map(({ name }) => name),
    records.map((record) =>
      Object.fromEntries(Object.entries(record).map(([name, value]) => [name, cell(value)])),
    ),
  );
}

const asJson = (dataset: Dataset, day: string, records: readonly Fields[]): string =>
  `${JSON.stringify({ dataset, day, licence: DATA_LICENCE.id, licence_url: DATA_LICENCE.url, records })}\n`;

async function keepFile(
  work: Work,
  about: { dataset: Dataset; format: DataFormat; day: string; records: number },
  bytes: Buffer,
): Promise<void> {
  const { services } = work.context;
  const { dataset, format, day } = about;
  const id = v7();
  const key = `open-data/${id}.${format}`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const media_type = MEDIA_TYPES[format];
  work.onRollback(() => removeStored(services, key));
  await services.files.put(key, bytes, media_type);
  const name = `phum-${dataset}-${day}.${format}`;
  const size = bytes.byteLength;
  await work.tx
    .insert(file)
    .values({ id, purpose: 'open-data', key, name, media_type, bytes: size, sha256, is_public: true });
  await work.tx
    .insert(open_data_file)
    .values({ dataset, format, day, file_id: id, rows: about.records, bytes: size, sha256 });
}

/** Takes away the files of nights before a day; the rows of open data go with those of their files. */
async function removeOld(services: Services, before: string): Promise<void> {
  const { db } = services.database;
  const old = await db
    .select({ id: file.id, key: file.key })
    .from(open_data_file)
    .innerJoin(file, eq(file.id, open_data_file.file_id))
    .where(lt(open_data_file.day, before));
  for (const { id, key } of old) {
    await db.delete(file).where(eq(file.id, id));
    await removeStored(services, key);
  }
}
