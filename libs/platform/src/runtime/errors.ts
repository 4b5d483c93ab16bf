/** Something the operator must change. Commands print the message as one sentence and end with code 1. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
