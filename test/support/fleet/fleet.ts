import { freePort } from '#platform/embedded';
import { keepsStatements, type Pooler, pgBouncer, startPooler } from '../pooler.js';
import { type RestartingServer, startRestartingServer } from '../restarting-server.js';
import { type Standby, startStandby } from '../standby.js';
import { AppProcess } from './app-process.js';
import { type LimitedDisk, limitDisk } from './limited-disk.js';

type Env = Record<string, string>;

/** A primary on a disk of limited size, before there are databases. */
export interface Primary {
  server: RestartingServer;
  /** Null if this account may not mount file systems. */
  disk: LimitedDisk | null;
  remove: () => Promise<void>;
}

export async function startPrimary(diskMb: number): Promise<Primary> {
  const server = await startRestartingServer();
  const disk = await limitDisk(server, diskMb);
  const remove = async () => {
    await server.stop();
    disk?.remove();
    await server.remove();
  };
  return { server, disk, remove };
}

interface Plan {
  databaseUrl: string;
  /** For all workers, and one entry per worker and per BFF with what it has of its own. */
  env: Env;
  workers: readonly Env[];
  bffs: readonly Env[];
  /** A replica further behind is left out (ms). */
  replicaLagMs: number;
}

/** Workers and BFFs as processes, on a primary with a streaming replica, behind PgBouncer if it is installed. */
export class Fleet {
  readonly workers: AppProcess[] = [];
  readonly bffs: AppProcess[] = [];
  readonly addresses: string[] = [];
  private pooler: Pooler | null = null;
  private poolerPort = 0;

  private constructor(
    private readonly plan: Plan,
    readonly standby: Standby,
  ) {}

  static async start(plan: Plan): Promise<Fleet> {
    const fleet = new Fleet(plan, await startStandby(plan.databaseUrl));
    fleet.poolerPort = await freePort();
    await fleet.startPooler();
    await fleet.startApps();
    return fleet;
  }

  get hasPooler(): boolean {
    return this.pooler !== null;
  }

  get all(): readonly AppProcess[] {
    return [...this.workers, ...this.bffs];
  }

  async restartPooler(): Promise<void> {
    await this.pooler?.stop();
    await this.startPooler();
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((app) => app.stop()));
    await this.pooler?.stop();
    await this.standby.remove();
  }

  private async startPooler(): Promise<void> {
    const program = pgBouncer();
    if (program !== null && keepsStatements(program))
      this.pooler = await startPooler(program, this.plan.databaseUrl, this.poolerPort);
  }

  private async startApps(): Promise<void> {
    const { databaseUrl, env, workers, bffs, replicaLagMs } = this.plan;
    const shared = {
      DATABASE_URL: this.pooler?.url ?? databaseUrl,
      DATABASE_DIRECT_URL: databaseUrl,
      DATABASE_POOL: '5',
    };
    const replicas = {
      DATABASE_REPLICA_URLS: this.standby.urlOf(databaseUrl),
      DATABASE_REPLICA_LAG_MS: String(replicaLagMs),
    };
    for (const [n, own] of workers.entries())
      this.workers.push(AppProcess.worker(`worker ${n + 1}`, { ...shared, ...env, ...own }));
    for (const [n, own] of bffs.entries()) {
      const { app, address } = await AppProcess.bff(`BFF ${n + 1}`, { ...shared, ...replicas, ...own });
      this.bffs.push(app);
      this.addresses.push(address);
    }
    await Promise.all(this.all.map((app) => app.start()));
  }
}
