import { Trans } from '@lingui/react/macro';
import { PRODUCT_NAME, TAGLINE } from '#contract/site';
import { said } from '../../../lib/language/said';
import { pages } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';

export function Mission() {
  const { reader } = useReader();
  return (
    <>
      <h2>{said(TAGLINE)}</h2>
      <p>
        <Trans>
          A story leaves the front pages long before it ends. The strike goes on, the trial is adjourned, the
          inquiry reports in a year; by then few remember to look. {PRODUCT_NAME} remembers. It follows a
          story from its first report until it is resolved, and tells you when it is.
        </Trans>
      </p>
      <p>
        <Trans>
          Each story has a timeline of its developments. Each development names the sources that reported it,
          and how many of them did so independently: ten outlets that print one agency's text are one origin,
          not ten.
        </Trans>
      </p>
      <p>
        <Trans>
          Silence is not resolution. If nobody reports on a story any more, its page says since when, and who
          reported last.
        </Trans>
      </p>
      {reader === null && (
        <p>
          <Trans>
            Reading is free and needs no account. <a href={pages.signUp(pages.home)}>Sign up</a> to follow
            stories and be notified of new developments.
          </Trans>
        </p>
      )}
    </>
  );
}
