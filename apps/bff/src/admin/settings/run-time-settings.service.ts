import { Injectable } from '@nestjs/common';
import type { SettingView } from '#contract/desk';
import { audit } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { changedSettings, changeSetting, lockSettings, RunTimeSettings } from '#persistence/settings';
import { systemClock } from '#platform/runtime';
import { type SettingName, type SettingValue, settingFault } from '#vocabulary';
import { InstallationService } from '../../health/installation.service.js';
import { ApiError } from '../../http/errors.js';
import { presentSettings } from './setting.presenter.js';

/** Shows settings and changes them. A change is announced to every process. */
@Injectable()
export class RunTimeSettingsService {
  constructor(
    private readonly db: Database,
    private readonly settings: RunTimeSettings,
    private readonly installation: InstallationService,
  ) {}

  async list(): Promise<SettingView[]> {
    const [values, changed, health] = await Promise.all([
      this.settings.current(),
      changedSettings(this.db),
      this.installation.health(),
    ]);
    return presentSettings(values, changed, health.details);
  }

  /** @throws ApiError 400 if the setting does not allow the value */
  async change(userId: number, name: SettingName, value: SettingValue): Promise<SettingView[]> {
    const fault = settingFault(name, value);
    if (fault !== null) throw new ApiError(400, 'invalid_input', fault, [{ path: 'value', message: fault }]);
    await this.db.transaction(async (tx) => {
      const before = (await lockSettings(tx))[name];
      if (before === value) return;
      const at = systemClock.now();
      await changeSetting(tx, { name, value, userId, at });
      await audit(tx, {
        at,
        actorId: userId,
        action: 'setting_changed',
        object: { kind: 'setting' },
        payload: { setting: name },
        before: { [name]: before },
        after: { [name]: value },
      });
    });
    this.settings.forget();
    return this.list();
  }
}
