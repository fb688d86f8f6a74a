import { z } from 'zod';
import { DATA_CHANGES, DATA_FORMATS, DATASET_NAMES } from '#shared/domain/insight/datasets.ts';
import { defineContract } from './contract.ts';
import { isoMoment } from './list.ts';

const count = z.number().int();
const fieldTypes = ['text', 'number', 'date', 'moment', 'yes-no', 'list'] as const;

/** The files themselves: `/public/api/v1/export/{dataset}.{csv|json}`, with `?day=` those of an earlier night. */
export const listOpenData = defineContract({
  id: 'insight.open-data',
  summary: 'Open data: every dataset with its fields, its newest files and their checksums',
  method: 'GET',
  path: '/public/api/v1/export/',
  access: 'public',
  response: z.object({
    status: count,
    licence: z.object({ id: z.string(), url: z.string() }),
    changes: z.array(z.object({ date: z.string(), key: z.enum(DATA_CHANGES.map(({ key }) => key)) })),
    datasets: z.array(
      z.object({
        dataset: z.enum(DATASET_NAMES),
        /** The night of the newest files, `YYYY-MM-DD`; null while there are none. */
        day: z.string().nullable(),
        records: count,
        /** All nights that are kept, the newest first. */
        days: z.array(z.string()),
        fields: z.array(
          z.object({
            name: z.string(),
            type: z.enum(fieldTypes),
            meaning: z.string(),
            meaning_kh: z.string(),
          }),
        ),
        files: z.array(
          z.object({
            format: z.enum(DATA_FORMATS),
            bytes: count,
            sha256: z.string(),
            address: z.string(),
            created_at: isoMoment,
          }),
        ),
      }),
    ),
  }),
  cacheSeconds: 300,
});
