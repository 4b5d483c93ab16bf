import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import type { Reader } from '../identity/reader.js';
import { SessionService } from './session.service.js';
import { bearerToken } from './session-cookie.js';

/** An API client's token. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer-token') {
  constructor(private readonly sessions: SessionService) {
    super();
  }

  async validate(request: Request): Promise<Reader | null> {
    const token = bearerToken(request);
    return token === null ? null : this.sessions.find(token, 'token');
  }
}
