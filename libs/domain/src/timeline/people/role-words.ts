const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Nouns that say what a person is or does. Plurals, relatives, suspects and victims are left out on purpose. */
export const ROLES = wordsOf(`
  president president-elect vice-president premier chancellor minister secretary undersecretary secretary-general director-general
  governor gov. senator sen. representative rep. congressman congresswoman lawmaker mayor councillor councilman
  councilwoman judge justice magistrate prosecutor attorney lawyer solicitor barrister sheriff commissioner superintendent inspector
  detective officer captain capt. colonel col. lieutenant lt. sergeant sgt. general gen. admiral adm. commander chief head boss
  leader chair chairman chairwoman chairperson director manager ceo executive founder co-founder journalist
  spokesman spokeswoman spokesperson ambassador envoy diplomat negotiator mediator bishop archbishop cardinal rabbi imam pastor
  king queen prince princess duke duchess sultan emir ayatollah professor epidemiologist virologist scientist researcher
  geologist seismologist volcanologist meteorologist economist historian engineer architect chemist biologist physicist astronomer
  geneticist physician surgeon nurse teacher headteacher author novelist poet singer actor actress musician rapper comedian filmmaker
  composer conductor painter sculptor coach striker goalkeeper quarterback midfielder footballer skipper pilot farmer fisherman master
  harbourmaster firefighter activist campaigner candidate nominee challenger incumbent adviser advisor aide strategist financier
  businessman businesswoman investor astronaut keeper ranger curator mountaineer speaker treasurer comptroller coroner
  pathologist ombudsman marshal monk nun dissident`);

/** Roles that say little alone, such as 'leader', unless they are capitalised as a title. */
export const VAGUE = wordsOf(`
  leader head chief boss director manager executive officer master keeper member secretary general captain founder
  co-founder justice representative commander candidate nominee chair`);

/** Words in lower case that belong to the role after them. */
export const BEFORE_ROLE = wordsOf(`
  former acting interim deputy vice chief senior assistant associate executive managing general prime foreign finance interior defence
  defense health justice education labour labor energy environment transport trade agriculture home police fire union party
  opposition state city federal national county district regional local harbour harbor bridge mine tunnel works station press
  government company airline railway football team club research scientific medical political human rights supreme high appeals
  military army navy coast guard air force intelligence security immigration border emergency disaster rescue forest weather
  climate public ruling majority minority retired outgoing incoming ex- ex-president then-president first lead top presidential
  gubernatorial senate congressional mayoral parliamentary party's country's city's company's union's crown trial appeal defence
  bank investigative hospital school university ferry port airport lighthouse mountain crew task mission project flight
  infectious-disease tribal religious spiritual cult rebel separatist guerrilla far-right far-left centrist conservative liberal ousted fired sacked
  dismissed deposed exiled jailed imprisoned suspended newly-confirmed newly-elected re-elected late slain convicted
  progressive democratic republican labour socialist independent longtime long-time head starting rookie star
  central reserve`);

/** Words after which it is not certain that the person has the role. */
export const DOUBTED = wordsOf(`
  alleged suspected purported fake self-styled self-proclaimed self-described so-called would-be possible potential likely presumed
  presumptive aspiring failed onetime one-time fictional unlicensed disbarred not no nor never prospective putative future next
  another wannabe rumoured rumored mock honorary disgraced embattled notorious controversial`);

/** Capitalised words that belong neither to a role nor to a name. */
export const NO_NAME = wordsOf(`
  The A An This That These Those There His Her Its Their Our My Your He She They It We I You Who What When While Where Why How After
  Before As In On At By To Of For From With Without About Over Under Against Near Outside Inside Into Through During Since Until Like Unlike Than
  And But Or Nor So Yet If Because Although Though Despite Even Only Also Then Now Today Tomorrow Yesterday Meanwhile However Both
  Some Many Most Another Others All Each Every One Two Three Four Five Last Next Earlier Later Following According Asked Monday
  Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November
  December Photo Image Picture Watch Read Listen Video Live Update Breaking Exclusive Here Not No Yes Said Says Ahead Amid Among
  Between Once Just Still Again Per Via Plus Speaking Joining Meet`);

/** Words that name offices, firms, places and things, so what they belong to is no person's name. */
export const NO_PERSON = wordsOf(`
  Police Officials Official Authorities Prosecutors Ministry Minister President Mayor Governor Senator Secretary Government Department House
  Court Council Committee Commission Party Union University Institute College School Hospital Company Corp Inc Ltd Group Bank Agency
  Association Federation Foundation Office Service Works Tramways Railway Railways Airline Airlines Airways Industries Holdings Motors Electric
  Club News Times Post Press Reuters Media Statement State States City County Church Army Navy Force Guard National International
  Republic Republican Republicans Democrat Democratic Democrats Labour Labor Conservative Administration Congress Senate Parliament
  Assembly General Chief Director Judge Justice Attorney Lady Act Bill Law Day Street Road Avenue Park River Lake Island Islands
  Mountain Valley Bay Bridge Tunnel Airport Station Stadium Museum Theatre Theater Festival Award Awards Prize Cup League Team Games
  North South East West Northern Southern Eastern Western New Los San Las United American British Russian Chinese French German
  Iranian Israeli Canadian Ukrainian White Supreme Homeland Security Defense Defence Health Human Services Treasury Foreign
  Prime Social Truth Capitol Hill Wall Nations Kingdom Korea Zealand Zone Center Centre Board Trust Fund Project Program Programme
  Mission Operation Task Special Federal Royal Imperial Grand Holy Great Big Super World War Web Air Fox Sky Google Amazon Apple Meta Microsoft
  Twitter Facebook Instagram YouTube TikTok Americans Trial Inquiry Newspapers Vice Deputy Former Acting Senior Executive Officer Democracy`);

/** Credits, outlets and places of a dateline, which stand before a role without belonging to it. */
export const NO_MODIFIER = wordsOf(`
  Images Photo Getty Reuters REUTERS AFP AP EPA UPI News NBC ABC CBS CNN BBC MSNBC NPR PBS Times Post Press Shutterstock Via WASHINGTON LONDON
  Republican-led Democratic-led`);

/** A role whose words begin elsewhere, such as 'missionary pilot', is not cut: the word before it must be one of these. */
export const BEFORE_PHRASE = wordsOf(`
  the a an and but or of by with for from to in on at that when while as if after before since because than against between about
  into over under his her their its said says told tells met meets named replaced led over whether where who which is was are were had has
  have including like called elected saw asks asked`);
