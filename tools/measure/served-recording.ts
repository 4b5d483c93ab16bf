import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ServedRecording {
  port: number;
  close: () => void;
}

/** Prepares the database and serves the recording in its own process. */
export async function startServer(folder: string, databaseUrl: string): Promise<ServedRecording> {
  const server = fork(fileURLToPath(new URL('./serve-process.ts', import.meta.url)), [folder, databaseUrl]);
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The recording could not be served (code ${code}).`);
  });
  const [port] = await Promise.race([once(server, 'message'), ended]);
  ended.catch(() => 'the process exits with the measurement');
  const close = () => {
    if (server.connected) server.disconnect();
  };
  return { port: Number(port), close };
}
