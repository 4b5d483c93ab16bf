import { types } from 'node:util';
import type { FetchResult, UnreachableCode } from './fetch-result.js';

const CODES: Record<string, UnreachableCode> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ENODATA: 'dns',
  ECONNREFUSED: 'refused',
  ENOTPUBLIC: 'not_public',
  EBADBODY: 'bad_body',
  EOUTOFTIME: 'timeout',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  EPROTO: 'tls',
};

/** Node documents no complete list of its TLS error codes. */
const TLS = /CERT|SSL|TLS|SIGNED|SIGNATURE|CRL/;

const MAX_DETAIL = 200;

/** The fetch result of a network or body error. */
export function fetchFailure(error: unknown, maxBytes: number): FetchResult {
  const cause = types.isNativeError(error) ? error : new Error(String(error));
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  if (code === 'EBODYTOOLARGE') return { kind: 'too_large', limitBytes: maxBytes };
  const detail = (cause.message || code).slice(0, MAX_DETAIL);
  return { kind: 'unreachable', code: CODES[code] ?? (TLS.test(code) ? 'tls' : 'network'), detail };
}
