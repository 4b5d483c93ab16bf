/** A problem that the operator must fix. Commands print the message as one sentence and exit with code 1. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
