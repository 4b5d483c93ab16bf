import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '#contract/site';
import { useNewsClock } from '../../../lib/news-clock';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <h1>Privacy Policy</h1>
      <p className="meta">Last updated May 15, 2025</p>

      <h2>In short</h2>
      <ul>
        <li>No trackers, no advertising networks, no statistics about single readers.</li>
        <li>No fonts or scripts from other servers.</li>
        <li>Without an account, no cookie and no record of you.</li>
        <li>With an account, you can download everything that is stored about you, and delete it.</li>
      </ul>

      <h2>Without an account</h2>
      <p>
        {PRODUCT_NAME}'s server keeps no record of what you read and sets no cookie. Your browser stores a few
        choices on your device: the theme, how text is shown, which cards you closed, the stories you track
        and the articles you bookmark. You can delete them in your browser at any time. If you sign in later,
        tracked stories and bookmarks move to your account.
      </p>

      <h2>With an account</h2>
      <p>The server stores:</p>
      <ul>
        <li>
          your username, email address and name, and a hash of your password, never the password itself;
        </li>
        <li>the interests, notification settings and rhythms that you chose;</li>
        <li>the topics, sources and searches that you follow, with what you muted or hid;</li>
        <li>the articles you saved, and those you opened, unless you switch your history off;</li>
        <li>your collections, your votes on sources, and the inaccuracies that you reported;</li>
        <li>the notifications that you received;</li>
        <li>
          when you made the private address of your calendar and feeds, and when it was last used. Of the
          address itself only a hash is stored;
        </li>
        <li>
          your API tokens: their names, what they may do, until when, and when each was last used. Of the
          token itself only a hash is stored;
        </li>
        <li>
          the devices that you want notified, as addresses at the push services of their browsers, your time
          zone and your quiet hours;
        </li>
        <li>
          the webhooks, chats and additional email addresses that you send notifications to. Their addresses
          and tokens are encrypted;
        </li>
        <li>where you are signed in: the kind of browser and the times, but no network address;</li>
        <li>whether you subscribe to Premium.</li>
      </ul>
      <p>
        Others see only how many readers follow something. If you make a collection public, everyone sees it
        with your username. Admins see your account, your reports and the messages that you send them.
      </p>

      <h2>Cookies</h2>
      <p>
        While you are signed in, your browser holds two cookies. One proves that you are signed in; scripts
        cannot read it. The other only says that the first one exists. Neither follows you to other sites.
        Both are deleted when you sign out, or 180 days after you signed in. What the first one proves ends
        earlier if you have not visited for 30 days. The operator of this server may have chosen other times.
        A server with copies of its database sets a third one for two minutes after you change something, so
        that your next page shows it. If you sign in with another provider, a cookie keeps that attempt
        together until you come back, for ten minutes at most; scripts cannot read it. There are no other
        cookies, so no banner asks you about them.
      </p>

      <h2>Contact form and email</h2>
      <p>
        What you write in the <Link to={pages.contact()}>contact form</Link> is stored with your name and
        email address, shown to admins, and sent to them by email if this server sends email. It is deleted
        after a year, or with your account if you were signed in.
      </p>
      <p>
        You receive digests by email only if you want them and confirmed your address. Each one has a link to
        unsubscribe. The server sends no other mail than that and what you ask for yourself.
      </p>

      <h2>Notifications on your devices</h2>
      <p>
        Only if you switch them on, a device is told through the push service of its browser: that of Google,
        Mozilla, Apple or Microsoft. The message is encrypted for the device, so the service cannot read it.
        It learns that this server sent you something, and when. A device is told until you sign out there or
        remove it from your profile.
      </p>

      <h2>Notifications elsewhere</h2>
      <p>
        Only if you add a target, this server sends notifications there: the name of a story that you follow,
        what happened, and a link. Its operator, such as Discord, Slack, or the owner of a Matrix or ntfy
        server, can read them, and its rules apply. Your name and address are not sent. An additional email
        address gets nothing before its owner confirms it, and can unsubscribe by a link in each email.
      </p>

      <h2>Copies on your device</h2>
      <p>
        While you are signed in, your browser keeps copies of the stories that you follow and the articles
        that you saved, so that you can read them without a connection. Signing out deletes them.
      </p>

      <h2>Payment</h2>
      <p>
        Premium is paid on the pages of Stripe, whose rules apply there. This server never sees the number of
        your card. It stores the state of your subscription, and the numbers under which Stripe knows it.
      </p>

      <h2>Pictures and links from outlets</h2>
      <PicturesFrom />
      <p>
        A link to an article leads to the outlet's own site, where its rules apply. The links to share a page
        load nothing from other sites until you press them.
      </p>

      <h2>For how long</h2>
      <ul>
        <li>Your account and what belongs to it: until you delete it.</li>
        <li>Notifications: 90 days after you read them, 180 days if you do not.</li>
        <li>Sign-ins and emailed links: until they expire.</li>
        <li>Messages of the contact form: a year.</li>
        <li>
          Against attacks, the server counts sign-ins, new accounts, messages and the like for up to an hour,
          by hashes of network addresses and accounts.
        </li>
      </ul>

      <h2>Download and delete your data</h2>
      <p>
        On the page <Link to={pages.security}>Security</Link> you can download everything that is stored about
        you, as JSON, and delete your account. Deletion takes effect at once and removes all of it. What
        remains in the log of changes has a random pseudonym and no names or addresses.
      </p>

      <h2>Server logs</h2>
      <p>
        The server logs one line for each request: its kind, its result and how long it took. If a request
        fails, its URL is logged as well. Network addresses are not logged. The operator of the server decides
        how long logs and backups are kept.
      </p>

      <h2>Questions</h2>
      <p>
        Please use the <Link to={pages.contact()}>contact form</Link>.
      </p>
    </div>
  );
}

/** What outlets learn from pictures depends on a setting of this server. */
function PicturesFrom() {
  const { meta, settled } = useNewsClock();
  if (meta === undefined) {
    const unknown = 'This page could not load whether pictures come from this server or from the outlets.';
    return <p>{settled ? unknown : 'Loading where pictures come from …'}</p>;
  }
  if (meta.imageProxy)
    return (
      <p>
        Pictures of outlets come through this server: it fetches them, makes them smaller and keeps copies for
        up to 30 days. Your browser asks this server only. The outlet sees neither your network address nor
        what you read.
      </p>
    );
  return (
    <p>
      Pictures of outlets come from the outlets' own servers. Your browser loads them when they come into
      view. The outlet then sees your network address, as with any visit, but not the page you were reading,
      because no referrer is sent.
    </p>
  );
}
