import { Switch } from '../../../components/form/switch';

export interface Scope {
  takesAll: boolean;
  heedsQuiet: boolean;
}

interface TargetScopeProps extends Scope {
  onChange: (scope: Partial<Scope>) => void;
}

/** What a target gets, and when. */
export function TargetScope({ takesAll, heedsQuiet, onChange }: TargetScopeProps) {
  return (
    <div>
      <Switch
        label="All stories I follow"
        hint={
          takesAll
            ? 'Also digests, and followed sources.'
            : 'Only stories that you choose under Advanced Settings on their page.'
        }
        checked={takesAll}
        onChange={(chosen) => onChange({ takesAll: chosen })}
      />
      <Switch
        label="Respect my quiet hours"
        hint="What happens meanwhile is sent afterwards."
        checked={heedsQuiet}
        onChange={(chosen) => onChange({ heedsQuiet: chosen })}
      />
    </div>
  );
}
