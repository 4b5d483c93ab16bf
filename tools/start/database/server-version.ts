import { OperatorError } from '#platform/runtime';

/** `returning old` and `new`, with which stories are written, came with it. */
const LEAST = 18;

/**
 * @param setting the setting that leads to the server
 * @param version PostgreSQL's `server_version`: '17.6 (Debian 17.6-1.pgdg12+1)'
 * @throws OperatorError if the server is too old
 */
export function assertNewEnough(setting: string, version: string): void {
  const [number = ''] = version.split(' ');
  if (Number.parseInt(number, 10) < LEAST)
    throw new OperatorError(
      `${setting} leads to PostgreSQL ${number}, but PostgreSQL ${LEAST} or later is needed.`,
    );
}
