import type { Request, Response } from 'express';
import type { ApiScope } from '#vocabulary';

/** Who admits callers of `/api/v1`. A token of its own, so that the guard of sessions need not know API tokens. */
export abstract class ApiAccess {
  abstract admit(request: Request, response: Response, needs: ApiScope | 'public'): Promise<void>;
}
