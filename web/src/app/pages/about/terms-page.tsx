import { Link } from 'react-router-dom';
import { PREMIUM_PRICE_USD, PRODUCT_NAME } from '#contract/site';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <h1>Terms of Service</h1>
      <p className="meta">Last updated May 15, 2025</p>

      <h2>What you can expect</h2>
      <p>
        {PRODUCT_NAME} gathers what news outlets publish in their feeds, groups it into stories and shows
        where each piece comes from. Grouping, milestones, statuses and scores follow rules, and rules can be
        wrong. Sources are named so that you can check them. Nothing here is advice, and nobody promises that
        the service is always available.
      </p>

      <h2>Who owns the texts</h2>
      <p>
        Headlines, excerpts and pictures belong to the outlets that published them. They are shown as their
        feeds carry them, with a link to the source. An outlet that does not want to be listed is removed on
        request; please use the <Link to={pages.contact()}>contact form</Link>.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>Give an email address that is yours, and keep your password to yourself.</li>
        <li>
          You are responsible for what is done with your account, until you tell us that it was misused.
        </li>
        <li>
          You can leave at any time: delete the account on the page <Link to={pages.security}>Security</Link>.
        </li>
        <li>Accounts that break these terms may be closed.</li>
      </ul>

      <h2>What you write</h2>
      <p>
        What you write remains yours. If you make a collection public, everyone may read it here, with your
        username, and subscribe to its RSS feed, until you make it private or delete it. Report inaccuracies
        in good faith and with evidence. An editor decides about each report and tells you so.
      </p>

      <h2>What is expected of you</h2>
      <ul>
        <li>Use the service for yourself. Do not copy it in bulk or resell it.</li>
        <li>Do not try to bypass its limits or disrupt it for others.</li>
        <li>Do not publish insults, advertising or unlawful things in public collections.</li>
      </ul>

      <h2>Premium</h2>
      <p>
        Reading is free. Premium costs ${PREMIUM_PRICE_USD} a month, is paid through Stripe and renews every
        month until you cancel it. After you cancel, it lasts until the end of the month that you paid for. If
        you delete your account, the subscription is cancelled first. See the{' '}
        <Link to={pages.subscription}>plans</Link>.
      </p>

      <h2>Trust scores</h2>
      <p>
        A trust score is an opinion. It follows a <a href={pages.trustModel}>published method</a> and is based
        on the evidence shown with it. It says how reliable a source has been so far, not whether a single
        article is true.
      </p>

      <h2>Privacy</h2>
      <p>
        The <Link to={pages.privacy}>Privacy Policy</Link> says what is stored about you, and for how long.
      </p>

      <h2>Changes to these terms</h2>
      <p>If these terms change, the date above changes with them.</p>
    </div>
  );
}
