import type { listOpenData as contract } from '#shared/contracts/export.contract.ts';
import {
  DATA_CHANGES,
  DATA_LICENCE,
  DATASET_NAMES,
  DATASETS,
  type DataFormat,
} from '#shared/domain/insight/datasets.ts';
import type { Handler } from '../../../http/route.ts';
import { meaningOf } from './meaning.ts';
import { findDataFiles } from './open-data.queries.ts';

/** Every dataset with its fields, its newest files and the nights that are kept. */
export const listOpenData: Handler<typeof contract> = async (_input, { services, tag }) => {
  tag('insight');
  const files = await findDataFiles(services.database.db);
  return {
    status: 200,
    licence: { ...DATA_LICENCE },
    changes: [...DATA_CHANGES],
    datasets: DATASET_NAMES.map((dataset) => {
      const own = files.filter((one) => one.dataset === dataset);
      const day = own[0]?.day ?? null;
      return {
        dataset,
        day,
        records: own[0]?.rows ?? 0,
        days: [...new Set(own.map((one) => one.day))],
        fields: DATASETS[dataset].map((field) => ({
          name: field.name,
          type: field.type,
          ...meaningOf(field),
        })),
        files: own
          .filter((one) => one.day === day)
          .map(({ format, bytes, sha256, created_at }) => ({
            format: format as DataFormat,
            bytes,
            sha256,
            address: `/public/api/v1/export/${dataset}.${format}`,
            created_at: created_at.toISOString(),
          })),
      };
    }),
  };
};
