import { t } from '@lingui/core/macro';
import { Drawer } from 'antd';
import type { Milestone } from '#contract/timeline';
import { confirmationSummary } from '#words/timeline';
import { AntdTheme } from '../../../../components/antd-theme';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { textDirection } from '../../../../lib/language/chosen-language';
import { useNewsLanguage } from '../../../../lib/page/news-language';
import { useConfirmation } from '../../api/use-confirmation';
import styles from './confirmation-panel.module.css';
import { ConfirmingOrigins } from './confirming-origins';

interface ConfirmationPanelProps {
  milestone: Milestone;
  isOpen: boolean;
  onClose: () => void;
}

/** The independent origins of one milestone, each with the reports that depend on it. */
export default function ConfirmationPanel({ milestone, isOpen, onClose }: ConfirmationPanelProps) {
  const language = useNewsLanguage();
  return (
    <AntdTheme>
      <Drawer
        title={confirmationSummary(milestone.originCount, milestone.outletCount)}
        placement={textDirection() === 'rtl' ? 'left' : 'right'}
        size={480}
        open={isOpen}
        onClose={onClose}
        closable={{ 'aria-label': t`Close the confirmation` }}
      >
        <h2 className={styles.title} lang={language}>
          {milestone.title}
        </h2>
        <Content milestoneId={milestone.id} />
      </Drawer>
    </AntdTheme>
  );
}

function Content({ milestoneId }: { milestoneId: number }) {
  const { data: confirmation, error, mutate } = useConfirmation(milestoneId);
  if (confirmation !== undefined) return <ConfirmingOrigins confirmation={confirmation} />;
  if (error === undefined) {
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">{t`Loading the origins`}</span>
        {['a', 'b', 'c'].map((key) => (
          <span key={key} className={`bone ${styles.bone}`} />
        ))}
      </div>
    );
  }
  return <LoadFailed title={t`The origins could not be loaded.`} onRetry={mutate} />;
}
