import { Reflector } from '@nestjs/core';

/** Marks a call whose bearer token is not a reader's session. The call checks the token itself. */
export const OwnToken = Reflector.createDecorator<true>();
