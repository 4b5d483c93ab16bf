import { AUTH_TOKEN_KEY } from '#contract/accounts';
import { forgetOnDevice, readDevice, writeDevice } from './device-store';

/** The bearer token of API clients, kept on the device only where one was asked for. */
export function readToken(): string | null {
  return readDevice(AUTH_TOKEN_KEY);
}

export function storeToken(token: string): void {
  writeDevice(AUTH_TOKEN_KEY, token);
}

export function removeToken(): void {
  forgetOnDevice(AUTH_TOKEN_KEY);
}
