import { AuditLog } from '../../../../features/desk/components/audit/audit-log';

export function Component() {
  return <AuditLog />;
}
