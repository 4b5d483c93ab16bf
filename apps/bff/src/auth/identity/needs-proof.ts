import { Reflector } from '@nestjs/core';

/** Marks a dangerous call: its session must have proved the password or another factor a short while ago. */
export const NeedsProof = Reflector.createDecorator<boolean>();
