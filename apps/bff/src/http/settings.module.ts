import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger, Settings } from '#platform/runtime';
import { LOGGER, SETTINGS } from './tokens.js';

/** The settings and the logger of the process. */
@Module({})
export class SettingsModule {
  static with(settings: Settings, logger: Logger): DynamicModule {
    const providers = [
      { provide: SETTINGS, useValue: settings },
      { provide: LOGGER, useValue: logger },
    ];
    return { module: SettingsModule, global: true, providers, exports: providers };
  }
}
