import { stem } from '../../text/natural.js';
import { baseForm } from './word-forms.js';

/** Words that news uses for the same matter. A question with one of them is answered by a sentence with another. */
const GROUPS = `
die dead death kill fatal perish toll lives bodies
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
true false wrong deny withdraw denied
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
ship ferry boat vessel
car vehicle
`;

const groups = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const stems = line.split(' ').map(newsStem);
  for (const each of stems) {
    const known = groups.get(each) ?? new Set<string>();
    groups.set(each, known);
    for (const other of stems) known.add(other);
  }
}

/** The stem of an English word, irregular forms included. */
export function newsStem(word: string): string {
  return stem('en', baseForm(word.toLowerCase()));
}

const NONE: ReadonlySet<string> = new Set();

/** Stems that may stand for this one, itself included if it has any. English only. */
export function likeStems(stemmed: string): ReadonlySet<string> {
  return groups.get(stemmed) ?? NONE;
}
