import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { ApiScope } from '#vocabulary';

/** Whose token came with a call of `/api/v1`, and what it may do. */
export interface TokenOwner {
  userId: number;
  scopes: readonly string[];
}

/**
 * Marks calls of `/api/v1`. They are made with an API token or with none, never with a session. A scope says what the token must be
 * allowed to do; 'public' calls need no token.
 */
export const ByApiToken = Reflector.createDecorator<ApiScope | 'public'>();

const OWNERS = new WeakMap<Request, TokenOwner>();

export function setTokenOwner(request: Request, owner: TokenOwner): void {
  OWNERS.set(request, owner);
}

/** The id of the reader whose token came with a call that needs a scope. */
export const TokenUserId = createParamDecorator((_: undefined, context: ExecutionContext): number => {
  const owner = OWNERS.get(context.switchToHttp().getRequest<Request>());
  if (owner === undefined) throw new Error('@TokenUserId is used on a call that needs no token');
  return owner.userId;
});
