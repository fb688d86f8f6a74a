import type { FastifyInstance } from 'fastify';
import { DATA_LICENCE, type DataFormat, isDataset } from '#shared/domain/insight/datasets.ts';
import { languageOfCall } from '../../../http/call-language.ts';
import { visitorHash } from '../../../http/caller.ts';
import { Problem } from '../../../http/problem.ts';
import { sendFile } from '../../../http/send-file.ts';
import { sendProblem } from '../../../http/send-problem.ts';
import type { Services } from '../../../services.ts';
import { findDataFile } from './open-data.queries.ts';

interface DataCall {
  Params: { file: string };
  Querystring: { day?: unknown };
}

/** `GET /public/api/v1/export/{dataset}.{csv|json}`: the file of the last night, or with `?day=` of another that is kept. */
export function registerOpenData(app: FastifyInstance, services: Services): void {
  app.get<DataCall>('/public/api/v1/export/:file', async (request, reply) => {
    const { params, query, headers } = request;
    try {
      const [, dataset = '', format] = /^([a-z-]+)\.(csv|json)$/.exec(params.file) ?? [];
      const day = query.day === undefined ? undefined : String(query.day);
      if (!format || !isDataset(dataset) || (day && !/^\d{4}-\d{2}-\d{2}$/.test(day)))
        throw new Problem('not_found');
      await services.limits.spend('read', visitorHash(services, request));
      const found = await findDataFile(services.database.db, dataset, format as DataFormat, day);
      if (!found) throw new Problem('not_found');
      const { file } = found;
      reply.headers({
        'cache-control': 'public, max-age=300',
        link: `<${DATA_LICENCE.url}>; rel="license"`,
        'repr-digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
        'content-disposition': `attachment; filename="${file.name}"`,
      });
      return await sendFile(request, reply, {
        etag: `"${file.sha256.slice(0, 32)}"`,
        type: file.media_type,
        read: () => services.files.read(file.key),
      });
    } catch (error) {
      return sendProblem(reply, error, languageOfCall(headers['accept-language'], undefined));
    }
  });
}
