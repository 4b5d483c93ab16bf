/** Kinds of messages after which a customer's subscription may have changed. */
const ABOUT_SUBSCRIPTIONS =
  /^(?:checkout\.session\.(?:completed|async_payment_succeeded|async_payment_failed)|customer\.subscription\.\w+|customer\.deleted|invoice\.(?:paid|payment_failed|payment_succeeded|payment_action_required|voided|marked_uncollectible)|charge\.refunded)$/;

/**
 * The customer that a signed message of the payment provider is about. Null if the message does not concern a
 * subscription. Nothing else of its content is used: it may be older than what is stored.
 */
export function customerOfEvent(type: string, content: unknown): string | null {
  if (!ABOUT_SUBSCRIPTIONS.test(type)) return null;
  const object = asRecord(content);
  return type === 'customer.deleted' ? idOf(object.id) : idOf(object.customer);
}

/** Related objects come as an id, or as an object with one. */
function idOf(value: unknown): string | null {
  const id = typeof value === 'string' ? value : asRecord(value).id;
  return typeof id === 'string' && id !== '' ? id : null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
