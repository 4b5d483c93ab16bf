import { type PageName, pageTitle, titleOf } from '#contract/site';

/** The title of the browser's tab, as the table of pages has it. `shown` is the name of what the page shows. */
export function PageTitle({ page, shown }: { page: PageName; shown?: string }) {
  return <title>{pageTitle(titleOf(page, shown))}</title>;
}
