import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { PRODUCT_NAME, TAGLINE } from '#contract/site';
import { said } from '../../lib/language/said';
import { useNewsClock } from '../../lib/news-clock';
import { SHARE_TARGETS, shareAddress } from '../../lib/share-targets';
import styles from './footer.module.css';
import { Keyboard } from './keyboard/keyboard';
import { INFORMATION } from './menu/navigation';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.tagline}>{said(TAGLINE)}</p>
        <nav aria-label={t`Footer`}>
          <ul className={styles.links}>
            {INFORMATION.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {said(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <OwnPages />
        {typeof window !== 'undefined' && <ShareLinks />}
        <Keyboard />
        <p className="meta">
          © {new Date().getFullYear()} {PRODUCT_NAME}
        </p>
      </div>
    </footer>
  );
}

/** The operator's own pages on social networks. Nothing if there are none. */
function OwnPages() {
  const links = useNewsClock().meta?.socialLinks ?? [];
  if (links.length === 0) return null;
  return (
    <nav aria-label={t`Social networks`} className={styles.social}>
      <span className="meta">
        <Trans>{PRODUCT_NAME} on</Trans>
      </span>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noreferrer me" className={styles.link}>
              {new URL(link).hostname.replace(/^www\./, '')}
              <span className="visually-hidden">
                {' '}
                <Trans>(opens in a new tab)</Trans>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Plain links that pass this page's address to a network. Nothing of theirs is loaded before a click. */
function ShareLinks() {
  const { pathname, search } = useLocation();
  const page = window.location.origin + pathname + search;
  return (
    <nav aria-label={t`Share this page`} className={styles.social}>
      <span className="meta">
        <Trans>Share this page</Trans>
      </span>
      <ul className={styles.links}>
        {SHARE_TARGETS.map(({ name, address }) => (
          <li key={name}>
            <a
              href={shareAddress(address, page)}
              target="_blank"
              rel="noreferrer"
              className={styles.link}
              aria-label={t`Share on ${name} (opens in a new tab)`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
