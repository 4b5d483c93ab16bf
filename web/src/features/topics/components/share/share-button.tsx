import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import type { Topic } from '#contract/stories';

const ShareDialog = lazy(() => import('./share-dialog'));

interface ShareButtonProps {
  topic: Pick<Topic, 'id' | 'slug' | 'name' | 'language'>;
  className?: string | undefined;
}

/** Opens the dialog that shares a story: its address, and the code that embeds it in another page. */
export function ShareButton({ topic, className }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} data-print="no" onClick={() => setIsOpen(true)}>
        {t`Share`}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog topic={topic} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
