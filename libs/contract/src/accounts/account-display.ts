interface Named {
  firstName: string | null;
  email: string;
}

const given = (text: string | null): string | null => text?.trim() || null;

/** The avatar's letter where there is no picture: of the first name, else of the mail address, else U. */
export function avatarLetter({ firstName, email }: Named): string {
  const [letter] = given(firstName) ?? given(email) ?? 'U';
  return (letter ?? 'U').toUpperCase();
}

/** What the menu calls a reader: by first name, else by mail address, else 'User'. */
export function readerName({ firstName, email }: Named): string {
  return given(firstName) ?? given(email) ?? 'User';
}
