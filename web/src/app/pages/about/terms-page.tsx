import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { PREMIUM_PRICE_USD, PRODUCT_NAME } from '#contract/site';
import { numberLabel } from '../../../lib/language/numbers';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <h1>
        <Trans>Terms of Service</Trans>
      </h1>
      <p className="meta">
        <Trans>Last updated May 15, 2025</Trans>
      </p>

      <h2>
        <Trans>What you can expect</Trans>
      </h2>
      <p>
        <Trans>
          {PRODUCT_NAME} gathers what news outlets publish in their feeds, groups it into stories and shows
          where each piece comes from. Grouping, milestones, statuses and scores follow rules, and rules can
          be wrong. Sources are named so that you can check them. Nothing here is advice, and nobody promises
          that the service is always available.
        </Trans>
      </p>

      <h2>
        <Trans>Who owns the texts</Trans>
      </h2>
      <p>
        <Trans>
          Headlines, excerpts and pictures belong to the outlets that published them. They are shown as their
          feeds carry them, with a link to the source. An outlet that does not want to be listed is removed on
          request; please use the <Link to={pages.contact()}>contact form</Link>.
        </Trans>
      </p>

      <h2>
        <Trans>Your account</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Give an email address that is yours, and keep your password to yourself.</Trans>
        </li>
        <li>
          <Trans>
            You are responsible for what is done with your account, until you tell us that it was misused.
          </Trans>
        </li>
        <li>
          <Trans>
            You can leave at any time: delete the account on the page{' '}
            <Link to={pages.security}>Security</Link>.
          </Trans>
        </li>
        <li>
          <Trans>Accounts that break these terms may be closed.</Trans>
        </li>
      </ul>

      <h2>
        <Trans>What you write</Trans>
      </h2>
      <p>
        <Trans>
          What you write remains yours. If you make a collection public, everyone may read it here, with your
          username, and subscribe to its RSS feed, until you make it private or delete it. Report inaccuracies
          in good faith and with evidence. An editor decides about each report and tells you so.
        </Trans>
      </p>

      <h2>
        <Trans>What is expected of you</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Use the service for yourself. Do not copy it in bulk or resell it.</Trans>
        </li>
        <li>
          <Trans>Do not try to bypass its limits or disrupt it for others.</Trans>
        </li>
        <li>
          <Trans>Do not publish insults, advertising or unlawful things in public collections.</Trans>
        </li>
      </ul>

      <h2>
        <Trans>Premium</Trans>
      </h2>
      <p>
        <Trans>
          Reading is free. Premium costs ${{ price: numberLabel(PREMIUM_PRICE_USD) }} a month, is paid through
          Stripe and renews every month until you cancel it. After you cancel, it lasts until the end of the
          month that you paid for. If you delete your account, the subscription is cancelled first. See the{' '}
          <Link to={pages.subscription}>plans</Link>.
        </Trans>
      </p>

      <h2>
        <Trans>Trust scores</Trans>
      </h2>
      <p>
        <Trans>
          A trust score is an opinion. It follows a <a href={pages.trustModel}>published method</a> and is
          based on the evidence shown with it. It says how reliable a source has been so far, not whether a
          single article is true.
        </Trans>
      </p>

      <h2>
        <Trans>Privacy</Trans>
      </h2>
      <p>
        <Trans>
          The <Link to={pages.privacy}>Privacy Policy</Link> says what is stored about you, and for how long.
        </Trans>
      </p>

      <h2>
        <Trans>Changes to these terms</Trans>
      </h2>
      <p>
        <Trans>If these terms change, the date above changes with them.</Trans>
      </p>
    </div>
  );
}
