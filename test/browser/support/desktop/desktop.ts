import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DbusReader, dbusMessage, type Field, type Received, readMessages, u32, words } from './dbus.js';

const NOTIFICATIONS = 'org.freedesktop.Notifications';
const BUS = 'org.freedesktop.DBus';
/** On a bus, programs have names like these. The browser knows notifications by the second one. */
const [BROWSER_NAME, OWN_NAME] = [':1.1', ':1.0'];
const GUID = '0123456789abcdef0123456789abcdef';

/** The notifications that a Linux desktop shows. Chromium finds it on the session's message bus, which ends here too. */
export class Desktop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'followthrough-desktop-'));
  private readonly path = join(this.folder, 'bus');
  private readonly shown = new Map<number, string>();
  private readonly server: Server = createServer((socket) => this.serve(socket));
  private socket: Socket | null = null;
  private serial = 0;

  /** Of a browser that uses it. */
  readonly environment = { DBUS_SESSION_BUS_ADDRESS: `unix:path=${this.path}` };

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.server.listen(this.path, ready));
  }

  /** Presses the notification of this title once it is shown. The browser takes it for a press of the person. */
  async press(title: string): Promise<void> {
    await expect.poll(() => [...this.shown.values()]).toContain(title);
    const [id = 0] = [...this.shown].find(([, each]) => each === title) ?? [];
    this.signal('ActionInvoked', 'us', Buffer.concat([u32(id), words('default')]));
  }

  async stop(): Promise<void> {
    this.socket?.destroy();
    await new Promise((closed) => this.server.close(closed));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private serve(socket: Socket): void {
    let left: Buffer = Buffer.alloc(0);
    let isOpen = false;
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      left = Buffer.concat([left, data]);
      while (!isOpen) {
        const end = left.indexOf('\r\n');
        if (end < 0) return;
        const line = left.subarray(0, end).toString();
        left = left.subarray(end + 2);
        isOpen = line === 'BEGIN';
        if (!isOpen) socket.write(/AUTH EXTERNAL /.test(line) ? `OK ${GUID}\r\n` : 'ERROR\r\n');
      }
      const { messages, rest } = readMessages(left);
      left = rest;
      for (const message of messages) this.answer(socket, message);
    });
  }

  private answer(socket: Socket, call: Received): void {
    if (call.member === 'Notify') this.socket = socket;
    const [signature, body] = this.resultOf(call);
    const isError = signature === null;
    const fields: Field[] = [
      [5, 'u', u32(call.serial)],
      [6, 's', words(BROWSER_NAME)],
      [7, 's', words(call.destination === BUS ? BUS : OWN_NAME)],
      ...(isError ? [[4, 's', words(`${BUS}.Error.ServiceUnknown`)] satisfies Field] : []),
    ];
    const kind = isError ? 'error' : 'return';
    socket.write(dbusMessage(kind, ++this.serial, fields, signature ?? '', body));
    if (call.member === 'CloseNotification') this.close(new DbusReader(call.body).u32());
  }

  /** The result's types and bytes; null for what does not exist. */
  private resultOf({ destination, member, body }: Received): [string | null, Buffer] {
    const none = Buffer.alloc(0);
    if (destination === BUS) {
      if (member === 'Hello') return ['s', words(BROWSER_NAME)];
      if (member === 'AddMatch' || member === 'RemoveMatch') return ['', none];
      if (member === 'StartServiceByName') return ['u', u32(2)];
      const isKnown = body.length > 0 && new DbusReader(body).words() === NOTIFICATIONS;
      if (member === 'NameHasOwner') return ['b', u32(Number(isKnown))];
      if (member === 'GetNameOwner' && isKnown) return ['s', words(OWN_NAME)];
      return [null, none];
    }
    switch (member) {
      case 'GetCapabilities': {
        const list = Buffer.concat([words('actions', 4), words('body')]);
        return ['as', Buffer.concat([u32(list.length), list])];
      }
      case 'GetServerInformation':
        return ['ssss', Buffer.concat([words('test', 4), words('test', 4), words('1', 4), words('1.2')])];
      case 'Notify':
        return ['u', u32(this.show(body))];
      case 'CloseNotification':
        return ['', none];
      default:
        return [null, none];
    }
  }

  private show(body: Buffer): number {
    const reader = new DbusReader(body);
    reader.words();
    const replaced = reader.u32();
    reader.words();
    const id = replaced || this.shown.size + 1;
    this.shown.set(id, reader.words());
    return id;
  }

  private close(id: number): void {
    this.shown.set(id, '');
    this.signal('NotificationClosed', 'uu', Buffer.concat([u32(id), u32(3)]));
  }

  private signal(member: string, signature: string, body: Buffer): void {
    const fields: Field[] = [
      [1, 'o', words('/org/freedesktop/Notifications')],
      [2, 's', words(NOTIFICATIONS)],
      [3, 's', words(member)],
      [7, 's', words(OWN_NAME)],
    ];
    this.socket?.write(dbusMessage('signal', ++this.serial, fields, signature, body));
  }
}
