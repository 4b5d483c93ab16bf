import { Reflector } from '@nestjs/core';
import type { Reader } from './reader.js';

/** Who may make a call: 'editor' means editors and admins. Services decide which rows it may touch. */
export type Access = 'public' | 'user' | 'editor' | 'admin';

/** Required on every controller or handler. Calls without it are refused, and a test lists them. */
export const Allow = Reflector.createDecorator<Access>();

/** Whether a signed-in reader may make a call. */
export function mayCall({ isAdmin, isEditor }: Reader, access: Access | undefined): boolean {
  switch (access) {
    case 'public':
    case 'user':
      return true;
    case 'editor':
      return isEditor;
    case 'admin':
      return isAdmin;
    case undefined:
      return false;
  }
}
