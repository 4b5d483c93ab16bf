import { StandardSchemaValidationPipe } from '@nestjs/common';
import { z } from 'zod';
import { describeIssue } from '#platform/runtime';
import { ApiError } from './errors.js';

z.config({ customError: describeIssue });

type Path = readonly (PropertyKey | { key: PropertyKey })[];

/** 400 with one issue per invalid field. */
export function invalidInput(issues: readonly { path?: Path | undefined; message: string }[]): ApiError {
  const reported = issues
    .slice(0, 20)
    .map((issue) => ({ path: pathText(issue.path ?? []), message: issue.message }));
  return new ApiError(400, 'invalid_input', 'The request is not valid.', reported);
}

/** Validates parameters against their schemas. */
export const validationPipe = new StandardSchemaValidationPipe({ exceptionFactory: invalidInput });

function pathText(path: Path): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}
