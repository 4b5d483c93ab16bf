import { PRODUCT_NAME, pageTitle } from '#contract';
import styles from './reading.module.css';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <title>{pageTitle('Privacy Policy')}</title>
      <h1>Privacy Policy</h1>
      <p className="meta">Last updated May 15, 2025</p>

      <h2>What is stored about you</h2>
      <p>
        {PRODUCT_NAME} has no accounts and sets no cookies; its server keeps no record of readers. Your
        browser keeps a few choices on your own device: the theme, which cards you closed, the stories you
        track and the articles you bookmark. They are not sent to the server. You can delete them in your
        browser at any time.
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
