import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '#contract/site';
import { pages } from '../../../lib/urls';
import styles from './logo.module.css';

/** The name with its mark: a line and three developments, the last still open. */
export function Logo() {
  return (
    <Link to={pages.home} className={styles.logo} aria-label={t`${PRODUCT_NAME}, home`}>
      <svg width="14" height="28" viewBox="0 0 14 28" aria-hidden="true" focusable="false">
        <path d="M7 1v19" stroke="currentColor" strokeWidth="1.75" />
        <circle cx="7" cy="5" r="3.25" fill="currentColor" />
        <circle cx="7" cy="14" r="3.25" fill="currentColor" />
        <circle cx="7" cy="23" r="3.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      <span className={styles.name}>{PRODUCT_NAME}</span>
    </Link>
  );
}
