import { Following } from './following';
import { GoPremium } from './go-premium';
import { LinkGroup } from './link-group';
import { COMMUNITY, INFORMATION, NAVIGATION } from './navigation';
import styles from './sidebar.module.css';

export function Sidebar() {
  return (
    <aside className={styles.sidebar} aria-label="Sidebar">
      <div className={styles.inner}>
        <LinkGroup title="Navigation" links={NAVIGATION} />
        <LinkGroup title="Community" links={COMMUNITY} />
        <Following />
        <LinkGroup title="Information" links={INFORMATION} />
        <GoPremium />
      </div>
    </aside>
  );
}
