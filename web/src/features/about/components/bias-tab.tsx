import { Callout } from '../../../components/feedback/callout';
import { useSourceStatistics } from '../../sources/api/use-source-statistics';
import { BiasGroups } from '../../sources/components/directory/bias-groups';

export function BiasTab() {
  const { data, error, mutate } = useSourceStatistics();
  return (
    <>
      <h2>Bias of sources</h2>
      <p>
        A label in five steps from left to right says where public ratings place an outlet, mostly as seen
        from the United States. It is no part of the trust score: a source may lean and be accurate. Each
        source's page says where its label comes from, and whether the ratings agree. Without a rating there
        is no label.
      </p>
      {data !== undefined && <BiasGroups groups={data.byBias} />}
      {data === undefined && error === undefined && <p role="status">Loading the groups…</p>}
      {data === undefined && error !== undefined && (
        <Callout alert title="The groups could not be loaded.">
          <button type="button" className="button" onClick={() => void mutate()}>
            Try Again
          </button>
        </Callout>
      )}
    </>
  );
}
