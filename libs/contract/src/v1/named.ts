import { z } from 'zod';

export const id = z.int().positive();
export const count = z.int().min(0);
/** An ISO 8601 time. */
export const instant = z.iso.datetime();

/** A schema with a name of its own in the OpenAPI document. */
export const named = <T extends z.ZodType>(name: string, description: string, schema: T): T =>
  schema.meta({ id: name, description });
