import { t } from '@lingui/core/macro';
import type { NotificationFrequency, Priority } from '#contract/reading';

export function priorityChoices(): { value: Priority; label: string }[] {
  return [
    { value: 'low', label: t`Low` },
    { value: 'normal', label: t`Normal` },
    { value: 'high', label: t`High` },
  ];
}

export function frequencyChoices(): { value: NotificationFrequency; label: string }[] {
  return [
    { value: 'immediate', label: t`At once` },
    { value: 'daily', label: t`Daily` },
    { value: 'weekly', label: t`Weekly` },
    { value: 'major_only', label: t`Major developments only` },
    { value: 'resolution_only', label: t`Resolution only` },
  ];
}
