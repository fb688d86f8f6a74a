import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { EVERYTHING } from '../../../changes/bus.ts';
import { person, session } from '../../../database/schema/person.ts';
import { personOfTag } from '../../../notify/counts-changed.ts';
import type { Services } from '../../../services.ts';
import { countUnread } from '../notification.queries.ts';

/** Proxies close a connection on which nothing moves, most of them after 30 seconds or more. */
const HEARTBEAT_MS = 25_000;

/** One window of a signed-in person. */
export interface CountStream {
  person_id: string;
  session_id: string;
  write(text: string): void;
  end(): void;
}

export interface CountStreams {
  open(stream: CountStream): void;
  forget(stream: CountStream): void;
  /** How many a person has open here. */
  of(personId: string): number;
  /** Ends all of them, and every one that comes later. */
  stop(): void;
}

/**
 * Tells open windows of this process how many notifications are unread, when that has changed: at once by the change bus,
 * and with every heartbeat, in case something was missed. However many windows there are, a round asks two questions.
 */
export function createCountStreams(services: Services): CountStreams {
  const streams = new Map<CountStream, { told: string }>();
  const due = new Set<string>();
  let isTelling = false;
  let isStopped = false;

  const people = () => new Set([...streams.keys()].map(({ person_id }) => person_id));

  async function tell(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    try {
      while (due.size > 0 && !isStopped) {
        const ids = [...due];
        due.clear();
        await endDead(ids);
        await tellCounts(ids);
      }
    } catch (error) {
      // The next heartbeat asks again.
      services.log.debug({ err: error }, 'counts could not be told');
    } finally {
      isTelling = false;
    }
  }

  /** Ends the windows of sessions that are over, so that nothing private leaves after signing out. */
  async function endDead(ids: readonly string[]): Promise<void> {
    const open = [...streams.keys()].filter(({ person_id }) => ids.includes(person_id));
    if (open.length === 0) return;
    const rows = await services.database.db
      .select({ id: session.id })
      .from(session)
      .innerJoin(person, and(eq(person.id, session.person_id), eq(person.status, 'active')))
      .where(
        and(
          inArray(
            session.id,
            open.map(({ session_id }) => session_id),
          ),
          isNull(session.revoked_at),
          gt(session.expires_at, sql`now()`),
        ),
      );
    const alive = new Set(rows.map(({ id }) => id));
    for (const stream of open) if (!alive.has(stream.session_id)) close(stream);
  }

  async function tellCounts(ids: readonly string[]): Promise<void> {
    const connected = people();
    const asked = ids.filter((id) => connected.has(id));
    if (asked.length === 0) return;
    const counts = await countUnread(services.database.db, asked);
    for (const [stream, state] of streams) {
      const own = counts.get(stream.person_id);
      const text = own && JSON.stringify(own);
      if (!text || text === state.told) continue;
      state.told = text;
      stream.write(`event: counts\ndata: ${text}\n\n`);
    }
  }

  function close(stream: CountStream): void {
    streams.delete(stream);
    stream.end();
  }

  services.changes.subscribe((tags) => {
    if (isStopped || streams.size === 0) return;
    const connected = people();
    if (tags.has(EVERYTHING)) for (const id of connected) due.add(id);
    for (const tag of tags) {
      const id = personOfTag(tag);
      if (id && connected.has(id)) due.add(id);
    }
    void tell();
  });

  const heartbeat = setInterval(() => {
    for (const { write, person_id } of streams.keys()) {
      write(':\n\n');
      due.add(person_id);
    }
    void tell();
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    open(stream) {
      if (isStopped) return stream.end();
      streams.set(stream, { told: '' });
      due.add(stream.person_id);
      void tell();
    },
    forget: (stream) => void streams.delete(stream),
    of: (personId) => [...streams.keys()].filter(({ person_id }) => person_id === personId).length,
    stop() {
      isStopped = true;
      clearInterval(heartbeat);
      for (const stream of [...streams.keys()]) close(stream);
    },
  };
}
