import { Link } from 'react-router-dom';
import { type User } from '#contract/accounts';
import { PREMIUM_PRICE_USD } from '#contract/site';
import { pages } from '../../../../lib/urls';
import { Section } from './section';

export function SubscriptionState({ reader }: { reader: User }) {
  return (
    <Section
      title={reader.isSubscribed ? 'You have Premium' : 'Free plan'}
      text={
        reader.isSubscribed
          ? 'No house ads, and all Premium features are included.'
          : `Premium costs $${PREMIUM_PRICE_USD} a month. News is always free.`
      }
    >
      <Link to={pages.subscription} className="button button-primary">
        {reader.isSubscribed ? 'See your plan' : 'Compare the plans'}
      </Link>
    </Section>
  );
}
