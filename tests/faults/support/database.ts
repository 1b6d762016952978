import { once } from 'node:events'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres/start.ts'
import { until } from './until.ts'

/**
 * What a run records about itself, in the order of a run: each step's start and end, the intent to save the bill, that the bill was
 * read back, the proof, the end of the job.
 */
export type Entry = `${string} started` | `${string} finished` | 'intent' | 'posted' | 'proof' | 'end'

/** A database server of the tests' own, so that it outlives the Docket that is killed. */
export interface TestDatabase {
  url: string
  /** To be called once, when a Docket has made its tables. */
  installBarriers(): Promise<void>
  /** From now on the run of this job stands still right before the entry is stored. */
  holdEntry(jobId: string, entry: Entry): Promise<void>
  /** Whether the run of this job stands at its entry. */
  isHeld(jobId: string): Promise<boolean>
  releaseEntry(jobId: string): Promise<void>
  /** Lets every held entry go on. */
  releaseEntries(): Promise<void>
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/**
 * Triggers of the test's own. Nothing is learned from the invoices, which would cost a process each. An entry that is listed waits for a lock that the test holds. The product knows nothing of it, and a run
 * that stands there is in the very transaction that stores the entry.
 */
const BARRIERS = `
  create table if not exists fault_barriers (job_id text primary key, entry text not null, key int generated always as identity);
  create or replace function wait_at_fault_barrier(job text, given text) returns void language plpgsql as $$
  declare found_key int;
  begin
    select key into found_key from public.fault_barriers where job_id = job and entry = given;
    if found then perform pg_advisory_xact_lock_shared(4711, found_key); end if;
  end $$;
  create or replace function barrier_of_step() returns trigger language plpgsql as $$ begin
    if new.status <> 'failed' then
      perform wait_at_fault_barrier(new.job_id, new.name || case new.status when 'running' then ' started' else ' finished' end);
    end if;
    return new;
  end $$;
  create or replace function barrier_of_intent() returns trigger language plpgsql as $$ begin
    perform wait_at_fault_barrier(new.job_id, case new.state when 'posted' then 'posted' else 'intent' end);
    return new;
  end $$;
  create or replace function barrier_of_proof() returns trigger language plpgsql as $$ begin
    perform wait_at_fault_barrier(new.job_id, 'proof'); return new;
  end $$;
  create or replace function barrier_of_end() returns trigger language plpgsql as $$ begin
    if new.state in ('completed', 'failed', 'cancelled') then perform wait_at_fault_barrier(new.id, 'end'); end if;
    return new;
  end $$;
  create or replace trigger barrier before insert or update on automation_steps for each row execute function barrier_of_step();
  create or replace trigger barrier before insert or update on bill_intents for each row execute function barrier_of_intent();
  create or replace trigger barrier before insert or update on automation_proofs for each row execute function barrier_of_proof();
  create or replace trigger barrier before update on automation_jobs for each row execute function barrier_of_end();
  create or replace function no_lesson() returns trigger language plpgsql as $$ begin return null; end $$;
  create or replace trigger no_lesson before insert on pgboss.job for each row when (new.name = 'learn-supplier') execute function no_lesson();`

export async function startTestDatabase(dataDir: string): Promise<TestDatabase> {
  const log = { info: () => undefined, warn: () => undefined }
  const server = await startEmbeddedPostgres({ dataDir, log })
  // One connection for good: the locks that hold the entries are its own.
  const client = new pg.Pool({ connectionString: server.url, max: 1, idleTimeoutMillis: 0 })
  const query = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await client.query<Row>(sql, values)).rows
  return {
    url: server.url,
    query,
    async installBarriers() {
      await client.query(BARRIERS)
    },
    async holdEntry(jobId, entry) {
      const [barrier] = await query<{ key: number }>(
        'insert into fault_barriers (job_id, entry) values ($1, $2) returning key',
        [jobId, entry],
      )
      await client.query('select pg_advisory_lock(4711, $1)', [barrier?.key])
    },
    async isHeld(jobId) {
      const waiting = await query(
        `select from pg_locks join fault_barriers on objid = key
         where locktype = 'advisory' and classid = 4711 and not granted and job_id = $1`,
        [jobId],
      )
      return waiting.length > 0
    },
    async releaseEntry(jobId) {
      await query(
        'with gone as (delete from fault_barriers where job_id = $1 returning key) select pg_advisory_unlock(4711, key) from gone',
        [jobId],
      )
    },
    async releaseEntries() {
      await client.query('delete from fault_barriers')
      await client.query('select pg_advisory_unlock_all()')
    },
    async close() {
      // The pool has ended before its connection has, and a server that stops under one throws in this process.
      const gone = client.totalCount > 0 ? once(client, 'remove') : undefined
      await client.end()
      await gone
      await server.stop()
    },
  }
}

/** Waits until no session of a process that was killed is left in the database. */
export async function untilSessionsEnd(database: TestDatabase): Promise<void> {
  await until('the sessions of the dead process have ended', async () => {
    const rows = await database.query(
      "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return rows.length === 0
  })
}
