import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Responses depend on the reader. Shared caches must not store them, and browsers must revalidate them. */
export const revalidateAlways: RequestHandler = (_: Request, response: Response, next: NextFunction) => {
  response.setHeader('Cache-Control', 'private, no-cache');
  next();
};
