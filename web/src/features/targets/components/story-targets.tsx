import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Switch } from '../../../components/form/switch';
import { pages } from '../../../lib/urls';
import { useTargets } from '../api/use-targets';
import { useChosenTargets } from '../hooks/use-chosen-targets';
import { TargetsUnknown } from './targets-unknown';

interface StoryTargetsProps {
  /** As the server has them. */
  saved: readonly number[];
  save: (targetIds: number[], done: string) => Promise<void>;
}

/** Which of the reader's targets get a story. Without any, where to add one. */
export function StoryTargets({ saved, save }: StoryTargetsProps) {
  const { data, error, mutate } = useTargets();
  const { chosen, change } = useChosenTargets(saved, save);
  if (data === undefined) return <TargetsUnknown failed={error !== undefined} onRetry={mutate} />;
  if (data.targets.length === 0)
    return (
      <p className="meta">
        <Trans>
          You can also send notifications of this story to a webhook, a chat or another email address:{' '}
          <Link to={pages.profileTab('notifications')}>add a target</Link>.
        </Trans>
      </p>
    );
  return data.targets.map(({ id, name, takesAll, place }) => (
    <Switch
      key={id}
      label={name}
      hint={takesAll ? t`Gets all stories you follow.` : place}
      checked={takesAll || chosen.includes(id)}
      disabled={takesAll}
      onChange={(wanted) =>
        change(id, wanted, wanted ? t`${name} gets this story.` : t`${name} no longer gets this story.`)
      }
    />
  ));
}
