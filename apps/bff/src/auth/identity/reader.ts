import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionKind } from '#vocabulary';

/** The caller, read from the session. Access rules use only these fields. */
export interface Reader {
  userId: number;
  sessionId: number;
  via: SessionKind;
  isAdmin: boolean;
  /** Also true for admins. */
  isEditor: boolean;
  isSubscribed: boolean;
  /** When the session last proved the password or another factor. */
  provenAt: Date | null;
}

/** The reader of a request that passed the guard. Null if signed out. */
export function readerOf(request: Request): Reader | null {
  return (request.user as Reader | undefined) ?? null;
}

/** For calls that visitors may also make. Null if signed out. */
export const VisitingReader = createParamDecorator((_: undefined, context: ExecutionContext): Reader | null =>
  readerOf(context.switchToHttp().getRequest<Request>()),
);

/** For calls that need an account (`@Allow('user')` and above). */
export const SignedInReader = createParamDecorator((_: undefined, context: ExecutionContext): Reader => {
  const reader = readerOf(context.switchToHttp().getRequest<Request>());
  if (reader === null) throw new Error('@SignedInReader is used on a call that visitors may make');
  return reader;
});
