import { Link } from 'react-router-dom';
import { Switch } from '../../../components/form/switch';
import { pages } from '../../../lib/urls';
import { useTargets } from '../api/use-targets';

interface StoryTargetsProps {
  chosen: readonly number[];
  onChange: (targetIds: number[], done: string) => void;
}

/** Which of the reader's targets get a story. Nothing without targets. */
export function StoryTargets({ chosen, onChange }: StoryTargetsProps) {
  const { data } = useTargets();
  if (data === undefined) return null;
  if (data.targets.length === 0)
    return (
      <p className="meta">
        A webhook, a chat or another email address can also get them:{' '}
        <Link to={pages.profileTab('notifications')}>add a target</Link>.
      </p>
    );
  return data.targets.map(({ id, name, takesAll, place }) => (
    <Switch
      key={id}
      label={name}
      hint={takesAll ? 'Gets all stories you follow.' : place}
      checked={takesAll || chosen.includes(id)}
      disabled={takesAll}
      onChange={(wanted) =>
        onChange(
          wanted ? [...chosen, id] : chosen.filter((other) => other !== id),
          wanted ? `${name} gets this story.` : `${name} no longer gets this story.`,
        )
      }
    />
  ));
}
