import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionKind } from '#vocabulary';

/** Who calls, as the session says it. Rules are decided by these fields alone. */
export interface Reader {
  userId: number;
  sessionId: number;
  via: SessionKind;
  isAdmin: boolean;
  isSubscribed: boolean;
}

/** The reader of a request that the guard has let through; null when signed out. */
export function readerOf(request: Request): Reader | null {
  return (request.user as Reader | undefined) ?? null;
}

/** On calls that visitors may make, too: null when signed out. */
export const VisitingReader = createParamDecorator((_: undefined, context: ExecutionContext): Reader | null =>
  readerOf(context.switchToHttp().getRequest<Request>()),
);

/** On calls for readers with an account (`@Allow('user')` or `@Allow('admin')`). */
export const SignedInReader = createParamDecorator((_: undefined, context: ExecutionContext): Reader => {
  const reader = readerOf(context.switchToHttp().getRequest<Request>());
  if (reader === null) throw new Error('SignedInReader stands on a call that visitors may make');
  return reader;
});
