import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { mayReadMetrics, metrics } from '#platform/metrics';
import { type Logger, listenRefusal, type Settings, systemClock } from '#platform/runtime';
import { RoundJob } from '../loops/round.job.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { LOGGER, SETTINGS } from '../setup/tokens.js';

const SETTINGS_OF_PORT = { host: 'WORKER_HEALTH_HOST', port: 'WORKER_HEALTH_PORT' };

/** A worker hangs if its last pass is older than this (ms). */
const HUNG_AFTER_MS = 120_000;

interface Answer {
  status: number;
  type: string;
  body: string;
}

const NOT_FOUND: Answer = { status: 404, type: 'text/plain', body: 'Not found.\n' };
const REFUSED: Answer = {
  status: 401,
  type: 'text/plain',
  body: 'Metrics require METRICS_TOKEN as a bearer token.\n',
};
const FAILED: Answer = { status: 500, type: 'text/plain', body: 'The metrics could not be collected.\n' };

/**
 * Listens on WORKER_HEALTH_HOST and WORKER_HEALTH_PORT. `GET /live` returns 200 while passes are completed and 503 if the worker hangs. `GET
 * /metrics` is for Prometheus.
 */
@Injectable()
export class HealthServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | null = null;

  constructor(
    private readonly rounds: RoundJob,
    private readonly metrics: MetricsService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { WORKER_HEALTH_PORT: port, WORKER_HEALTH_HOST: host } = this.settings;
    if (port === undefined) return;
    this.metrics.watch();
    const server = createServer((request, response) => void this.respond(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', (cause) => reject(listenRefusal(cause, host, port, SETTINGS_OF_PORT)));
      server.listen(port, host, () => resolve());
    });
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let answer = FAILED;
    try {
      answer = await this.answer(request);
    } catch (error) {
      this.logger.error({ err: error }, 'metrics failed');
    }
    response.writeHead(answer.status, { 'Content-Type': answer.type, 'Cache-Control': 'no-store' });
    response.end(answer.body);
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    if (request.method !== 'GET') return NOT_FOUND;
    switch (request.url?.split('?')[0]) {
      case '/live':
        return this.live();
      case '/metrics': {
        const reader = { address: request.socket.remoteAddress, headers: request.headers };
        if (!mayReadMetrics(reader, this.settings.METRICS_TOKEN)) return REFUSED;
        return { status: 200, type: metrics.contentType, body: await this.metrics.text() };
      }
      default:
        return NOT_FOUND;
    }
  }

  private live(): Answer {
    const idleMs = systemClock.now().getTime() - this.rounds.lastPassAt;
    const isWell = idleMs < HUNG_AFTER_MS;
    const body = JSON.stringify({ status: isWell ? 'ok' : 'hung', idleMs });
    return { status: isWell ? 200 : 503, type: 'application/json', body };
  }
}
