import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { useSourceStatistics } from '../../sources/api/use-source-statistics';
import { BiasGroups } from '../../sources/components/directory/bias-groups';

export function BiasTab() {
  const { data, error, mutate } = useSourceStatistics();
  return (
    <>
      <h2>{t`Bias of sources`}</h2>
      <p>
        <Trans>
          A label with five steps from left to right shows where public ratings place an outlet, mostly from a
          United States point of view. It is not part of the trust score: a source can lean to one side and be
          accurate. Each source's page says where its label comes from, and whether the ratings agree. A
          source without a rating has no label.
        </Trans>
      </p>
      {data !== undefined && <BiasGroups groups={data.byBias} />}
      {data === undefined && error === undefined && <p role="status">{t`Loading the groups…`}</p>}
      {data === undefined && error !== undefined && (
        <LoadFailed title={t`The groups could not be loaded.`} onRetry={mutate} />
      )}
    </>
  );
}
