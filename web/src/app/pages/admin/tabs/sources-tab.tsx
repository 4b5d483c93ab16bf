import { Sources } from '../../../../features/desk/components/sources/sources';

export function Component() {
  return <Sources />;
}
