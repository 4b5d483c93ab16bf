const AUXILIARY =
  "is|isn[’']t|are|was|were|has|have|had|will|would|can|could|may|might|must|should|does|did|do|won[’']t|didn[’']t";
const PRESENT =
  'says|tells|wins|loses|dies|kills|comes|goes|takes|makes|gets|gives|faces|hits|plans|wants|seeks|calls|claims|warns|asks|argues|accuses|alleges|agrees|orders|rules|vows|shows|finds|leaves|remains|begins|starts|ends|opens|closes|returns|reaches|meets|visits|denies|rejects|approves|announces|confirms|admits|marks|holds|keeps|brings|sends|stands|continues|becomes|includes|focuses|follows|threatens|threaten|say|call|plan|want|seek|face|remain|continue|argue|accuse|warn|fear|fears|hope|hopes|believe|believes|expects|expect|appears|seems|suggests|aims|urges|demands|leads|enters|joins|carries|bears|provides|receives|requires|allows|prevents|creates|involves|represents|adds|proves|serves|applies|stems|lies|lives';
const PAST =
  'said|told|won|lost|took|made|got|gave|came|went|became|began|broke|brought|built|caught|chose|cut|drew|drove|fell|felt|fought|found|flew|grew|held|hit|kept|killed|knew|led|left|met|paid|put|quit|ran|rose|saw|sent|set|shot|shut|spoke|spent|spread|stood|stole|struck|swept|swore|thought|threw|tore|underwent|withdrew|wrote|sought|bought|sold|beat|saw|sued|died';
const VERB = new RegExp(`(?<![\\p{L}-])(?:${AUXILIARY}|${PRESENT}|${PAST}|\\p{Ll}{2,}ed)(?![\\p{L}-])`, 'gu');
const AUXILIARIES = new RegExp(`^(?:${AUXILIARY})$`);
/** A past participle that belongs to the noun before it, such as 'a girl killed in her car'. */
const OF_NOUN =
  /^(?:killed|accused|charged|arrested|injured|wounded|shot|found|held|set|made|built|named|based|located|used|linked|dubbed|called|caused|led|followed|owned|backed|stolen|given|sent|brought|caught|struck|hit|sought|paid|sold|bought|related|aimed|involved|needed|required|planned|designed|convicted|suspected|wanted|detained|released|published|posted|imposed|issued|ordered|signed|aged|displaced|trapped|affected|known)$/;
const AFTER_PARTICIPLE =
  /^\s(?:in|by|of|on|at|with|for|as|to|during|from|after|under|over|near|inside|among)\b/;
/** A clause that begins with one of these has a verb of its own. */
const CLAUSE =
  /(?<=[\p{L},]\s)(?:who|which|that|when|where|while|since|because|as|after|before|if|whether|how|why|what|whose|although|though)(?=\s)/gu;
const PREPOSITION = /^(?:since|as|after|before)$/;

/** 'police said' at the end of a sentence, which may be a fragment before it. */
const SAID = /,\s[^,]*\b(?:say|says|said|tell|tells|told|report|reports)\b[^,]*$/;

interface Verb {
  at: number;
  text: string;
}

/** The words of a sentence that are verbs in the present or past tense, by closed lists and endings. */
function verbsOf(sentence: string): Verb[] {
  return [...sentence.matchAll(VERB)].flatMap(({ index, 0: text }): Verb[] => {
    const before = sentence.slice(0, index).trimEnd().split(' ').at(-1) ?? '';
    const after = sentence.slice(index + text.length);
    const helped = AUXILIARIES.test(before) || /^(?:be|been|being|not|to)$/.test(before);
    if (helped && !AUXILIARIES.test(text)) return [];
    if (/^(?:a|an|the|his|her|its|their|to|of|and|with)$/i.test(before)) return [];
    if (OF_NOUN.test(text) && AFTER_PARTICIPLE.test(after)) return [];
    return [{ at: index, text }];
  });
}

/** Whether an English sentence has a finite verb outside of its subordinate clauses. */
export function hasMainVerb(whole: string): boolean {
  const sentence = whole.replace(SAID, '');
  const verbs = verbsOf(sentence);
  const openers = [...sentence.matchAll(CLAUSE)];
  const subordinate = new Set<number>();
  for (const { index, 0: word } of openers) {
    const verb = verbs.find(({ at }) => at > index && !subordinate.has(at));
    const next = openers.find((each) => each.index > index)?.index ?? Number.POSITIVE_INFINITY;
    if (!verb || (PREPOSITION.test(word) && isPhrase(sentence, index + word.length, verb, verbs))) continue;
    if (verb.at < next || !PREPOSITION.test(word)) subordinate.add(verb.at);
  }
  return verbs.some(({ at }) => !subordinate.has(at));
}

/** Whether a preposition and its noun end before a verb: 'A B, missing since Friday, was found'. */
function isPhrase(sentence: string, from: number, { at }: Verb, verbs: readonly Verb[]): boolean {
  const isBare = !verbs.some((other) => other.at > from && other.at < at);
  return isBare && /^\s[^,]+,\s$/.test(sentence.slice(from, at));
}

/** What comes before the first verb; null without any. */
export function subjectOf(sentence: string): string | null {
  const [first] = verbsOf(sentence);
  return first ? sentence.slice(0, first.at) : null;
}
