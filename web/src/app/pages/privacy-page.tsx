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
        Reading needs no account. Without one, {PRODUCT_NAME} stores nothing about you on its server. Your
        browser keeps a few choices on your own device: the theme, the stories you track, and which cards you
        closed. You can delete them in your browser at any time.
      </p>
      <p>
        With an account, the server stores your name, your mail address, a hash of your password, the topics
        you follow with their preferences, and what you save. It is used to show you what you asked for, and
        for nothing else.
      </p>

      <h2>What is not done</h2>
      <ul>
        <li>No advertising networks, no trackers, no profiles for sale.</li>
        <li>No reading of other sites you visit, and no cookies but the one that keeps you signed in.</li>
      </ul>

      <h2>Pictures and links of outlets</h2>
      <p>
        Pictures beside headlines are loaded from the outlets that published them, when they come into view.
        The outlet then sees your network address, as with any visit, but not the page you were reading: no
        referrer is sent. A link to an article leads to the outlet's own site, where its rules apply.
      </p>

      <h2>How long, and your rights</h2>
      <p>
        Server logs hold requests without names and are kept for at most 30 days. What an account holds is
        kept until you delete it. You may ask for a copy of everything stored about you, have it corrected,
        and have it deleted.
      </p>
    </div>
  );
}
