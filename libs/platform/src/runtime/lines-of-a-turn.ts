import type { DestinationStream } from 'pino';

/**
 * Writes the lines of one turn of the event loop together, because each write is a system call and visits that are stored together
 * are logged together. What is left is written when the process exits.
 */
export function linesOfATurn(out: DestinationStream, process: NodeJS.EventEmitter): DestinationStream {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') out.write(lines);
  };
  process.on('exit', flush);
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
  };
}
