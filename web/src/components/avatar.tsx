import { useState } from 'react';
import { avatarLetter, type User } from '#contract/accounts';
import styles from './avatar.module.css';

/** A reader's picture, or a letter instead. Decorative: the control around it has the label. */
export function Avatar({ user }: { user: Pick<User, 'firstName' | 'email' | 'profileImageUrl'> }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (user.profileImageUrl === null || user.profileImageUrl === broken) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        {avatarLetter(user)}
      </span>
    );
  }
  return (
    <img
      className={styles.avatar}
      src={user.profileImageUrl}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(user.profileImageUrl)}
    />
  );
}
