import { stem } from '../../text/natural.js';
import { baseForm } from '../../text/word-forms.js';
import { SETTINGS } from '../settings.js';
import { PACKED_LIKE_WORDS } from './data/packed-like-words.js';

/** Words that news uses for the same matter. A question with one of them is answered by a sentence with another. */
const GROUPS = `
die dead death kill fatal perish toll life bodies
injure wound hurt
arrest detain custody capture catch nab jail imprison held
prison jail imprison
cost price bill expense pay worth priced charge
fine penalty
pay repay compensation refund receive
deal agreement contract
explode blast
quake earthquake tremor
fire wildfire blaze firefighter burn
fight firefighter
strike walkout
employ employee staff worker job
work job worker staff
parliament assembly senate
eat food meal
form build create
fast quick
oppose against
error mistake wrong
force effect
reject refuse turn down
block forbid prohibit ban stop
ban forbid prohibit outlaw
close shut suspend
reopen open
suspend adjourn postpone
adjourn postpone delay put
begin start open
end finish over conclude ended
buy purchase acquire takeover sale
sell sale resume
return back returned
home house household
leave evacuate flee
rescue save free freed pulled
find recover discover turn
forgery fake copy forged
false untrue wrong fake
deny reject refute
withdraw retract pull
quit resign step down
resign quit leave
lawyer counsel attorney
lead chair head preside
chair chairman head
win beat defeat elect take
match game final
vote ballot
damage harm
accuse charge indict
charge accuse
guilty convict
sentence jail
acquit clear quash overturn innocent
connect link unrelated relate common
cause blame due reason fault
land touch landing
aboard board crew
crew astronaut sailor
astronaut crew
spread pass infect transmit
infect ill case patient sick
caught infect ill fall
sick ill
money mark crown fund
government minister state
merge merger takeover union
purchase takeover deal buy
intruder hacker hack attacker
customer client people
seize capture
trapped stuck
trap stuck rescue
abandon interrupt halt
appeal challenge
complain moan criticise
want demand ask
demand want
approve clear back allow
sign signature
position oppose against promise
oppose against
repair mend fix seal
strong magnitude
size magnitude
inquiry investigation probe
missing disappear lost
power electricity
child boy girl son daughter
teacher headmistress
doctor physician
police officer
comedown demolish
comedown land touch
help aid assist relief rescue
available sale follow deliver
ship ferry boat vessel
car vehicle
`;

/** The stem of an English word, irregular forms included. */
export function newsStem(word: string): string {
  return stem('en', baseForm(word.toLowerCase()));
}

/** Words with so many first letters in common, one of which is derived from the other, are nearly the same. */
const ROOT = 5;
const NONE: ReadonlyMap<string, number> = new Map();
let table: ReadonlyMap<string, ReadonlyMap<string, number>> | null = null;

/** English stems that may stand for this one, each with its strength, 0–1. */
export function likeStems(stemmed: string): ReadonlyMap<string, number> {
  table ??= readTable();
  return table.get(stemmed) ?? NONE;
}

/** 'direct' and 'director' */
function sharesRoot(one: string, other: string): boolean {
  return one.length >= ROOT && other.length >= ROOT && one.slice(0, ROOT) === other.slice(0, ROOT);
}

/** Words of a dictionary are more distant than those that news uses for the same matter. */
function readTable(): Map<string, Map<string, number>> {
  const read = new Map<string, Map<string, number>>();
  const add = (one: string, other: string, strength: number) => {
    const known = read.get(one) ?? new Map<string, number>();
    read.set(one, known);
    if (one !== other) known.set(other, Math.max(strength, known.get(other) ?? 0));
  };
  for (const row of PACKED_LIKE_WORDS.trim().split('\n')) {
    const [one = '', ...others] = row.split(' ');
    for (const other of others) add(one, other, sharesRoot(one, other) ? SETTINGS.derived : SETTINGS.distant);
  }
  for (const line of GROUPS.trim().split('\n')) {
    const stems = line.split(' ').map(newsStem);
    for (const one of stems) for (const other of stems) add(one, other, SETTINGS.like);
  }
  return read;
}
