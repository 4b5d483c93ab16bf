import { Callout, type CalloutProps } from './callout';
import { TryAgain } from './try-again';

interface LoadFailedProps extends Pick<CalloutProps, 'title' | 'hint' | 'level'> {
  onRetry: () => Promise<unknown>;
}

/** In the place of what could not be loaded. */
export function LoadFailed({ onRetry, ...sentence }: LoadFailedProps) {
  return (
    <Callout alert {...sentence}>
      <TryAgain onRetry={onRetry} />
    </Callout>
  );
}
