import type { ContactMessage } from '#contract/community';
import type { ContactMessageRow } from '#persistence/community';

export function presentContactMessage(row: ContactMessageRow): ContactMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    department: row.department,
    username: row.username,
    createdAt: row.created_at.toISOString(),
  };
}
