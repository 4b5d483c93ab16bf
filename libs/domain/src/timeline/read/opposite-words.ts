import { ENGLISH } from '#vocabulary';
import { stem } from '../../text/natural.js';
import { cuesOf } from '../languages/cues-of.js';

/** What may happen, and the opposite: the words before the bar contradict those behind it. */
const OPPOSITES = [
  'approve approved accept accepts adopt adopts pass passes back backs support supports endorse endorses agree agrees ratify favor favour | reject rejects oppose opposes refuse refuses veto vetoes decline declines disown disowns down against abandon',
  'win wins won winner victory beat beats defeat defeats triumph | lose loses lost loser defeated beaten concede concedes',
  'arrest arrests detain detained hold held jail jailed imprison imprisoned capture captured custody | release released free freed bail clear cleared escape escaped',
  'charge charged convict convicted guilty indict indicted conviction | acquit acquitted clear cleared exonerate exonerated innocent drop dropped dismiss dismissed',
  'rise rises rose risen climb climbs jump jumps surge surges soar soars gain gains grow grows increase increases spike spikes rally rallies higher record up | fall falls fell fallen drop drops slide slides plunge plunges slump slumps sink sinks decrease decreases decline declines tumble tumbles lower dip dips down',
  'raise raises raised hike hikes increase increases | lower lowers lowered cut cuts slash slashes reduce reduces',
  'open opens opened reopen reopens | close closes closed shut shuts shutter shutters',
  'start starts started begin begins began begun resume resumes launch launches continue continues kick | stop stops stopped end ends ended halt halts suspend suspends pause pauses scrap scraps cancel cancels',
  'extend extends extended prolong | shorten shortens shortened curtail curtails',
  'join joins joined enter enters entered stay stays return returns remain remains | leave leaves left quit quits exit exits depart departs resign resigns',
  'hire hires hired appoint appoints name names reinstate reinstates | fire fires fired dismiss dismisses sack sacks oust ousts',
  'allow allows allowed permit permits clear clears greenlight | block blocks blocked ban bans banned bar bars barred forbid forbids prohibit prohibits prevent prevents',
  'lift lifts lifted ease eases eased relax relaxes loosen | impose imposes imposed tighten tightens tightened restrict',
  'uphold upholds upheld affirm affirms | overturn overturns overturned reverse reverses strike strikes struck',
  'confirm confirms confirmed admit admits admitted acknowledge acknowledges | deny denies denied refute refutes reject rejects',
  'agree agrees agreed accept accepts grant grants sign signs | refuse refuses refused deny denies veto vetoes withhold',
  'survive survives survived alive rescued rescue rescues spare spares safe save saves | die dies died dead kill kills killed death',
  'find finds found | missing vanish vanishes lose lost',
  'strengthen strengthens strong stronger | weaken weakens weak weaker',
  'attack attacks condemn condemns criticise criticize slam slams blast blasts denounce | defend defends praise praises applaud hail hails',
  'delay delays postpone postpones | forward hasten speed',
  'sue sues | settle settles',
  'more most majority | fewer less minority',
  'first | last',
  'succeed succeeds successful success | fail fails failed failure',
  'build builds | demolish demolishes',
  'buy buys bought | sell sells sold',
  'love loves | hate hates',
  'negative | positive',
  'legal lawful constitutional | illegal unlawful unconstitutional',
  'withdraw withdraws pull retreat | deploy deploys send sends advance advances',
] as const;

/** For each stem, the sides that it is on: '3a' contradicts '3b'. */
type Sides = ReadonlyMap<string, ReadonlySet<string>>;
const SIDES = new Map<string, Sides>();

function sidesOf(language: string): Sides {
  const known = SIDES.get(language);
  if (known) return known;
  const lines = language === ENGLISH ? OPPOSITES : (cuesOf(language)?.titles?.opposites ?? []);
  const sides = new Map<string, Set<string>>();
  for (const [at, line] of lines.entries()) {
    for (const [side, words] of line.split('|').entries()) {
      for (const word of words.trim().split(' ')) {
        const key = stem(language, word);
        sides.set(key, (sides.get(key) ?? new Set()).add(`${at}${side === 0 ? 'a' : 'b'}`));
      }
    }
  }
  SIDES.set(language, sides);
  return sides;
}

/** Whether two stems (`TitleWord.key`) of a language say the opposite of each other. */
export function areOpposite(a: string, b: string, language = ENGLISH): boolean {
  const all = sidesOf(language);
  const others = all.get(b);
  if (!others) return false;
  return [...(all.get(a) ?? [])].some((side) => {
    const other = `${side.slice(0, -1)}${side.endsWith('a') ? 'b' : 'a'}`;
    return others.has(other) && !others.has(side);
  });
}
