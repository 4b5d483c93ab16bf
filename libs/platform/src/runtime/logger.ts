import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Settings } from './config.js';
import { linesOfATurn } from './lines-of-a-turn.js';
import { scrubSecrets } from './scrub-secrets.js';
import { secretValues } from './secret-values.js';

export type { Logger } from 'pino';

/** One structured line per unit of work, without secrets, to standard output unless `out` is given. */
export function createLogger(
  settings: Pick<Settings, 'LOG_LEVEL' | 'LOG_PRETTY'>,
  process: 'bff' | 'worker' | 'launcher',
  out?: DestinationStream,
): Logger {
  const secrets = secretValues(settings);
  const streamWrite = (line: string) => scrubSecrets(line, secrets);
  const options = { level: settings.LOG_LEVEL, base: { process }, hooks: { streamWrite } };
  return settings.LOG_PRETTY
    ? pino(options, pretty({ colorize: true, ignore: 'pid,hostname' }))
    : pino(options, out ?? standardOutput());
}

let output: DestinationStream | undefined;

/** One for all loggers of the process. */
function standardOutput(): DestinationStream {
  output ??= linesOfATurn(pino.destination(1), process);
  return output;
}

/** Sends Nest's own messages through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ details: rest.map(String) }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }

  fatal(message: unknown, context?: string): void {
    this.logger.fatal({ context }, String(message));
  }
}
