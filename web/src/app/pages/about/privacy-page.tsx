import { PRODUCT_NAME } from '#contract/site';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <h1>Privacy Policy</h1>
      <p className="meta">Last updated May 15, 2025</p>

      <h2>What is stored about you</h2>
      <p>
        Without an account, {PRODUCT_NAME}'s server keeps no record of you and sets no cookie. Your browser
        stores a few choices on your device: the theme, which cards you closed, the stories you track and the
        articles you bookmark. You can delete them in your browser at any time.
      </p>
      <p>
        With an account, the server stores what you entered (username, email address, name, and a hash of your
        password, never the password itself), the interests you chose, what you follow, save and collect, the
        notifications you received, the articles you opened (unless you switch this off), and where you are
        signed in: the kind of browser and the times. On the page Security you can download all of this, and
        delete it together with your account.
      </p>
      <p>
        While you are signed in, your browser holds two cookies. One proves that you are signed in; scripts
        cannot read it. The other only says that the first one exists. Neither follows you to other sites.
      </p>
      <p>
        To slow down attacks, the server counts failed sign-ins and new accounts by network address for up to
        an hour.
      </p>

      <h2>What we do not do</h2>
      <ul>
        <li>No advertising networks and no trackers.</li>
        <li>No fonts or scripts from other servers.</li>
      </ul>

      <h2>Pictures and links from outlets</h2>
      <p>
        Pictures beside headlines come from the outlets that published them. Your browser loads them when they
        come into view. The outlet then sees your network address, as with any visit, but not the page you
        were reading, because no referrer is sent. A link to an article leads to the outlet's own site, where
        its rules apply.
      </p>

      <h2>Server logs</h2>
      <p>
        The server logs one line for each request: its kind, its result and how long it took. If a request
        fails, its URL is logged as well. Network addresses are not logged. The operator of the server decides
        how long logs are kept.
      </p>
    </div>
  );
}
