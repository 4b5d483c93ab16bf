import { Migration20261121000000_initial } from './Migration20261121000000_initial.js';
import { Migration20261121095831_ingestion } from './Migration20261121095831_ingestion.js';
import { Migration20261121130819_stories } from './Migration20261121130819_stories.js';
import { Migration20261121161639_accounts } from './Migration20261121161639_accounts.js';
import { Migration20261121193224_trust_and_search } from './Migration20261121193224_trust_and_search.js';
import { Migration20261122122330_notifications_and_alerts } from './Migration20261122122330_notifications_and_alerts.js';
import { Migration20261122163437_milestone_roles } from './Migration20261122163437_milestone_roles.js';
import { Migration20261122170227_ends_and_closing } from './Migration20261122170227_ends_and_closing.js';
import { Migration20261122185217_keeper_settled } from './Migration20261122185217_keeper_settled.js';
import { Migration20261122192425_events_of_topics } from './Migration20261122192425_events_of_topics.js';
import { Migration20261122195008_topic_relations } from './Migration20261122195008_topic_relations.js';
import { Migration20261123004431_announced_steps } from './Migration20261123004431_announced_steps.js';
import { Migration20261123004500_topic_label } from './Migration20261123004500_topic_label.js';
import { Migration20261123004540_outlet_domains } from './Migration20261123004540_outlet_domains.js';
import { Migration20261123032959_most_followed } from './Migration20261123032959_most_followed.js';
import { Migration20261123033328_topic_lists } from './Migration20261123033328_topic_lists.js';
import { Migration20261123033353_today_lists } from './Migration20261123033353_today_lists.js';
import { Migration20261123033507_notices } from './Migration20261123033507_notices.js';
import { Migration20261123033516_stories_and_searches } from './Migration20261123033516_stories_and_searches.js';
import { Migration20261123040148_interests } from './Migration20261123040148_interests.js';
import { Migration20261123074537_community } from './Migration20261123074537_community.js';
import { Migration20261123075155_billing } from './Migration20261123075155_billing.js';
import { Migration20261123075222_source_notices } from './Migration20261123075222_source_notices.js';
import { Migration20261123090717_story_questions } from './Migration20261123090717_story_questions.js';
import { Migration20261123232608_audit_chain_and_editors } from './Migration20261123232608_audit_chain_and_editors.js';
import { Migration20261123234911_review_queue } from './Migration20261123234911_review_queue.js';
import { Migration20261124002131_items_left_out } from './Migration20261124002131_items_left_out.js';
import { Migration20261124003213_story_history } from './Migration20261124003213_story_history.js';
import { Migration20261124003524_desk } from './Migration20261124003524_desk.js';
import { Migration20261125224221_content_and_quotas } from './Migration20261125224221_content_and_quotas.js';
import { Migration20261126005600_member_names } from './Migration20261126005600_member_names.js';
import { Migration20261126090506_server_key } from './Migration20261126090506_server_key.js';
import { Migration20261126090536_second_factors } from './Migration20261126090536_second_factors.js';
import { Migration20261126091057_devices_and_providers } from './Migration20261126091057_devices_and_providers.js';
import { Migration20261126130731_factor_owners } from './Migration20261126130731_factor_owners.js';
import { Migration20261126182126_private_address } from './Migration20261126182126_private_address.js';
import { Migration20261126182227_session_former_secret } from './Migration20261126182227_session_former_secret.js';
import { Migration20261126182501_web_push } from './Migration20261126182501_web_push.js';
import { Migration20261126184237_monthly_visits } from './Migration20261126184237_monthly_visits.js';
import { Migration20261126185804_hub_subscriber } from './Migration20261126185804_hub_subscriber.js';
import { Migration20261126214422_api_token } from './Migration20261126214422_api_token.js';
import { Migration20261126214428_notification_targets } from './Migration20261126214428_notification_targets.js';
import { Migration20261126231547_topic_updated } from './Migration20261126231547_topic_updated.js';
import { Migration20261127011005_hub_shares } from './Migration20261127011005_hub_shares.js';
import { Migration20261127011655_topic_removals } from './Migration20261127011655_topic_removals.js';
import { Migration20261127012457_ended_addresses } from './Migration20261127012457_ended_addresses.js';
import { Migration20261127024844_former_links } from './Migration20261127024844_former_links.js';
import { Migration20261127115500_source_topics } from './Migration20261127115500_source_topics.js';
import { Migration20261127140500_removed_device } from './Migration20261127140500_removed_device.js';
import { Migration20261128022000_search_slices } from './Migration20261128022000_search_slices.js';
import { Migration20261128030105_topic_label_index } from './Migration20261128030105_topic_label_index.js';
import { Migration20261128063000_search_keys } from './Migration20261128063000_search_keys.js';
import { Migration20261129030500_reporting_outlets } from './Migration20261129030500_reporting_outlets.js';
import { Migration20261130170000_story_slices } from './Migration20261130170000_story_slices.js';

