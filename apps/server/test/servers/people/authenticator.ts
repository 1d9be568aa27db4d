import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** Concise binary, as far as an authenticator speaks it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? header(0, value) : header(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([header(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([header(2, value.length), value]);
  const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([header(5, value.size), ...pairs]);
}

function header(major: number, count: number): Buffer {
  const type = major << 5;
  if (count < 24) return Buffer.from([type | count]);
  if (count < 256) return Buffer.from([type | 24, count]);
  return Buffer.from([type | 25, count >> 8, count & 0xff]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

interface Page {
  readonly origin: string;
  readonly challenge: string;
}

/** A passkey in software: real keys, real signatures, and a browser's words around them. */
export class Authenticator {
  readonly id = randomBytes(16);
  /** What it does wrong, for tests of those who check it. */
  isVerified = true;
  counter = 0;
  rpId = 'localhost';
  private readonly key: KeyObject;
  private readonly coseKey: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.coseKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  create(page: Page): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = this.data(ATTESTED, Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey]));
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.credential({
      clientDataJSON: base64url(this.clientData('webauthn.create', page)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  get(page: Page): object {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', page);
    const authData = this.data(0);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key);
    return this.credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    });
  }

  private clientData(type: string, { origin, challenge }: Page): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  private data(flags: number, attested: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flag = Buffer.from([flags | PRESENT | (this.isVerified ? VERIFIED : 0)]);
    return Buffer.concat([sha256(this.rpId), flag, counter, attested]);
  }

  private credential(response: object): object {
    const id = base64url(this.id);
    return {
      ...{ id, rawId: id, type: 'public-key', response },
      ...{ clientExtensionResults: {}, authenticatorAttachment: 'platform' },
    };
  }
}
