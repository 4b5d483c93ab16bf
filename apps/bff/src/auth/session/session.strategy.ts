import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import type { Settings } from '#platform/runtime';
import { SETTINGS } from '../../http/tokens.js';
import type { Reader } from '../identity/reader.js';
import { SessionService } from './session.service.js';
import { carriesToken, sessionSecret } from './session-cookie.js';

/** The web app's cookie. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session-cookie') {
  constructor(
    private readonly sessions: SessionService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  async validate(request: Request): Promise<Reader | null> {
    if (carriesToken(request)) return null;
    const secret = sessionSecret(request, this.settings);
    return secret === null ? null : this.sessions.find(secret, 'session');
  }
}
