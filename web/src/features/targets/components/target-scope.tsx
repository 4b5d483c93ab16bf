import { t } from '@lingui/core/macro';
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
        label={t`All stories I follow`}
        hint={
          takesAll
            ? t`Also digests, and followed sources.`
            : t`Only stories that you choose under Advanced Settings on their page.`
        }
        checked={takesAll}
        onChange={(chosen) => onChange({ takesAll: chosen })}
      />
      <Switch
        label={t`Respect my quiet hours`}
        hint={t`What happens meanwhile is sent afterwards.`}
        checked={heedsQuiet}
        onChange={(chosen) => onChange({ heedsQuiet: chosen })}
      />
    </div>
  );
}
