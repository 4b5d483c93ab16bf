import { defineEntity, p } from '@mikro-orm/core';
import type { SettingValue } from '#vocabulary';
import { User } from '../accounts/user.entity.js';

const SettingSchema = defineEntity({
  name: 'Setting',
  properties: {
    /** A word of `SETTING_NAMES_AT_RUN_TIME`. */
    name: p.text().primary(),
    value: p.json<SettingValue>(),
    /** System time. */
    changedAt: p.datetime(),
    changedBy: () => p.manyToOne(User).nullable().index().deleteRule('set null'),
  },
});

/** A setting that an operator changed. Without a row the default holds. */
export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting);
