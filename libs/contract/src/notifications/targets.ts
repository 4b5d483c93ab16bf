import { z } from 'zod';
import { DIGEST_SECTIONS, TARGET_KINDS, TARGET_STOPS } from '#vocabulary';
import { CHOSEN_TARGETS_MAX } from '../site/constants.js';
import { plainLine } from '../site/plain-line.js';
import { TimeZone } from '../site/time-zone.js';

/** The most targets of a reader, and the most deliveries that a list has. */
export const TARGETS_MAX = CHOSEN_TARGETS_MAX;
export const TARGET_DELIVERIES_LISTED = 50;
const NAME_CHARS = 60;
const URL_CHARS = 1000;

export const TargetKind = z.enum(TARGET_KINDS);
export type TargetKind = z.infer<typeof TargetKind>;

const name = plainLine(NAME_CHARS, `A name can have at most ${NAME_CHARS} characters.`).min(
  1,
  'Please enter a name.',
);
/** Printable ASCII without spaces, as an Authorization header takes it. */
const token = z
  .string()
  .trim()
  .max(500)
  .regex(/^[\x21-\x7e]*$/, 'An access token has no spaces or special characters.');

const secureUrl = z
  .string()
  .trim()
  .max(URL_CHARS)
  .refine(isSecureUrl, 'Enter an address that starts with https://, without a user name.');

function isSecureUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
}

const TOPIC_PATH = /^\/[-\w]{1,64}$/;
const common = {
  name,
  /** Everything that the bell shows, or only stories that are chosen for it. */
  takesAll: z.boolean().default(true),
  /** Whether the reader's quiet hours count. */
  heedsQuiet: z.boolean().default(true),
  /** The device's. The reader's quiet hours are by the clock of the last device that told it. */
  timeZone: TimeZone.optional(),
};

/** A new target. What its address holds is never answered again. */
export const NewTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('webhook'), url: secureUrl, ...common }),
  z.strictObject({
    kind: z.literal('ntfy'),
    url: secureUrl.refine(
      (text) => TOPIC_PATH.test(URL.parse(text)?.pathname ?? '') && URL.parse(text)?.search === '',
      'Enter the address of a topic, such as https://ntfy.sh/my-topic',
    ),
    /** Of a topic that is protected. */
    token: token.optional(),
    ...common,
  }),
  z.strictObject({ kind: z.literal('discord'), url: secureUrl, ...common }),
  z.strictObject({ kind: z.literal('slack'), url: secureUrl, ...common }),
  z.strictObject({
    kind: z.literal('matrix'),
    /** The homeserver. */
    url: secureUrl,
    room: z
      .string()
      .trim()
      .max(255)
      .regex(/^![\x21-\x7e]+$/, 'Enter the internal id of the room. It starts with an exclamation mark.'),
    token: token.min(1, 'Please enter an access token.'),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('mail'),
    email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address')),
    ...common,
  }),
]);
export type NewTarget = z.infer<typeof NewTarget>;

export const TargetChange = z
  .strictObject({
    name: name.optional(),
    takesAll: z.boolean().optional(),
    heedsQuiet: z.boolean().optional(),
    /** False also starts a target that was stopped. */
    isPaused: z.boolean().optional(),
  })
  .refine((given) => Object.keys(given).length > 0, { message: 'nothing to change is given' });
export type TargetChange = z.infer<typeof TargetChange>;

export const Target = z.object({
  id: z.int().positive(),
  kind: TargetKind,
  name: z.string(),
  /** The host, the Matrix room, or the email address. */
  place: z.string(),
  takesAll: z.boolean(),
  heedsQuiet: z.boolean(),
  /** Until an email address is confirmed, nothing is sent to it. */
  state: z.enum(['active', 'unconfirmed', 'paused', 'stopped']),
  stopReason: z.enum(TARGET_STOPS).nullable(),
  createdAt: z.iso.datetime(),
  /** When something was last delivered, apart from tests. */
  deliveredAt: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable(),
  retryAt: z.iso.datetime().nullable(),
  /** Deliveries that wait, and that were given up. */
  waiting: z.int().min(0),
  dead: z.int().min(0),
});
export type Target = z.infer<typeof Target>;

export const Targets = z.object({
  targets: z.array(Target),
  /** Whether this site sends email. */
  canMail: z.boolean(),
});
export type Targets = z.infer<typeof Targets>;

/** The secret that signs a webhook's messages. It is answered once. */
export const TargetSecret = z.object({ secret: z.string() });
export type TargetSecret = z.infer<typeof TargetSecret>;

export const TargetAdded = z.object({ target: Target, secret: z.string().nullable() });
export type TargetAdded = z.infer<typeof TargetAdded>;

/** `dead`: only what was given up. */
export const TargetDeliveriesQuery = z.object({ state: z.literal('dead').optional() });
export type TargetDeliveriesQuery = z.infer<typeof TargetDeliveriesQuery>;

export const TargetDelivery = z.object({
  id: z.int().positive(),
  /** Null for a test. */
  title: z.string().nullable(),
  /** Of the story (BCP 47). Null for a test, a digest and a followed source. */
  language: z.string().nullable(),
  link: z.string().nullable(),
  /** `dropped`: no longer wanted, because its story was muted or unfollowed, or the target was paused for long. */
  state: z.enum(['waiting', 'sent', 'dead', 'dropped']),
  attempts: z.int().min(0),
  /** What the last attempt failed with: 'http_500', 'timeout'. */
  fault: z.string().nullable(),
  orderedAt: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable(),
  /** When it is tried next. */
  dueAt: z.iso.datetime().nullable(),
});
export type TargetDelivery = z.infer<typeof TargetDelivery>;
export const TargetDeliveries = z.array(TargetDelivery);

export const TargetResending = z.strictObject({
  deliveryIds: z.array(z.int().positive().max(2_147_483_647)).min(1).max(TARGET_DELIVERIES_LISTED),
});
export type TargetResending = z.infer<typeof TargetResending>;

/** How many were ordered again. */
export const TargetResent = z.object({ ordered: z.int().min(0) });
export type TargetResent = z.infer<typeof TargetResent>;

/** The body of a webhook's messages (docs/notifications.md). Fields may be added, never changed. */
export const TargetEvent = z.object({
  type: z.enum(['notification.story', 'notification.source', 'notification.digest', 'notification.test']),
  timestamp: z.iso.datetime(),
  data: z.object({
    title: z.string(),
    message: z.string(),
    url: z.url(),
    story: z
      .object({
        id: z.int().positive(),
        slug: z.string(),
        name: z.string(),
        /** Of its reports (BCP 47). */
        language: z.string(),
        url: z.url(),
      })
      .nullable(),
    developmentId: z.int().positive().nullable(),
    items: z.array(
      z.object({
        section: z.enum(DIGEST_SECTIONS).nullable(),
        name: z.string(),
        /** Of the story (BCP 47). Null for a source. */
        language: z.string().nullable(),
        url: z.url(),
        lines: z.array(z.string()),
      }),
    ),
  }),
});
export type TargetEvent = z.infer<typeof TargetEvent>;
