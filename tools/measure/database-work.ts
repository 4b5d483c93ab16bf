import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#persistence/database';

/** What the server did between two moments. Counts all databases of the server. */
export interface DatabaseWork {
  walBytes: number;
  /** Row versions that updates and deletes left behind in this database. */
  deadTuples: number;
  /** Row versions that updates wrote without touching an index (heap-only tuples). */
  hotUpdates: number;
  /** Processor time of all its processes (seconds). Null unless it runs on this machine, under Linux, with readable data. */
  cpuSeconds: number | null;
}

/** Starts to measure. The result tells what the server has done since. */
export async function measureDatabase(db: Database): Promise<() => Promise<DatabaseWork>> {
  const server = await postmaster(db);
  const before = await countersOf(db);
  const cpuBefore = server === null ? null : cpuSeconds(server);
  return async () => {
    const after = await countersOf(db);
    return {
      walBytes: after.wal - before.wal,
      deadTuples: after.dead - before.dead,
      hotUpdates: after.hot - before.hot,
      cpuSeconds: server === null || cpuBefore === null ? null : cpuSeconds(server) - cpuBefore,
    };
  };
}

async function countersOf(db: Database): Promise<{ wal: number; dead: number; hot: number }> {
  const [row] = await db.rows<{ wal: string; dead: string; hot: string }>(
    `select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as wal,
            coalesce(sum(n_tup_upd + n_tup_del), 0) as dead, coalesce(sum(n_tup_hot_upd), 0) as hot
     from pg_stat_user_tables`,
  );
  return { wal: Number(row?.wal), dead: Number(row?.dead), hot: Number(row?.hot) };
}

/** The process id of a server on this machine. */
async function postmaster(db: Database): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const [row] = await db.rows<{ directory: string }>(`select current_setting('data_directory') as directory`);
  try {
    const [pid] = readFileSync(join(row?.directory ?? '', 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid) || null;
  } catch {
    return null;
  }
}

/** proc(5): the time of a process, of its ended children, and of its running ones, in hundredths of a second. */
function cpuSeconds(server: number): number {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((pid) => pid > 0);
  const [user, system, endedUser, endedSystem] = timesOf(server);
  const running = children.flatMap((pid) => timesOf(pid).slice(0, 2));
  const all = [user, system, endedUser, endedSystem, ...running];
  return all.reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0) / 100;
}

function timesOf(pid: number): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 15)
      .map(Number);
  } catch {
    // It ended meanwhile, and the server counts its time.
    return [];
  }
}
