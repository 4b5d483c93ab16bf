import { Content } from '../../../../features/desk/components/content/content';

export function Component() {
  return <Content />;
}
