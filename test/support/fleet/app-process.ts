import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from '#platform/embedded';
import { SETTING_NAMES } from '#platform/runtime';
import { BFF_ARGS, WORKER_ARGS } from '../../../tools/start/worker-args.js';
import { PRODUCT } from '../product.js';
import { killHard } from '../replay.js';
import { stopGently } from '../worker-process.js';

type Env = Record<string, string>;

/** Tests ignore the settings of the shell: empty counts as not set. */
const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
const SHIFTED = ['--import', new URL('./shifted-clock.mjs', import.meta.url).href];

/** A worker or BFF as in production, which starts again when its supervisor says so. */
export class AppProcess {
  child: ChildProcess | null = null;
  /** The lines of its log that are worth a look: warnings and errors. */
  readonly complaints: string[] = [];

  private constructor(
    readonly name: string,
    private readonly args: readonly string[],
    private readonly env: Env,
    private readonly started: string,
  ) {}

  static worker(name: string, env: Env): AppProcess {
    return new AppProcess(name, argsOf(WORKER_ARGS, env), env, 'worker started');
  }

  /** On a port of its own, in PORT. */
  static async bff(name: string, env: Env): Promise<{ app: AppProcess; address: string }> {
    const port = String(await freePort());
    const all = { HOST: '127.0.0.1', ...env, PORT: port };
    const app = new AppProcess(name, argsOf(BFF_ARGS, env), all, 'BFF listening');
    return { app, address: `http://127.0.0.1:${port}` };
  }

  /** Resolves once it runs. @throws Error if it ends before */
  async start(): Promise<void> {
    const child = spawn(process.execPath, this.args, {
      cwd: PRODUCT,
      env: { ...process.env, ...NO_SETTINGS, NODE_OPTIONS: '', LOG_LEVEL: 'info', ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${this.name} ended with ${code}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes(this.started)) resolve();
        if (/"level":"(?:warn|error|fatal)"|"level":[456]0/.test(line)) this.complaints.push(line);
      });
    });
  }

  /** SIGKILL, as by the kernel when memory runs out; then again, as its supervisor would. */
  async killAndRestart(): Promise<void> {
    if (this.child !== null) await killHard(this.child);
    await this.start();
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  async stop(): Promise<void> {
    if (this.child !== null) await stopGently(this.child);
  }
}

const argsOf = (args: readonly string[], { CLOCK_SHIFT_MS }: Env) =>
  CLOCK_SHIFT_MS === undefined ? args : [...SHIFTED, ...args];
