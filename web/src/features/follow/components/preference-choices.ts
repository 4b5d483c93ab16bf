import type { NotificationFrequency, Priority } from '#contract/reading';

export const PRIORITY_CHOICES: readonly { value: Priority; label: string }[] = [
  { value: 'low', label: 'Low' },
  { value: 'normal', label: 'Normal' },
  { value: 'high', label: 'High' },
];

export const FREQUENCY_CHOICES: readonly { value: NotificationFrequency; label: string }[] = [
  { value: 'immediate', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'major_only', label: 'Major developments only' },
  { value: 'resolution_only', label: 'Resolution only' },
];
