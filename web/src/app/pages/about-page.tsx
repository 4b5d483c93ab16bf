import { Tabs } from 'antd';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PRODUCT_NAME, pageTitle, TAGLINE } from '#contract';
import styles from './reading.module.css';

const FACTORS = [
  ['Factual accuracy', 30],
  ['Editorial standards', 20],
  ['Content analysis', 20],
  ['External validation', 15],
  ['Reader experience', 15],
] as const;

export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <title>{pageTitle('About')}</title>
      <h1>About {PRODUCT_NAME}</h1>
      <Tabs
        activeKey={params.get('tab') === 'approach' ? 'approach' : 'mission'}
        onChange={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        items={[
          { key: 'mission', label: 'Mission', children: <Mission /> },
          { key: 'approach', label: 'Approach', children: <Approach /> },
        ]}
      />
    </div>
  );
}

function Mission() {
  return (
    <>
      <h2>{TAGLINE}</h2>
      <p>
        A story leaves the front pages long before it ends. The strike goes on, the trial is adjourned, the
        inquiry reports in a year; by then few remember to look. {PRODUCT_NAME} remembers. It follows a story
        from its first report until it is resolved, and says so when it is.
      </p>
      <p>
        Each story has a timeline of its developments. Each development names the sources that reported it,
        and how many of them did so independently: ten outlets that print one agency's text are one origin,
        not ten.
      </p>
      <p>
        Silence is not resolution. When nobody reports any longer, the page says since when, and who was the
        last.
      </p>
    </>
  );
}

function Approach() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same anchor is followed again
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  return (
    <>
      <h2>How a story is made</h2>
      <p>
        Feeds of many outlets are read around the clock. Articles that tell the same story are placed
        together; each development becomes a milestone. One origin is a single report, two confirm each other,
        three or more verify it.
      </p>
      <h2 id="source-credibility-system">Source credibility system</h2>
      <p>Every source has a score from 1 to 10 with one decimal. Five factors make it:</p>
      <ul>
        {FACTORS.map(([factor, percent]) => (
          <li key={factor}>
            {factor}: {percent}%
          </li>
        ))}
      </ul>
      <p>
        The square beside a source's name is filled when there is enough evidence for its score. A hollow,
        dashed square stands for a default: there is not enough data yet, and the number says nothing about
        that source.
      </p>
      <p>Scores are updated quarterly.</p>
    </>
  );
}
