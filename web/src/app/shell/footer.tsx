import { Link } from 'react-router-dom';
import { PRODUCT_NAME, TAGLINE } from '#contract';
import styles from './footer.module.css';
import { INFORMATION } from './navigation';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.tagline}>{TAGLINE}</p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {INFORMATION.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="meta">
          © {new Date().getFullYear()} {PRODUCT_NAME}
        </p>
      </div>
    </footer>
  );
}
