import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ApiError } from './errors.js';

type Path = readonly (PropertyKey | { key: PropertyKey })[];

/** Refuses what does not fit the schema of its parameter: 400 with one issue per fault. */
export const validationPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) =>
    new ApiError(
      400,
      'invalid_input',
      'The request is not valid.',
      issues.slice(0, 20).map((issue) => ({ path: pathText(issue.path ?? []), message: issue.message })),
    ),
});

function pathText(path: Path): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}
