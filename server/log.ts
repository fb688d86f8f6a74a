import {
  type DestinationStream,
  type LogFn,
  type Logger,
  pino,
  type SerializedError,
  stdSerializers,
} from 'pino';
import type { Outage } from './database/outage.ts';

/**
 * The log of the program: one JSON object a line, without what would let a reader of the log act as somebody else. `outage`
 * decides which lines about a lost database are written.
 */
export function createLog(
  level: string,
  destination: DestinationStream,
  outage?: Pick<Outage, 'mayTell'>,
): Logger {
  return pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["set-cookie"]'],
      serializers: { err: forLog },
      hooks: {
        logMethod(args, write) {
          const error = errorIn(args);
          if (error && outage?.mayTell(error) === false) return;
          withOwnMessage.call(this, args, write, error);
        },
      },
    },
    destination,
  );
}

/** The error that a line is about. */
function errorIn([first]: unknown[]): Error | null {
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  return error instanceof Error ? error : null;
}

/** An error that is written without a message would lend its own, values and all. */
function withOwnMessage(this: Logger, args: unknown[], write: LogFn, error: Error | null): void {
  const [first] = args;
  if (args.length > 1 || !error) write.apply(this, args as Parameters<LogFn>);
  else write.call(this, first instanceof Error ? { err: first } : first, 'failed');
}

/**
 * An error of a lost connection carries the whole client, with the key that cancels its queries, and a statement that
 * failed all its values: texts of mails with their links, addresses, hashes. Neither is written down.
 */
function forLog(error: Error): SerializedError | Omit<SerializedError, 'client' | 'params'> {
  const { client: _client, params: _params, ...rest } = stdSerializers.err(error);
  const values = valuesIn(error);
  const without = (text: string) => values.reduce((left, value) => left.replaceAll(value, ''), text);
  return { ...rest, message: without(rest.message), stack: without(rest.stack) };
}

/** How the values of failed statements stand in the texts of an error and of its causes. */
function valuesIn(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'params' in error ? [`\nparams: ${String(error.params)}`] : [];
  return [...own, ...valuesIn(error.cause)];
}
