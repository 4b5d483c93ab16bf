import { i18n } from './i18n';

/**
 * Formats are expensive to create, the first one most of all, so each is created once for its options.
 * @param create for the language of the interface
 */
export function formatsBy<Options, Format>(
  create: (locales: typeof i18n.locales, options: Options) => Format,
): (options: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const key = `${i18n.locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = create(i18n.locales, options);
    made.set(key, format);
    return format;
  };
}
