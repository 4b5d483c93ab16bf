interface Named {
  firstName: string | null;
  email: string;
}

const given = (text: string | null): string | null => text?.trim() || null;

/** The letter that stands in for a missing avatar picture: from the first name, else the email address, else U. */
export function avatarLetter({ firstName, email }: Named): string {
  const [letter] = given(firstName) ?? given(email) ?? 'U';
  return (letter ?? 'U').toUpperCase();
}

/** A reader's name in the menu: the first name, else the email address, else 'User'. */
export function readerName({ firstName, email }: Named): string {
  return given(firstName) ?? given(email) ?? 'User';
}
