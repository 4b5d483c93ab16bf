/** Texts about payments. All but the last two are specified word for word. */
export const BILLING_MESSAGES = {
  configurationTitle: 'Configuration Error',
  configuration: 'Payment system is not properly configured. Please try again later.',
  errorTitle: 'Error',
  checkoutFailed: 'Failed to initiate subscription process. Please try again.',
  portalFailed: 'Failed to access subscription portal. Please try again.',
  alreadySubscribed: 'You already have a subscription. Choose Manage Subscription to see or change it.',
  cancellationFailed:
    'Your subscription could not be cancelled, so the account was not deleted. Please try again later.',
} as const;

/** Codes of failed payment calls that pages tell apart. */
export const BILLING_CODES = {
  notConfigured: 'payment_not_configured',
  alreadySubscribed: 'already_subscribed',
  declined: 'payment_declined',
} as const;
