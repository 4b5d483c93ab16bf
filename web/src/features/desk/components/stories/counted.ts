import { t } from '@lingui/core/macro';
import { numberLabel } from '../../../../lib/language/numbers';
/** '1 article', '2,500 articles' */
export function counted(count: number, what: string): string {
  return t`${numberLabel(count)} ${what}${count === 1 ? '' : 's'}`;
}
