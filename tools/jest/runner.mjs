import { createRunner } from 'jest-light-runner';
import { RUNNER_DATA } from './runner-data.mjs';

const ChildProcessRunner = createRunner({ runtime: 'child_process' });

/**
 * Runs test files in child processes of plain Node. They get their configuration by the environment: by the runner's own messages, a
 * process that starts later than another one may wait for it for ever.
 */
export default class Runner extends ChildProcessRunner {
  constructor(globalConfig, ...rest) {
    super(globalConfig, ...rest);
    this.globalConfig = globalConfig;
  }

  runTests(tests, ...rest) {
    const [test] = tests;
    const data = {
      globalConfig: this.globalConfig,
      projectConfig: test?.context.config,
      runtime: 'child_process',
    };
    process.env[RUNNER_DATA] = JSON.stringify(data);
    return super.runTests(tests, ...rest);
  }
}