/** In the order in which they are applied. */
export const MIGRATIONS = [
  { name: 'Migration20261121000000_initial', class: Migration20261121000000_initial },
  { name: 'Migration20261121095831_ingestion', class: Migration20261121095831_ingestion },
  { name: 'Migration20261121130819_stories', class: Migration20261121130819_stories },
  { name: 'Migration20261121161639_accounts', class: Migration20261121161639_accounts },
  { name: 'Migration20261121193224_trust_and_search', class: Migration20261121193224_trust_and_search },
  {
    name: 'Migration20261122122330_notifications_and_alerts',
    class: Migration20261122122330_notifications_and_alerts,
  },
  { name: 'Migration20261122163437_milestone_roles', class: Migration20261122163437_milestone_roles },
  { name: 'Migration20261122170227_ends_and_closing', class: Migration20261122170227_ends_and_closing },
  { name: 'Migration20261122185217_keeper_settled', class: Migration20261122185217_keeper_settled },
  { name: 'Migration20261122192425_events_of_topics', class: Migration20261122192425_events_of_topics },
  { name: 'Migration20261122195008_topic_relations', class: Migration20261122195008_topic_relations },
  { name: 'Migration20261123004431_announced_steps', class: Migration20261123004431_announced_steps },
  { name: 'Migration20261123004500_topic_label', class: Migration20261123004500_topic_label },
  { name: 'Migration20261123004540_outlet_domains', class: Migration20261123004540_outlet_domains },
  { name: 'Migration20261123032959_most_followed', class: Migration20261123032959_most_followed },
  { name: 'Migration20261123033328_topic_lists', class: Migration20261123033328_topic_lists },
  { name: 'Migration20261123033353_today_lists', class: Migration20261123033353_today_lists },
  { name: 'Migration20261123033507_notices', class: Migration20261123033507_notices },
  {
    name: 'Migration20261123033516_stories_and_searches',
    class: Migration20261123033516_stories_and_searches,
  },
  { name: 'Migration20261123040148_interests', class: Migration20261123040148_interests },
  { name: 'Migration20261123074537_community', class: Migration20261123074537_community },
  { name: 'Migration20261123075155_billing', class: Migration20261123075155_billing },
  { name: 'Migration20261123075222_source_notices', class: Migration20261123075222_source_notices },
  { name: 'Migration20261123090717_story_questions', class: Migration20261123090717_story_questions },
  {
    name: 'Migration20261123232608_audit_chain_and_editors',
    class: Migration20261123232608_audit_chain_and_editors,
  },
  { name: 'Migration20261123234911_review_queue', class: Migration20261123234911_review_queue },
  { name: 'Migration20261124002131_items_left_out', class: Migration20261124002131_items_left_out },
  { name: 'Migration20261124003213_story_history', class: Migration20261124003213_story_history },
  { name: 'Migration20261124003524_desk', class: Migration20261124003524_desk },
  { name: 'Migration20261125224221_content_and_quotas', class: Migration20261125224221_content_and_quotas },
  { name: 'Migration20261126005600_member_names', class: Migration20261126005600_member_names },
  { name: 'Migration20261126090506_server_key', class: Migration20261126090506_server_key },
  { name: 'Migration20261126090536_second_factors', class: Migration20261126090536_second_factors },
  {
    name: 'Migration20261126091057_devices_and_providers',
    class: Migration20261126091057_devices_and_providers,
  },
  { name: 'Migration20261126130731_factor_owners', class: Migration20261126130731_factor_owners },
  { name: 'Migration20261126182126_private_address', class: Migration20261126182126_private_address },
  {
    name: 'Migration20261126182227_session_former_secret',
    class: Migration20261126182227_session_former_secret,
  },
  { name: 'Migration20261126182501_web_push', class: Migration20261126182501_web_push },
  { name: 'Migration20261126184237_monthly_visits', class: Migration20261126184237_monthly_visits },
  { name: 'Migration20261126185804_hub_subscriber', class: Migration20261126185804_hub_subscriber },
  { name: 'Migration20261126214422_api_token', class: Migration20261126214422_api_token },
  {
    name: 'Migration20261126214428_notification_targets',
    class: Migration20261126214428_notification_targets,
  },
  { name: 'Migration20261126231547_topic_updated', class: Migration20261126231547_topic_updated },
  { name: 'Migration20261127011005_hub_shares', class: Migration20261127011005_hub_shares },
  { name: 'Migration20261127011655_topic_removals', class: Migration20261127011655_topic_removals },
  { name: 'Migration20261127012457_ended_addresses', class: Migration20261127012457_ended_addresses },
  { name: 'Migration20261127024844_former_links', class: Migration20261127024844_former_links },
  { name: 'Migration20261127115500_source_topics', class: Migration20261127115500_source_topics },
  { name: 'Migration20261127140500_removed_device', class: Migration20261127140500_removed_device },
  { name: 'Migration20261128022000_search_slices', class: Migration20261128022000_search_slices },
  {
    name: 'Migration20261128030105_topic_label_index',
    class: Migration20261128030105_topic_label_index,
  },
  { name: 'Migration20261128063000_search_keys', class: Migration20261128063000_search_keys },
  { name: 'Migration20261129030500_reporting_outlets', class: Migration20261129030500_reporting_outlets },
  { name: 'Migration20261130170000_story_slices', class: Migration20261130170000_story_slices },
];
