import { Trans } from '@lingui/react/macro';
import { PRODUCT_NAME } from '#contract/site';

/** What the server and the browser store about a reader, with and without an account. */
export function StoredData() {
  return (
    <>
      <h2>
        <Trans>Without an account</Trans>
      </h2>
      <p>
        <Trans>
          {PRODUCT_NAME}'s server keeps no record of what you read and sets no cookie. Your browser stores a
          few choices on your device: the theme, how text is shown, which cards you closed, the stories you
          track and the articles you bookmark, with copies of both for reading without a connection. You can
          delete them in your browser at any time. If you sign in later, tracked stories and bookmarks move to
          your account.
        </Trans>
      </p>

      <h2>
        <Trans>With an account</Trans>
      </h2>
      <p>
        <Trans>The server stores:</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            your username, email address and name, and a hash of your password, never the password itself;
          </Trans>
        </li>
        <li>
          <Trans>the interests, notification settings and rhythms that you chose;</Trans>
        </li>
        <li>
          <Trans>the topics, sources and searches that you follow, with what you muted or hid;</Trans>
        </li>
        <li>
          <Trans>the articles you saved, and those you opened, unless you switch your history off;</Trans>
        </li>
        <li>
          <Trans>your collections, your votes on sources, and the inaccuracies that you reported;</Trans>
        </li>
        <li>
          <Trans>the notifications that you received;</Trans>
        </li>
        <li>
          <Trans>
            when you made the private address of your calendar and feeds, and when it was last used. Of the
            address itself only a hash is stored;
          </Trans>
        </li>
        <li>
          <Trans>
            your API tokens: their names, what they may do, until when, and when each was last used. Of the
            token itself only a hash is stored;
          </Trans>
        </li>
        <li>
          <Trans>
            the devices that you want notified, as addresses at the push services of their browsers, your time
            zone and your quiet hours;
          </Trans>
        </li>
        <li>
          <Trans>
            the webhooks, chats and additional email addresses that you send notifications to. Their addresses
            and tokens are encrypted;
          </Trans>
        </li>
        <li>
          <Trans>where you are signed in: the kind of browser and the times, but no network address;</Trans>
        </li>
        <li>
          <Trans>whether you subscribe to Premium.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Others see only how many readers follow something. If you make a collection public, everyone sees it
          with your username. Admins see your account, your reports and the messages that you send them.
        </Trans>
      </p>

      <h2>
        <Trans>Cookies</Trans>
      </h2>
      <p>
        <Trans>
          While you are signed in, your browser holds two cookies. One proves that you are signed in; scripts
          cannot read it. The other only says that the first one exists. Neither follows you to other sites.
          Both are deleted when you sign out, or 180 days after you signed in. What the first one proves ends
          earlier if you have not visited for 30 days. The operator of this server may have chosen other
          times. A server with copies of its database sets a third one for two minutes after you change
          something, so that your next page shows it. If you sign in with another provider, a cookie keeps
          that attempt together until you come back, for ten minutes at most; scripts cannot read it. There
          are no other cookies, so no banner asks you about them.
        </Trans>
      </p>
    </>
  );
}
