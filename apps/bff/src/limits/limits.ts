const MINUTE_S = 60;
const HOUR_S = 3600;

/** Points per duration (seconds). See the callers for what each limit counts. */
export const LIMITS = {
  /** Wrong passwords for one account from one address. */
  wrongPassword: { points: 10, duration: 15 * MINUTE_S },
  /** Passwords checked for one address, right or wrong. */
  passwordCheck: { points: 300, duration: 15 * MINUTE_S },
  /** Wrong passwords from one address, for any account. */
  wrongPasswordAddress: { points: 100, duration: 15 * MINUTE_S },
  /** Wrong passwords for one account from any address. The short duration keeps attackers from locking out its owner. */
  wrongPasswordAccount: { points: 50, duration: MINUTE_S },
  /** Wrong codes for one account from one address. */
  wrongCode: { points: 10, duration: 15 * MINUTE_S },
  /** Wrong codes from one address, for any account. */
  wrongCodeAddress: { points: 100, duration: 15 * MINUTE_S },
  /** Wrong codes for one account from any address, by somebody who knows its password. */
  wrongCodeAccount: { points: 30, duration: HOUR_S },
  /** Passkey challenges and signatures, from one address. */
  passkey: { points: 120, duration: 15 * MINUTE_S },
  /** New sets of recovery codes, new keys of authenticator apps, and calls for new passkeys, by one reader. */
  newFactor: { points: 30, duration: HOUR_S },
  registration: { points: 20, duration: HOUR_S },
  promotion: { points: 5, duration: 15 * MINUTE_S },
  resetAddress: { points: 5, duration: HOUR_S },
  resetMail: { points: 3, duration: HOUR_S },
  confirmationMail: { points: 3, duration: HOUR_S },
  /** Changes of the email address, by one reader. Each sends an email to an address that nobody has confirmed. */
  emailChange: { points: 5, duration: HOUR_S },
  /** Emails about changes of the password, the address and the provider, to one reader. */
  securityMail: { points: 10, duration: 24 * HOUR_S },
  /** Emails about new targets and private addresses, to one reader. They count apart, so that adding many does not use up the others. */
  disclosureMail: { points: 10, duration: 24 * HOUR_S },
  /** Emails about factors, to one reader. */
  factorMail: { points: 20, duration: 24 * HOUR_S },
  /** Emails about new devices, to one reader. Anybody who signs in can invent devices: these have a limit of their own. */
  deviceMail: { points: 10, duration: 24 * HOUR_S },
  /** Sign-ins at the provider, started or finished from one address. */
  providerSignIn: { points: 120, duration: 15 * MINUTE_S },
  linkAddress: { points: 30, duration: HOUR_S },
  /** Votes on sources, by one reader. */
  sourceVote: { points: 60, duration: HOUR_S },
  /** Messages of the contact form, from one address. */
  contact: { points: 10, duration: HOUR_S },
  /** Reports of inaccuracies, by one reader. */
  report: { points: 10, duration: HOUR_S },
  /** Questions that a reader attaches to stories. */
  storyQuestion: { points: 30, duration: HOUR_S },
  /** New private addresses, by one reader. */
  newPrivateAddress: { points: 20, duration: HOUR_S },
  /** New targets of notifications and new secrets of webhooks, by one reader. */
  newTarget: { points: 20, duration: HOUR_S },
  /** Tests of targets and repeated deliveries, by one reader. */
  targetTest: { points: 30, duration: HOUR_S },
  /** Emails that ask an additional address to confirm itself: asked for by one reader, and to one mailbox. */
  targetMail: { points: 5, duration: HOUR_S },
  targetMailAddress: { points: 3, duration: 24 * HOUR_S },
  /** Calendars and feeds read at one private address, by all programs that have it. */
  privateAddressUse: { points: 120, duration: HOUR_S },
  /** Private addresses that do not exist, from one address. */
  wrongPrivateAddress: { points: 60, duration: 15 * MINUTE_S },
  /** Lists of feeds whose sources a reader follows. */
  followedOpml: { points: 10, duration: HOUR_S },
  /** Calls of `/api/v1` without a valid token, from one address. */
  apiAddress: { points: 300, duration: 5 * MINUTE_S },
  /** Calls of `/api/v1` with the tokens of one reader. */
  apiReader: { points: 3000, duration: 5 * MINUTE_S },
  /** New API tokens, by one reader. */
  newApiToken: { points: 20, duration: HOUR_S },
  /** Requests to our hub, from one address. */
  hubRequest: { points: 120, duration: HOUR_S },
  /** Stories, their articles and developments as they were at a moment, from one address: a page asks for all three. */
  timeMachine: { points: 600, duration: 15 * MINUTE_S },
  dataDownload: { points: 10, duration: HOUR_S },
  checkout: { points: 20, duration: HOUR_S },
  portal: { points: 30, duration: HOUR_S },
  /** A reader's subscription asked for at the payment provider, apart from its own messages. */
  subscriptionRefresh: { points: 30, duration: HOUR_S },
  /** Questions to the assistant, by one subscriber, and by everybody else from one address. */
  question: { points: 300, duration: HOUR_S },
  questionAddress: { points: 40, duration: HOUR_S },
  seeding: { points: 10, duration: HOUR_S },
} as const;

export type LimitName = keyof typeof LIMITS;
