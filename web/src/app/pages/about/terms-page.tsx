import { PRODUCT_NAME } from '#contract/site';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <h1>Terms of Service</h1>
      <p className="meta">Last updated May 15, 2025</p>

      <h2>What you can expect</h2>
      <p>
        {PRODUCT_NAME} gathers what news outlets publish in their feeds, groups it into stories and shows
        where each piece comes from. Grouping, milestones and scores follow rules, and rules can be wrong.
        Sources are named so that you can check them. Nothing here is advice.
      </p>

      <h2>Who owns the texts</h2>
      <p>
        Headlines, excerpts and pictures belong to the outlets that published them. They are shown as their
        feeds carry them, with a link to the source. An outlet that does not want to be listed is removed on
        request.
      </p>

      <h2>What is expected of you</h2>
      <ul>
        <li>Use the service for yourself. Do not copy it in bulk or resell it.</li>
        <li>Do not try to bypass its limits or disrupt it for others.</li>
      </ul>

      <h2>Trust scores</h2>
      <p>
        A trust score is an opinion. It follows a published method and is based on the evidence shown with it.
        It says how reliable a source has been so far, not whether a single article is true.
      </p>

      <h2>Leaving and changes to these terms</h2>
      <p>You may stop at any time. If these terms change, the date above changes with them.</p>
    </div>
  );
}
