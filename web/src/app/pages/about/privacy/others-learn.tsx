import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useNewsClock } from '../../../../lib/news-clock';
import { pages } from '../../../../lib/urls';

/** What is sent to others, and what they learn from it: mail, push services, targets, the payment service and outlets. */
export function OthersLearn() {
  return (
    <>
      <h2>
        <Trans>Contact form and email</Trans>
      </h2>
      <p>
        <Trans>
          What you write in the <Link to={pages.contact()}>contact form</Link> is stored with your name and
          email address, shown to admins, and sent to them by email if this server sends email. It is deleted
          after a year, or with your account if you were signed in.
        </Trans>
      </p>
      <p>
        <Trans>
          You receive digests by email only if you want them and confirmed your address. Each one has a link
          to unsubscribe. The server sends no other mail than that and what you ask for yourself.
        </Trans>
      </p>

      <h2>
        <Trans>Notifications on your devices</Trans>
      </h2>
      <p>
        <Trans>
          Only if you switch them on, a device is told through the push service of its browser: that of
          Google, Mozilla, Apple or Microsoft. The message is encrypted for the device, so the service cannot
          read it. It learns that this server sent you something, and when. A device is told until you sign
          out there or remove it from your profile.
        </Trans>
      </p>

      <h2>
        <Trans>Notifications elsewhere</Trans>
      </h2>
      <p>
        <Trans>
          Only if you add a target, this server sends notifications there: the name of a story that you
          follow, what happened, and a link. Its operator, such as Discord, Slack, or the owner of a Matrix or
          ntfy server, can read them, and its rules apply. Your name and address are not sent. An additional
          email address gets nothing before its owner confirms it, and can unsubscribe by a link in each
          email.
        </Trans>
      </p>

      <h2>
        <Trans>Copies on your device</Trans>
      </h2>
      <p>
        <Trans>
          While you are signed in, your browser keeps copies of the stories that you follow and the articles
          that you saved, so that you can read them without a connection. Signing out deletes them.
        </Trans>
      </p>

      <h2>
        <Trans>Payment</Trans>
      </h2>
      <p>
        <Trans>
          Premium is paid on the pages of Stripe, whose rules apply there. This server never sees the number
          of your card. It stores the state of your subscription, and the numbers under which Stripe knows it.
        </Trans>
      </p>

      <h2>
        <Trans>Pictures and links from outlets</Trans>
      </h2>
      <PicturesFrom />
      <p>
        <Trans>
          A link to an article leads to the outlet's own site, where its rules apply. The links to share a
          page load nothing from other sites until you press them.
        </Trans>
      </p>
    </>
  );
}

/** What outlets learn from pictures depends on a setting of this server. */
function PicturesFrom() {
  const { meta, settled } = useNewsClock();
  if (meta === undefined) {
    const unknown = t`This page could not load whether pictures come from this server or from the outlets.`;
    return <p>{settled ? unknown : t`Loading where pictures come from …`}</p>;
  }
  if (meta.imageProxy)
    return (
      <p>
        <Trans>
          Pictures of outlets come through this server: it fetches them, makes them smaller and keeps copies
          for up to 30 days. Your browser asks this server only. The outlet sees neither your network address
          nor what you read.
        </Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        Pictures of outlets come from the outlets' own servers. Your browser loads them when they come into
        view. The outlet then sees your network address, as with any visit, but not the page you were reading,
        because no referrer is sent.
      </Trans>
    </p>
  );
}
