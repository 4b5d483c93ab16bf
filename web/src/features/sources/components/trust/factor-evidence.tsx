import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { EvidenceLink, TrustEvidenceItem, TrustFactorView } from '#contract/reading';
import { i18n } from '#language';
import { factorWords } from '#words/factor-words';
import { TRUST_MODEL } from '#words/reading';
import { Icon } from '../../../../components/feedback/icon';
import { numberLabel } from '../../../../lib/language/numbers';
import { said } from '../../../../lib/language/said';
import { pages } from '../../../../lib/urls';
import styles from './factor-evidence.module.css';

/** One factor in sentences with linked examples, collapsed. */
export function FactorEvidence({ factor }: { factor: TrustFactorView }) {
  const { name, value, words, evidence } = factor;
  return (
    <details className={styles.factor}>
      <summary className={styles.summary}>
        <span>{TRUST_MODEL[name].label}</span>
        <span className="meta">
          {value === null ? t`no data` : t`${{ value: numberLabel(Math.round(value)) }} of 100`}
        </span>
      </summary>
      <div className={styles.body}>
        {words.map((sentence) => (
          <p key={sentence}>{factorWords(sentence)}</p>
        ))}
        {words.length === 0 && evidence.length === 0 && (
          <p>
            {value === null
              ? t`There is no evidence yet. A factor without evidence is left out of the score.`
              : t`This assessment has no stored examples. The next one will have them.`}
          </p>
        )}
        <ul>
          {evidence.map((item) => (
            <li key={JSON.stringify(item)} className={styles.item}>
              <Finding item={item} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const SIGNS = { for: '+', against: '−', open: '?' } as const;
const SPOKEN = { for: msg`For the source:`, against: msg`Against the source:`, open: msg`Open:` } as const;

function Finding({ item: { speaks, finding, text, language, link } }: { item: TrustEvidenceItem }) {
  // A headline has the language of its article.
  const words = language === null ? said(text) : text;
  return (
    <>
      <span aria-hidden="true" className={`${styles.sign} ${styles[speaks] ?? ''}`}>
        {SIGNS[speaks]}
      </span>
      <span className={styles.words}>
        <span className="visually-hidden">{i18n._(SPOKEN[speaks])} </span>
        <span className={styles.finding}>{said(finding)}</span>
        {text !== '' && (
          <span lang={language ?? undefined}>
            {link === null ? words : <Evidence link={link} text={words} />}
          </span>
        )}
      </span>
    </>
  );
}

function Evidence({ link, text }: { link: EvidenceLink; text: string }) {
  if (link.kind === 'site') {
    return (
      <a href={link.url} target="_blank" rel="noreferrer">
        {text} <Icon name="external" size={13} />
        <span className="visually-hidden">
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
    );
  }
  const to = link.kind === 'article' ? pages.article(link.slug) : pages.milestone(link.topic, link.id);
  return <Link to={to}>{text}</Link>;
}
