import { Reflector } from '@nestjs/core';

/** Who may make a call. Whose rows it may touch is the service's question. */
export type Access = 'public' | 'user' | 'admin';

/** Stands on every controller or handler; a call without it is refused, and a test names it. */
export const Allow = Reflector.createDecorator<Access>();
