import { oncePerText } from '../../text/once-per-text.js';

const MAX_TITLE = 300;
const LEADING =
  /^(?:(?:live|live updates?|live blog|watch|watch live|video|audio|listen|photos?|in pictures|gallery|breaking(?: news)?|just in|developing|exclusive|analysis|opinion|explainer|explained|update|updated|news update|recap|report|correction|corrected|refile|factbox|timeline|wrapup|interview|podcast)(?:\s?\d{1,2})?\s?(?:[:|–—]|-(?=\s|\p{Lu}))\s*|(?:update|wrapup|refile|correct(?:ed|ion)|exclusive|analysis)\s?\d{0,2}-\s?)/iu;
/** The same in Spanish, French, German, Portuguese and Italian. */
const FOREIGN_LEADING =
  /^(?:(?:en )?directo?|en vivo|ao vivo|(?:in )?diretta|liveticker|liveblog|última hora|ultim(?:a |')ora|dernière minute|eilmeldung|exclusiv[ao]|exclusif|exklusiv|esclusiv[ao]|v[íi]deos?|vidéo|fotos?|opinión|opinião|tribune|kommentar|análisis|análise|analyse|analisi|actualización|aktualisiert)\s?[:|–—]\s*/iu;
const TRAILING_LABEL =
  /\s*(?:[-–—|:]\s*(?:live(?: updates?)?|video|watch|as it happened|live blog|in pictures|latest|report|opinion|analysis)|[([](?:video|photos?|watch|updated?|live|audio|exclusive)[)\]])$/iu;
const TRAILING_OUTLET = /\s+[|–—-]\s+([^|–—]{2,40})$/u;
const OUTLET_WORD =
  /\b(?:news|times|post|journal|today|herald|tribune|guardian|reuters|bbc|cnn|npr|afp|nbc|abc|cbs|fox|magazine|daily|telegraph|gazette|press|observer|chronicle|media|online|radio|tv|network|world|politics|business|sports?)\b|\.(?:com|org|net|co\.uk|de|fr)$/i;

/** The cleaned forms of a title, by outlet. */
const cleanedOf = oncePerText(() => new Map<string, string>());

/**
 * Removes what outlets add to a headline: 'LIVE:', 'UPDATE 1-', 'WATCH |' before it, '| Outlet' and '(VIDEO)' after it.
 * `outlet` is the source's name or domain. A tail is removed if it names the outlet or looks like an outlet's name.
 */
export function cleanTitle(title: string, outlet = ''): string {
  const known = cleanedOf(title);
  const cleaned = known.get(outlet) ?? withoutAdditions(title, outlet);
  known.set(outlet, cleaned);
  return cleaned;
}

function withoutAdditions(title: string, outlet: string): string {
  const original = title.replace(/\s+/gu, ' ').trim().slice(0, MAX_TITLE);
  let cleaned = original;
  for (let round = 0; round < 3; round += 1)
    cleaned = cleaned.replace(LEADING, '').replace(FOREIGN_LEADING, '').trim();
  for (let round = 0; round < 2; round += 1) {
    cleaned = withoutOutlet(cleaned, outlet).replace(TRAILING_LABEL, '').trim();
  }
  return cleaned.length >= 12 || cleaned.length >= original.length / 2 ? capitalised(cleaned) : original;
}

function withoutOutlet(title: string, outlet: string): string {
  const tail = TRAILING_OUTLET.exec(title);
  if (!tail?.[1]) return title;
  const barred = /\s\|\s[^|]+$/u.test(title);
  const named = outlet !== '' && squeezed(outlet).includes(squeezed(tail[1]));
  return barred || named || OUTLET_WORD.test(tail[1]) ? title.slice(0, tail.index) : title;
}

function squeezed(name: string): string {
  return name.toLowerCase().replace(/^the\s|[^\p{L}\p{N}]/gu, '');
}

function capitalised(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
