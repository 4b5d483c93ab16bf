import { Reflector } from '@nestjs/core';

/**
 * Marks public calls whose response is the same for everybody and kept by shared caches. No session is looked up and no token
 * checked, so the response cannot depend on a reader nor set a cookie.
 */
export const Anonymous = Reflector.createDecorator<true>();
