import { useSearchParams } from 'react-router-dom';

/** The tab shown first. It is not in the address. */
const FIRST = 'articles';

/** The chosen tab of a story's page, held in the address so that it survives a reload and can be shared. Back leaves the story. */
export function useChosenTab(): [string, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (tab: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (tab === FIRST) next.delete('tab');
        else next.set('tab', tab);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('tab') ?? FIRST, choose];
}
