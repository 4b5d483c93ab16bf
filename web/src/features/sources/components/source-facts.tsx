import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SourcePage } from '#contract/reading';
import { biasLabel, biasOriginSentence, sourceCategoryLabel } from '#words/reading';
import { mediaTypeWords } from '#words/sources';
import { SourceLink } from '../../../components/outlet/source-link';
import { countryName, languageName } from '../../../lib/country-name';
import { capitalized } from '../../../lib/language/capitalized';
import { numberLabel } from '../../../lib/language/numbers';
import { said } from '../../../lib/language/said';
import styles from './source-facts.module.css';

/** Facts from the directory, and where each comes from. */
export function SourceFacts({ source }: { source: SourcePage }) {
  const { owner, siblings, country, language, mediaType, labelOrigins } = source;
  return (
    <section aria-labelledby="facts-title" className={styles.section}>
      <h2 id="facts-title" className={styles.title}>
        <Trans>About this source</Trans>
      </h2>
      <dl>
        <Fact name={t`Bias`}>
          {biasLabel(source.bias)}
          <span className={styles.note}>{biasOriginSentence(source)}</span>
        </Fact>
        <Fact name={t`Owner`}>{owner ?? t`Unknown or none`}</Fact>
        {siblings.total > 0 && (
          <Fact name={t`Other outlets of this owner`}>
            <ul aria-label={t`Other outlets of this owner`} className={styles.siblings}>
              {siblings.sources.map(({ id, name, slug }) => (
                <li key={id}>
                  <SourceLink name={name} slug={slug} />
                </li>
              ))}
            </ul>
            {siblings.total > siblings.sources.length && (
              <span className={styles.note}>
                <Trans>+{{ count: numberLabel(siblings.total - siblings.sources.length) }} more</Trans>
              </span>
            )}
          </Fact>
        )}
        <Fact name={t`Country`}>{country === null ? t`Unknown or several` : countryName(country)}</Fact>
        {language !== null && <Fact name={t`Language`}>{capitalized(languageName(language))}</Fact>}
        <Fact name={t`Category`}>{sourceCategoryLabel(source.category)}</Fact>
        {mediaType !== null && <Fact name={t`Kind`}>{mediaTypeWords(mediaType)}</Fact>}
      </dl>
      {labelOrigins.length > 0 && (
        <details className={styles.origins}>
          <summary>
            <Trans>Where these facts come from</Trans>
          </summary>
          <dl>
            {labelOrigins.map(({ label, origin }) => (
              <Fact key={label} name={said(label)}>
                {said(origin)}
              </Fact>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="meta">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
