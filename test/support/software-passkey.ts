import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyRegistration, PasskeySignature } from '#contract/accounts/factors';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Creation {
  rp: { id: string };
  challenge: string;
}

interface Request {
  rpId: string;
  challenge: string;
}

/** What a dishonest browser or authenticator changes. */
export interface Deviations {
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  counter?: number;
}

/** An authenticator in software (Web Authentication, sections 6.1 and 6.5) with one ES256 key, used at one origin. */
export class SoftwarePasskey {
  private readonly key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(32);
  private counter = 0;

  constructor(private readonly origin: string) {}

  register(options: Creation, deviations: Deviations = {}): PasskeyRegistration {
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey]);
    const authData = this.authData(options.rp.id, HAS_CREDENTIAL, deviations, credential);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, deviations),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  sign(options: Request, deviations: Deviations = {}): PasskeySignature {
    this.counter += 1;
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, deviations);
    const authData = this.authData(options.rpId, 0, { counter: this.counter, ...deviations });
    const clientHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, clientHash]))
      .sign(this.key.privateKey);
    return {
      ...this.credential(),
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  private credential() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Deviations): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  private authData(
    rpId: string,
    flags: number,
    { rpId: claimed = rpId, isUserVerified = true, counter = 0 }: Deviations,
    credential = Buffer.alloc(0),
  ): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0);
    const site = createHash('sha256').update(claimed).digest();
    return Buffer.concat([site, Buffer.from([all]), counted, credential]);
  }
}
