import { createServer, type Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type Settings, systemClock } from '#platform';
import { RoundJob } from '../round.job.js';
import { SETTINGS } from '../tokens.js';

/** A worker whose last pass is older than this hangs. */
const HUNG_AFTER_MS = 120_000;

/** `GET /live` on WORKER_HEALTH_PORT: 200 while passes are completed, 503 when the worker hangs. */
@Injectable()
export class HealthServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | null = null;

  constructor(
    private readonly rounds: RoundJob,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const port = this.settings.WORKER_HEALTH_PORT;
    if (port === undefined) return;
    const server = createServer((request, response) => {
      if (request.url !== '/live') return response.writeHead(404).end();
      const idleMs = systemClock.now().getTime() - this.rounds.lastPassAt;
      response.writeHead(idleMs < HUNG_AFTER_MS ? 200 : 503, { 'Content-Type': 'application/json' });
      return response.end(JSON.stringify({ status: idleMs < HUNG_AFTER_MS ? 'ok' : 'hung', idleMs }));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, () => resolve());
    });
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
