import { PRODUCT_NAME } from '#contract/site';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <h1>Terms of Service</h1>
      <p className="meta">Last updated May 15, 2025</p>

      <h2>What you may expect</h2>
      <p>
        {PRODUCT_NAME} gathers what news outlets publish in their feeds, groups it into stories and shows
        where each piece comes from. Grouping, milestones and scores are made by rules that can err. The
        sources are named so that you can check; nothing here is advice.
      </p>

      <h2>Whose texts these are</h2>
      <p>
        Headlines, excerpts and pictures belong to the outlets that published them. They are shown as their
        feeds carry them, with a link to the source. An outlet that does not want to be listed is removed when
        it asks.
      </p>

      <h2>What is expected of you</h2>
      <ul>
        <li>Use the service for yourself; do not copy it in bulk or sell it on.</li>
        <li>Do not try to get round its limits, or to disturb it for others.</li>
      </ul>

      <h2>Trust scores</h2>
      <p>
        A trust score is an opinion formed by a published method from the evidence that is shown with it. It
        says how a source has worked so far, not whether a single article is true.
      </p>

      <h2>Ending</h2>
      <p>You may stop at any time. If these terms change, the date above changes with them.</p>
    </div>
  );
}
