import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { TAGLINE } from '#contract/site';
import { i18n } from '#language';
import { Icon } from '../../../components/feedback/icon';
import { readDevice, writeDevice } from '../../../lib/device/device-store';
import { said } from '../../../lib/language/said';
import { mediaMatches } from '../../../lib/page/media';
import { pages } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';
import { useMostActiveTopic } from '../api/use-most-active-topic';
import styles from './promo.module.css';

const FEATURES = [
  { title: msg`Discover topics`, text: msg`Find the stories that many outlets report.` },
  { title: msg`Track progress`, text: msg`Priority levels and timeline views.` },
  {
    title: msg`Weigh the source`,
    text: msg`Five factors: factual accuracy, editorial standards, content analysis, external validation, reader experience.`,
  },
  { title: msg`Know when it ends`, text: msg`A notification when a story is resolved.` },
];

const isFirstVisit = () => readDevice('promo') === null;
const isWide = () => mediaMatches('(min-width: 1232px)');

/** Whether the reader of this device has Premium. Until the server has said so, what the device stored last. */
function useSubscribed(): boolean {
  const { reader, isResolving } = useReader();
  const isSubscribed = reader?.isSubscribed ?? false;
  useEffect(() => {
    if (!isResolving && (readDevice('premium') === 'true') !== isSubscribed)
      writeDevice('premium', String(isSubscribed));
  }, [isResolving, isSubscribed]);
  return isResolving ? readDevice('premium') === 'true' : isSubscribed;
}

/**
 * What the product does, for readers without a subscription. Minimised it is one line, as it is in narrow windows. From the second
 * visit on it starts minimised; the device stores that there was a first.
 */
export function Promo() {
  const [isOpen, setIsOpen] = useState(() => isFirstVisit() && isWide());
  const isSubscribed = useSubscribed();
  useEffect(() => writeDevice('promo', 'minimised'), []);
  if (isSubscribed) return null;
  return (
    <section aria-labelledby="promo-title" className={styles.promo}>
      <div className={styles.head}>
        <h2 id="promo-title" className={styles.title}>
          {said(TAGLINE)}
        </h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="promo-body"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="visually-hidden">{isOpen ? t`Minimise` : t`Expand`}</span>
          <span className={isOpen ? styles.up : styles.down}>
            <Icon name="chevron" />
          </span>
        </button>
      </div>
      <div id="promo-body" hidden={!isOpen}>
        {isOpen && <PromoBody />}
      </div>
    </section>
  );
}

function PromoBody() {
  const example = useMostActiveTopic();
  const { reader, isResolving } = useReader();
  return (
    <>
      <ul className={styles.features}>
        {FEATURES.map(({ title, text }) => (
          <li key={title.id}>
            <h3 className={styles.featureTitle}>{i18n._(title)}</h3>
            <p className="meta">{i18n._(text)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <div className={styles.card}>
          <h3 className={styles.featureTitle}>{t`Tracker View`}</h3>
          <p className="meta">
            <Trans>
              Each development with its sources.{' '}
              <Link
                to={example === undefined ? pages.discover() : pages.story(example.id)}
                className={example === undefined ? styles.unknown : undefined}
              >
                See an example
              </Link>
            </Trans>
          </p>
        </div>
        <div className={styles.card}>
          <h3 className={styles.featureTitle}>{t`Never Miss Updates`}</h3>
          <p className="meta">
            <Trans>
              Notifications as often as you choose. <Link to={pages.about}>Learn more</Link>
            </Trans>
          </p>
        </div>
        <Link
          to={reader === null ? pages.auth : pages.discover()}
          className={`button button-primary ${isResolving ? styles.unknown : ''}`}
        >
          {reader === null ? t`Get Started` : t`Discover Topics`}
        </Link>
      </div>
    </>
  );
}
