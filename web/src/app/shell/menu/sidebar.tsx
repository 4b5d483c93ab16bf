import { useReader } from '../../../features/account/api/use-reader';
import { Following } from '../../../features/follow/components/following';
import { GoPremium } from './go-premium';
import { LinkGroup } from './link-group';
import { adminLinks, COMMUNITY, INFORMATION, NAVIGATION } from './navigation';
import styles from './sidebar.module.css';

export function Sidebar() {
  const { reader } = useReader();
  return (
    <aside className={styles.sidebar} aria-label="Sidebar">
      <div className={styles.inner}>
        <LinkGroup title="Navigation" links={NAVIGATION} />
        <LinkGroup title="Community" links={COMMUNITY} />
        {reader?.isEditor && <LinkGroup title="Admin" links={adminLinks(reader)} />}
        {reader !== null && <Following />}
        <LinkGroup title="Information" links={INFORMATION} />
        <GoPremium />
      </div>
    </aside>
  );
}
