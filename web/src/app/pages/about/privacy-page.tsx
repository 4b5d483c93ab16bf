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
        keeps a few choices on your own device: the theme, which cards you closed, the stories you track and
        the articles you bookmark. You can delete them in your browser at any time.
      </p>
      <p>
        With an account, the server stores what you gave it (username, email address, name, and your password
        as a hash that does not tell it), what you follow, save and collect, the notifications you received,
        the articles you opened unless you switch that off, and where you are signed in: the kind of browser
        and the times. On your profile you can download all of it, and delete it with your account.
      </p>
      <p>
        Two cookies stand while you are signed in: one that proves it, which scripts cannot read, and one that
        only says that there is such a proof. Neither follows you to other sites.
      </p>
      <p>
        To slow down attacks, network addresses of wrong sign-ins and of new accounts are counted for up to an
        hour.
      </p>

      <h2>What is not done</h2>
      <ul>
        <li>No advertising networks and no trackers.</li>
        <li>No fonts or scripts from other servers.</li>
      </ul>

      <h2>Pictures and links of outlets</h2>
      <p>
        Pictures beside headlines are loaded from the outlets that published them, when they come into view.
        The outlet then sees your network address, as with any visit, but not the page you were reading: no
        referrer is sent. A link to an article leads to the outlet's own site, where its rules apply.
      </p>

      <h2>Server logs</h2>
      <p>
        The server's log holds a line for each call: its kind, the result and the time it took, and of a call
        that failed its address. Network addresses are not noted. Whoever runs the server decides how long the
        log is kept.
      </p>
    </div>
  );
}
