/** The environment variable by which a process that runs tests gets its configuration. */
export const RUNNER_DATA = 'FOLLOWTHROUGH_TEST_RUNNER';

/** What such a process asks its parent for, and the kind of the answer (jest-light-runner). */
const [QUESTION, ANSWER] = ['jest-light-runner-get-worker-data', 'jest-light-runner-worker-data'];

/** Answers the question in the process itself. */
export function answerFromEnvironment() {
  const data = process.env[RUNNER_DATA];
  if (data === undefined || process.send === undefined) return;
  delete process.env[RUNNER_DATA];
  const send = process.send.bind(process);
  process.send = (message, ...rest) => {
    if (message !== QUESTION) return send(message, ...rest);
    setImmediate(() => process.emit('message', { type: ANSWER, workerData: JSON.parse(data) }));
    return true;
  };
}
