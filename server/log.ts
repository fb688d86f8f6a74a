import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** The log of the program: one JSON object a line, without what would let a reader of the log act as somebody else. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["set-cookie"]'],
      serializers: { err: withoutConnection },
    },
    destination,
  );
}

/** An error of a lost connection carries the whole client, with the key that cancels its queries. */
function withoutConnection(error: Error) {
  const { client: _client, ...rest } = stdSerializers.err(error);
  return rest;
}
