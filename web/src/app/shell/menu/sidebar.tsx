import { t } from '@lingui/core/macro';
import { useReader } from '../../../features/account/api/use-reader';
import { Following } from '../../../features/follow/components/following';
import { GoPremium } from './go-premium';
import { LanguageChoice } from './language-choice';
import { LinkGroup } from './link-group';
import { adminLinks, COMMUNITY, INFORMATION, NAVIGATION } from './navigation';
import styles from './sidebar.module.css';

export function Sidebar() {
  const { reader } = useReader();
  return (
    <aside className={styles.sidebar} aria-label={t`Sidebar`} data-print="no">
      <div className={styles.inner}>
        <LinkGroup title={t`Navigation`} links={NAVIGATION} />
        <LinkGroup title={t`Community`} links={COMMUNITY} />
        {reader?.isEditor && <LinkGroup title={t`Admin`} links={adminLinks(reader)} />}
        {reader !== null && <Following />}
        <LinkGroup title={t`Information`} links={INFORMATION} />
        <GoPremium />
        <LanguageChoice />
      </div>
    </aside>
  );
}
