import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** The accepted mails, in order. */
  mails: { to: string; source: string }[];
  /** Sets how recipients are answered: a code refuses, null accepts. */
  refuse: (answer: (to: string) => number | null) => void;
  /** Sets how senders are answered: a code refuses, null accepts. */
  refuseSender: (code: number | null) => void;
  /** Whether mails arrive, but the sender is told that they did not. */
  loseAnswers: (lost: boolean) => void;
  close: () => Promise<void>;
}

/** A real SMTP server on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  let answer: (to: string) => number | null = () => null;
  let senderCode: number | null = null;
  let isAnswerLost = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom(_address, _session, done) {
      done(
        senderCode === null
          ? null
          : Object.assign(new Error('sender not allowed'), { responseCode: senderCode }),
      );
    },
    onRcptTo(address, _session, done) {
      const code = answer(address.address);
      done(code === null ? null : Object.assign(new Error('not here'), { responseCode: code }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
        mails.push({ to, source: Buffer.concat(parts).toString('utf8') });
        done(isAnswerLost ? Object.assign(new Error('not stored'), { responseCode: 451 }) : null);
      });
    },
  });
  // A client may disconnect in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (next) => {
      answer = next;
    },
    refuseSender: (code) => {
      senderCode = code;
    },
    loseAnswers: (lost) => {
      isAnswerLost = lost;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
