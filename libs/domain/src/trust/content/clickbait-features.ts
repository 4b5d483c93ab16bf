const MAX_HEADLINE_CHARS = 300;
const MAX_TOKENS = 40;
const LONGEST = 3;
const TOKEN = /\p{L}+(?:['’]\p{L}+)?|\p{N}[\p{N}.,]*|[?!…:"“”]/gu;

/**
 * Function words, and words that are typical of lists and promises on any subject. All other words are replaced by
 * '_'.
 */
const STYLE_WORDS = new Set(
  `a about actually after again against all almost already also always am amazing an and another any anyone anything are
  aren't around as ask asked at away awesome back be because become been before being believe best better between both but by
  can can't cannot chance change choose could couldn't definitely did didn't do does doesn't doing don't during each easy else
  end enough epic even ever every everyone everything exactly face facts favorite favourite feel feels few finally find first
  for forever from fun funny get gets getting gifs gives go goes going gonna good got great guess had happened happens hard has
  have he he'll he's heard her here here's hers him his honest how i i'd i'll i'm i've if in incredible inside into internet is
  isn't it it's its just kind know known last learn least less let let's life like literally little ll look looked looks lot
  made make makes making many may maybe me mean means met might mind moment moments more most much must my myself need needs
  never new next no nobody not nothing now of off oh ok on once one ones only or other others our out over own people perfect
  perfectly photo photos picture pictures pretty probably questions quiz quotes ranked real really reason reasons remember right
  s said say says secret secrets see seen seriously shall she she'll she's should shouldn't show shows signs since so some
  someone something sometimes still struggles stuff such sure t take takes talk tell test than that that's the their theirs them
  themselves then there there's these they they'll they're they've thing things think this those thought through time times tips
  to today together told too totally trick tricks true truth try trying turn tweets two understand unexpected until up us used
  very via video videos wait want wanted wants was wasn't watch way ways we we'll we're we've weird well went were weren't what
  what's when where which while who who's whole whom whose why will wish with within without won't words worst would wouldn't
  wrong year years yes yet you you'd you'll you're you've your yours yourself`.split(/\s+/),
);

/**
 * The style of an English headline without its subject: distinct sequences of up to three function words, marks and
 * placeholders ('_' for any other word, '#' for a number).
 */
export function clickbaitFeatures(title: string): string[] {
  const tokens = title.slice(0, MAX_HEADLINE_CHARS).toLowerCase().replaceAll('’', "'").match(TOKEN);
  const shape = ['^', ...(tokens ?? []).slice(0, MAX_TOKENS).map(shapeOf), '$'];
  const features = new Set<string>();
  for (let length = 1; length <= LONGEST; length++)
    for (let from = 0; from + length <= shape.length; from++) {
      const part = shape.slice(from, from + length);
      if (part.some((token) => token !== '_' && token !== '^' && token !== '$')) features.add(part.join(' '));
    }
  return [...features];
}

function shapeOf(token: string): string {
  if (/^\p{N}/u.test(token)) return '#';
  if (/^["“”]$/.test(token)) return '"';
  if (!/^\p{L}/u.test(token)) return token;
  return STYLE_WORDS.has(token) ? token : '_';
}
