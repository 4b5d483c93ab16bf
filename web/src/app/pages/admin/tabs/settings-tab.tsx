import { SettingList } from '../../../../features/desk/components/settings/setting-list';

export function Component() {
  return <SettingList />;
}
