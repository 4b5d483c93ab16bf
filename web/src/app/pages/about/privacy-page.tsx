import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '#contract/site';
import { useNewsClock } from '../../../lib/news-clock';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <h1>
        <Trans>Privacy Policy</Trans>
      </h1>
      <p className="meta">
        <Trans>Last updated May 15, 2025</Trans>
      </p>

      <h2>
        <Trans>In short</Trans>
      </h2>
      <ul>
        <li>
          <Trans>No trackers, no advertising networks, no statistics about single readers.</Trans>
        </li>
        <li>
          <Trans>No fonts or scripts from other servers.</Trans>
        </li>
        <li>
          <Trans>Without an account, no cookie and no record of you.</Trans>
        </li>
        <li>
          <Trans>With an account, you can download everything that is stored about you, and delete it.</Trans>
        </li>
      </ul>

      <h2>
        <Trans>Without an account</Trans>
      </h2>
      <p>
        <Trans>
          {PRODUCT_NAME}'s server keeps no record of what you read and sets no cookie. Your browser stores a
          few choices on your device: the theme, how text is shown, which cards you closed, the stories you
          track and the articles you bookmark, with copies of both for reading without a connection. You can
          delete them in your browser at any time. If you sign in later, tracked stories and bookmarks move to
          your account.
        </Trans>
      </p>

      <h2>
        <Trans>With an account</Trans>
      </h2>
      <p>
        <Trans>The server stores:</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            your username, email address and name, and a hash of your password, never the password itself;
          </Trans>
        </li>
        <li>
          <Trans>the interests, notification settings and rhythms that you chose;</Trans>
        </li>
        <li>
          <Trans>the topics, sources and searches that you follow, with what you muted or hid;</Trans>
        </li>
        <li>
          <Trans>the articles you saved, and those you opened, unless you switch your history off;</Trans>
        </li>
        <li>
          <Trans>your collections, your votes on sources, and the inaccuracies that you reported;</Trans>
        </li>
        <li>
          <Trans>the notifications that you received;</Trans>
        </li>
        <li>
          <Trans>
            when you made the private address of your calendar and feeds, and when it was last used. Of the
            address itself only a hash is stored;
          </Trans>
        </li>
        <li>
          <Trans>
            your API tokens: their names, what they may do, until when, and when each was last used. Of the
            token itself only a hash is stored;
          </Trans>
        </li>
        <li>
          <Trans>
            the devices that you want notified, as addresses at the push services of their browsers, your time
            zone and your quiet hours;
          </Trans>
        </li>
        <li>
          <Trans>
            the webhooks, chats and additional email addresses that you send notifications to. Their addresses
            and tokens are encrypted;
          </Trans>
        </li>
        <li>
          <Trans>where you are signed in: the kind of browser and the times, but no network address;</Trans>
        </li>
        <li>
          <Trans>whether you subscribe to Premium.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Others see only how many readers follow something. If you make a collection public, everyone sees it
          with your username. Admins see your account, your reports and the messages that you send them.
        </Trans>
      </p>

      <h2>
        <Trans>Cookies</Trans>
      </h2>
      <p>
        <Trans>
          While you are signed in, your browser holds two cookies. One proves that you are signed in; scripts
          cannot read it. The other only says that the first one exists. Neither follows you to other sites.
          Both are deleted when you sign out, or 180 days after you signed in. What the first one proves ends
          earlier if you have not visited for 30 days. The operator of this server may have chosen other
          times. A server with copies of its database sets a third one for two minutes after you change
          something, so that your next page shows it. If you sign in with another provider, a cookie keeps
          that attempt together until you come back, for ten minutes at most; scripts cannot read it. There
          are no other cookies, so no banner asks you about them.
        </Trans>
      </p>

      <h2>
        <Trans>Contact form and email</Trans>
      </h2>
      <p>
        <Trans>
          What you write in the <Link to={pages.contact()}>contact form</Link> is stored with your name and
          email address, shown to admins, and sent to them by email if this server sends email. It is deleted
          after a year, or with your account if you were signed in.
        </Trans>
      </p>
      <p>
        <Trans>
          You receive digests by email only if you want them and confirmed your address. Each one has a link
          to unsubscribe. The server sends no other mail than that and what you ask for yourself.
        </Trans>
      </p>

      <h2>
        <Trans>Notifications on your devices</Trans>
      </h2>
      <p>
        <Trans>
          Only if you switch them on, a device is told through the push service of its browser: that of
          Google, Mozilla, Apple or Microsoft. The message is encrypted for the device, so the service cannot
          read it. It learns that this server sent you something, and when. A device is told until you sign
          out there or remove it from your profile.
        </Trans>
      </p>

      <h2>
        <Trans>Notifications elsewhere</Trans>
      </h2>
      <p>
        <Trans>
          Only if you add a target, this server sends notifications there: the name of a story that you
          follow, what happened, and a link. Its operator, such as Discord, Slack, or the owner of a Matrix or
          ntfy server, can read them, and its rules apply. Your name and address are not sent. An additional
          email address gets nothing before its owner confirms it, and can unsubscribe by a link in each
          email.
        </Trans>
      </p>

      <h2>
        <Trans>Copies on your device</Trans>
      </h2>
      <p>
        <Trans>
          While you are signed in, your browser keeps copies of the stories that you follow and the articles
          that you saved, so that you can read them without a connection. Signing out deletes them.
        </Trans>
      </p>

      <h2>
        <Trans>Payment</Trans>
      </h2>
      <p>
        <Trans>
          Premium is paid on the pages of Stripe, whose rules apply there. This server never sees the number
          of your card. It stores the state of your subscription, and the numbers under which Stripe knows it.
        </Trans>
      </p>

      <h2>
        <Trans>Pictures and links from outlets</Trans>
      </h2>
      <PicturesFrom />
      <p>
        <Trans>
          A link to an article leads to the outlet's own site, where its rules apply. The links to share a
          page load nothing from other sites until you press them.
        </Trans>
      </p>

      <h2>
        <Trans>For how long</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Your account and what belongs to it: until you delete it.</Trans>
        </li>
        <li>
          <Trans>Notifications: 90 days after you read them, 180 days if you do not.</Trans>
        </li>
        <li>
          <Trans>Sign-ins and emailed links: until they expire.</Trans>
        </li>
        <li>
          <Trans>Messages of the contact form: a year.</Trans>
        </li>
        <li>
          <Trans>
            Against attacks, the server counts sign-ins, new accounts, messages and the like for up to an
            hour, by hashes of network addresses and accounts.
          </Trans>
        </li>
      </ul>

      <h2>
        <Trans>Download and delete your data</Trans>
      </h2>
      <p>
        <Trans>
          On the page <Link to={pages.security}>Security</Link> you can download everything that is stored
          about you, as JSON, and delete your account. Deletion takes effect at once and removes all of it.
          What remains in the log of changes has a random pseudonym and no names or addresses.
        </Trans>
      </p>

      <h2>
        <Trans>Server logs</Trans>
      </h2>
      <p>
        <Trans>
          The server logs one line for each request: its kind, its result and how long it took. If a request
          fails, its URL is logged as well. Network addresses are not logged. The operator of the server
          decides how long logs and backups are kept.
        </Trans>
      </p>

      <h2>
        <Trans>Questions</Trans>
      </h2>
      <p>
        <Trans>
          Please use the <Link to={pages.contact()}>contact form</Link>.
        </Trans>
      </p>
    </div>
  );
}

/** What outlets learn from pictures depends on a setting of this server. */
function PicturesFrom() {
  const { meta, settled } = useNewsClock();
  if (meta === undefined) {
    const unknown = t`This page could not load whether pictures come from this server or from the outlets.`;
    return <p>{settled ? unknown : t`Loading where pictures come from …`}</p>;
  }
  if (meta.imageProxy)
    return (
      <p>
        <Trans>
          Pictures of outlets come through this server: it fetches them, makes them smaller and keeps copies
          for up to 30 days. Your browser asks this server only. The outlet sees neither your network address
          nor what you read.
        </Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        Pictures of outlets come from the outlets' own servers. Your browser loads them when they come into
        view. The outlet then sees your network address, as with any visit, but not the page you were reading,
        because no referrer is sent.
      </Trans>
    </p>
  );
}
