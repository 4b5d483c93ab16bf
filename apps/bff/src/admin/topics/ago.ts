const MINUTE_MS = 60_000;

/** 'a minute ago', '3 hours ago'. */
export function ago(then: Date, now: Date): string {
  const minutes = Math.round((now.getTime() - then.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  return `${Math.round(hours / 24)} days ago`;
}
