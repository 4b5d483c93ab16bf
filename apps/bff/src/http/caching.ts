import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Answers depend on who asks: nothing on their way keeps them, and a browser asks anew whether they still hold. */
export const keptByNobody: RequestHandler = (_: Request, response: Response, next: NextFunction) => {
  response.setHeader('Cache-Control', 'private, no-cache');
  next();
};
