import { Reflector } from '@nestjs/core';

/** Who may make a call. Services decide which rows it may touch. */
export type Access = 'public' | 'user' | 'admin';

/** Required on every controller or handler. Calls without it are refused, and a test lists them. */
export const Allow = Reflector.createDecorator<Access>();
