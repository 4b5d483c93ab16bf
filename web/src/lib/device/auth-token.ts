import { AUTH_TOKEN_KEY } from '#contract/accounts';
import { readDevice, removeFromDevice, writeDevice } from './device-store';

/** The bearer token of API clients, stored on the device only if one was requested. */
export function readToken(): string | null {
  return readDevice(AUTH_TOKEN_KEY);
}

export function storeToken(token: string): void {
  writeDevice(AUTH_TOKEN_KEY, token);
}

export function removeToken(): void {
  removeFromDevice(AUTH_TOKEN_KEY);
}
