// Made by tools/train/like-words.ts from WordNet 3.1 (LICENSE-WordNet.md).
/** One line per stem: the stem, and the stems of words like it. */
export const PACKED_LIKE_WORDS = `
abandon defect desert vacat wild
abc alphabet
abdomin fat
abduct kidnap
abil abl power
abl abil capabl compet
ablaz light lit passion
abnorm anomal defect
abroad foreign oversea
abrupt disconnect steep sudden
abruptli dead short suddenli
absenc absent
absent absenc awai lack miss want
absolut authoritarian complet dead perfectli sheer stark
absorb absorpt attent captiv fascin grip intent interest wrap
absorpt absorb
absurd nonsens ridicul silli
abund plenti
abus harm insult mistreat misus
abyss deep
ac crack on singl super superior top uniti
academ academi theoret
academi academ
acceler fast speed
accept acknowledg adopt assum bear consent have receiv recept recogn recognis take toler
access approach avail comprehens handi
accessori supplement support
accid accident
accident accid unexpectedli
acclaim hail herald
accommod adapt adjust fit help oblig suit
accompani attend consequ result subsequ
accomplish achiev acquir action complet fulfil manag possibl reach realiz skill
accord agre concord consensu consist grant report unanim
account answer chronicl control explan histori report respons stori
accumul acquisit addit collect collector compil conglomer gather increas
accur close correct exact faith precis right true
accuraci truth
accus charg crimin object
ach pain yen
achiev accomplish manag possibl reach realiz succeed success
acid bitter blister sour superman
acknowledg accept admit assumpt cite declar give grant identifi mention put recogn recognis recognit refer
acquir accomplish acquisit assum avail get skill take
acquisit accumul acquir covet grasp possess raven
acquit behav deport innoc
acr estat
act action actor behav enact move number perform plai routin temporari
action accomplish act activ fulfil litig sue
activ action activist athlet caus fight gymnast involv particip proactiv spark treat trigger
activist activ milit
actor act
actual exist liter real realiz realli true
acut intens keen sharp
adam diamond
adapt accommod adjust arrang conform convert modifi
add addit adhd contribut lend
addict alcohol depend freak hook
addit accumul add complet improv supplement
address avail speak speech
adhd add
adjust accommod adapt align alter chang conform fit modif weight
administ administr
administr administ dispos establish govern manag organ organis
admir booster estim love pleas protagonist support wonder
admiss admit permiss recept
admit acknowledg admiss
adolesc teen teenag young
adopt accept borrow follow foster
ador idol love rever
adult adulthood grow sexi
adulthood adult matur
advanc better earli encourag front improv later progress promot supercharg
advantag benefici favor favour good plu profit
adventur chanc dare explor gambl hazard jeopard risk stake ventur
advers opposit
adversari oppon oppos resist
advertis public push
advis advisor advisori best better consid consult counsel deliber inform notifi propos suggest weigh well
advisor advis consult
advisori advis consult
advoc advocaci counsel recommend urg
advocaci advoc
aerial air antenna ether
aesthet artist cosmet enhanc
affair intimaci matter occas thing
affect artifici emot impact impress involv manner move pretend regard stricken strike take touch warm
affili associ attach connect relat tie
affirm assert confirm declar optimist posit possibl substanti support swan swear
afford cheap give yield
afghan afghanistan
afghanistan afghan
afraid alarm appal concern fear frighten horrifi hunt scare shock terrifi
africa african
african africa
aftermath consequ wake
afterward later subsequ
ag elderli matur old older wear
agenc bureau offic
agenda schedul
aggrav angri intens intensifi provoc provok worsen
aggress attack battl invas milit raven sharpli
ago past
agre accord correspond fit match talli understand unit
agricultur farm rural
ahead forward
aid assist hade help
ail ill pain peak poorli sick
aim direct intent object propos purpos take
air aerial breez pose spread
airborn mobil
airplan plane
alarm afraid alert aw chill dire fear frighten grim horrif horrifi scari terribl terrifi threaten
alaska alaskan
alaskan alaska
alcohol addict intox spirit spiritu
alert alarm energet fly rattl vigil wake watch
alien appropri assign estrang exot foreign stranger transfer unknown
align adjust coalit orient posit straight
alik like similar
aliv anim life live viabl
alleg declar question sai
allegi commit loyal
allen graci
allerg allergi sensit suscept
allergi allerg
alli friend relat
allianc bond
allig crack gator rough
allow appropri grant leav let permiss permit reserv
almost near nearli virtual
alon entir exclus lone sole solo
alpha explor import
alphabet abc
alter adjust chang commut edit heal health modif remedi revis san therapeut vari
alterc disput scrap
altern choos instead option replac secondari
altogeth complet entir raw total whole
alwai constantli ever
amateur recreat
amaz astonish astound aw awesom baffl impress perplex puzzl stun surpris
amber gold
ambit ambiti aspir compass dream rang reach scope
ambiti ambit aspir challeng compuls difficult hard push wish
ambul mobil
amend better correct damag improv revis
america american usa
american america
amnesti pardon
amount measur number sum total
amplifi exagger
analys analyz examin studi
analysi analyt analyz
analyst analyz
analyt analysi
analyz analys analysi analyst complex dissect examin studi
anatomi build figur flesh form frame shape
ancestor ascend
anchor ground
ancient antiqu old past
android humanoid
angel good saint sweet
anger angri furiou ir madden
angl lean tilt
angri aggrav anger black furiou ir mad madden outrag provok
anim aliv beast brutal creatur inspir life live physic reviv vital
annex appropri
annihil destroi destruct devast disrespect obliter
annoi devil disagre harass harri irrit roil steam troubl
announc declar proclam
annual period
anomal abnorm anomali
anomali anomal
anonym unidentifi unknown unnam
answer account repli resolv respond respons result solut
antenna aerial
antic clown fantast prank strang unusu
anticip await counter expect forese hope predict promis
antiqu ancient old pass
antitrust fair
anxiou die eager nervou troubl
ap emul
apart asid separ
apolog apologis ration
apologis apolog ration
appal afraid alarm horrifi outrag scandal shock
appar appear evid manifest obviou obvious patent plain seem seemingli
apparel cloth dress
appeal attract charm
appear appar look seem
appli applic emploi forens us util
applianc gadget widget
applic appli practic relev
appoint appointe assign charg constitut date design engag name nomin
appointe appoint
appreci apprehend consider discrimin grasp grate hold percept prize tast thank treasur understand valu
apprehend appreci arrest collar cop grasp grok nab nail understand
approach access come comprehens forthcom futur near upcom
appropri alien allow annex conquer pat reserv right seiz suitabl
approv author bless favor favour okai sanction
approxim close estim gaug guess judg roughli
apr april
april apr
arab arabian
arabia arabian
arabian arab arabia
arbitr mediat umpir
arc arch bow curv
arch arc bow curv patron superior
archaeolog archaeologist
archaeologist archaeolog
architect design
arctic cold frigid ici
area arena countri domain expans field orbit region sphere
arena area domain field orbit sphere
argu arguabl argument contend content contest controversi disput reason tilt
arguabl argu controversi debat disput
argument argu comb content contenti contest controversi debat disput line statement tilt
ari ram
aris develop grow origin rise
arm armor equip munit weapon
armor arm mail scale
arrai cloth
arrang adapt lai order organ organis place stage system
arrest apprehend collar cop halt hitch impress nab nail sensat stai stop stoppag stun
arriv come get reach
arrow pointer
art artist artwork cute design distort elus graphic human manipul scheme twist
artemi cynthia
artifici affect dummi dy fake paint simul stage synthet
artist aesthet art
artwork art graphic
ascend ancestor control domin rise upward
asia asian
asian asia
asid apart awai
ask request
asleep dormant sleepi
aspir ambit ambiti dream hope wish
ass behind fanni fundament nate seat tush
assassin bravo dead
assault attack offens rape
assembl collect gather meet piec
assert affirm declar forc maintain possibl swan swear
assess evalu measur ponder valuat
asset plu
assign alien appoint attribut deleg design portion transfer
assist aid help
associ affili companion connect familiar fellow link relat
assum accept acquir assumpt bear forward presum pretend sham take
assumpt acknowledg assum forward premis suppos
assur check confid ensur guarante insur reassur secur see sure tell
astonish amaz astound impress stagger stun surpris
astound amaz astonish impress incred stagger stun surpris unbeliev
astronom astronomi big galact larg stargaz
astronomi astronom
asylum sanctuari
athlet activ gymnast sport
atom fragment molecul nuclear particl
attach affili connect relat
attack aggress assault offens onset onslaught
attempt effort essai seek try
attend accompani attende attent consequ listen present result see subsequ tender
attende attend
attent absorb attend captiv care intent observ regard tend wrap
attitud posit postur
attornei lawyer
attract appeal captiv cute draw engag entranc fascin fetch magnet person pull take win
attribut assign credit dimens refer
audio sound
audit scrutin
aug august
august aug grand honor honour rever
aurora dawn sunris
australia australian
australian australia
austria austrian
austrian austria
authent document genuin hallmark
author approv canon commiss empow govern licens mandat offici regim writer
authoritarian absolut domin
autism autist
autist autism ill sick
auto car
autom automat mechan
automak carmak
automat autom mechan robot
autonom free independ sovereign
autumn fall matur
avail access acquir address free handi obtain open purchas readi
aveng retali reveng
averag common mean middl norm normal ordinari
avert avoid deflect
aviat fly pilot
avoid avert deflect
aw alarm amaz awesom bad dire dread fear fearsom frighten horrif impress rever terribl
awai absent asid forth off
await anticip expect wait
awak awaken awar wake watch
awaken awak wake
awar awak care consciou conscious mind remind reminisc reson
award grant honor honour present prize
awesom amaz aw impress
awkward labor labour slow strain wooden
babi infant
back backward coat endors hind hinder rear second support
backfir backlash
background downplai
backlash backfir rebound
backstag privat wing
backup relief reliev
backward back bash convers regard retract return revers
bacteri bacteria bacterium
bacteria bacteri bacterium
bacterium bacteri bacteria
bad aw distress dread intens lament pretti rotten rubber sever sorri swing terribl uncomfort
badli grave ill poorli serious sever
baffl amaz confus difficult foil frustrat hard perplex problemat puzzl thwart
bag sack
bai color colour
bake baker cook dry hot scorch
baker bake
balanc pois reconcili
balk deterr hinder
ball globe orb
ballot vote
bam bang clap explod
ban censor illeg prohibit
band circl lot pattern stripe
bang bam bash batter big bolt clap explod larg slam slap smack smash whop
banner streamer superior
bar block blockad obstruct
barbecu cook grill
bare bleak just nake public scarc strip uncov
bargain bui deal dealer steal trader
barrag bombard shell
barrel point
base basic contempt groundwork settl support
baseless idl
bash backward bang brawl smash whop
basi foot fundament groundwork
basic base essenti fundament stapl
basketbal hoop
bass deep low
bat batter bonker cracker insan nut
batch hat heap lot mass mint mountain pile plenti slew stack
bathroom john toilet
baton billi
batter bang bat buffet damag hitter slugger wear
battl aggress combat conflict engag fight struggl
battlefield battleground field
battleground battlefield field
beam cheer proud rai shine
bear accept birth brook carri contain endur have head hold pai stand stomach suffer support
beast anim creatur savag wildcat
beat bush crush heartbeat lick puls tire
beaten familiar
beau boyfriend dude
beauti come gorgeou knockout love pretti
becom come decor get proper turn
bed layer
beg prai
begin beginn commenc first kickoff offset open start
beginn begin founder initi
behav acquit act deport
behavior behaviour conduct deport
behaviour behavior conduct deport
behind ass down fanni fundament nate seat tush
belgian belgium
belgium belgian
belief believ feel impress notion
believ belief conceiv credibl probabl think trust
bell buzzer doorbel
belli stomach
belong hold properti
belov darl dear honei love
bend turn twist
benefici advantag benefit good
benefit benefici gain profit welfar
berat lectur rebuk scold
berri fruit
berth moor place posit post
best advis better champion first optim scoop trump
bet better bettor stake wager
beta explor import
betrai betray
betray betrai inform traitor
better advanc advis amend best bet bettor correct healthier improv remedi wager
bettor bet better wager
beverag drink
bibl biblic
biblic bibl
bid command dictat summon tender
big astronom bigger cosmic epic extens giant great huge import larg larger massiv mountain titan
bigger big larg larger
bike motorcycl
bill charg
billi baton
billion cardin million trillion
bind bond valid
biolog biologi biologist
biologi biolog biologist
biologist biolog biologi
birth bear have nativ
bite burn chip pain scrap sting
bitter acid blister thorni
bizarr unconvent weird
black angri color
blackmail pressur
blame blast curs damn fault guilti rap
blank empti
blanket broad comprehens cover extens wide
blast blame curs damn destruct loud
blatant blaze
blaze blatant blind bright dazzl glare hell
bleak bare
blend shade
bless approv boon fortun holi
blind blaze bright dazzl glare
blink bloodi bloom close crash flame shut
blister acid bitter hot
blizzard rash snowstorm
block bar blockad close embarrass hinder obstruct plug stymi
blockad bar block embarrass hinder obstruct prevent stymi
blond sandi
blood bloodi
bloodi blink blood bloom crash crimson damn flame homicid murder red
bloodlin lineag
bloom blink bloodi crash flame flower
blow move wind
blowout runawai
blue northern vapor
blueprint design
blunder botch fumbl sin
blunt dull
blur fuzzi unclear
board embark room
boast brag crow featur ga proud sport tout
boat yacht
bodi bodili corpor
bodili bodi corpor physic
boi son
boil cook poach simmer
bold brave dare daredevil embolden heroic rash reckless vault
bolt bang slap smack thunderbolt
bomb bombard bomber
bombard barrag bomb shell
bomber bomb
bombshel thunderbolt
bond allianc bind
bonker bat cracker insan nut
bonu incent
book booker reserv volum
booker book
boom explod prosper roar smash success thrive thunder
boon bless close
boost encourag hike
booster admir promot protagonist support
boot reboot
booth stall
booz drink spirit
border bound box edg environ line margin surround
bore drill eager tire
born hatch intellig
borrow adopt
boss brag chief superior
botch blunder spoil
bottom worst
boulder rocki rough
bounc healthi leap live rebound spirit
bound border boundari chain edg jump leap spring tie
boundari bound edg
bounti fruit gener give liber reward
bow arc arch curv defer submiss
bowel gut intestin
box border boxer pack packag
boxer box packer short
boyfriend beau
brace duo fresh pair pois prepar refresh stabil steadi support
brag boast boss crow ga proud superior tout vapor
brain einstein geniu head mastermind mental mind psych wit
branch divid fork
brand denounc make
brave bold endur game gritti weather
bravo assassin
brawl bash
brazil brazilian
brazilian brazil
breach break gap offend violat
bread lettuc loot lucr
break breach burst bust dash dot fit halt interrupt offend poor stop violat
breakdown disloc
breakthrough discoveri find
breakup separ
breast summit
breathtak excit
breed educ fruit train
breez air
brew brewer
brewer brew
bribe briberi bui corrupt
briberi bribe
brief short
bright blaze blind clever color colour dazzl glare intellig light shini silver smart
brilliant intellig superior
bring deliveri fetch get institut land take work wreak
brink verg
british briton
briton british
broad blanket comprehens extens gener sweep wide
broadcast program
bronz metal tan
brook bear creek endur stand stomach suffer toler
brows browser
browser brows
bruis forc harm hurt injur wound
brush groom touch
brutal anim cruel fall intens savag unrel viciou
bubbl live rippl
buccan piraci pirat
buck dollar
buddi pal
buff buffet fan lover
buffet batter buff pound troubl
bug glitch intercept teas wire
bui bargain bribe buyer corrupt purchas steal
build anatomi construct figur flesh form frame improv make reinforc shape
bulk major mass volum
bulli crack domin good great intimid smash swell
bullish optimist
bump encount find knock swell
bunch bundl cluster crowd gang
bundl bunch cluster packag
burden load weight
bureau agenc offic
burglar burglari heist
burglari burglar
buri burial inter
burial buri inter
burk suppress
burn bite cook destroi import sting tan treat
burri thorni
burrow tunnel
burst break explod
bush beat tire
busi engag fanci job labor labour occup occupi
bust break damag poor raid
buster dude
butt butter
butter butt
buyer bui purchas
buzz buzzer
buzzer bell buzz doorbel
bye goodby
cabl line wire
cach stash
cake patti
calcul comput deliber estim figur forecast hard intend numer reckon scheme
california californian
californian california
call career cry name outcri phone scream shout visit yell
calm compos quiet steadi
cambodia cambodian
cambodian cambodia
camp tent
campaign candid candidaci caus crusad drive fight movement nomine run
can fire preserv record sack
canada canadian
canadian canada
canal channel
canari sneaker
cancel cellular natur offset
candi crystal preserv
candid campaign direct frank nomine
candidaci campaign
cannabi hemp marijuana
canon author saint
cant lean tilt tip
cap crest crown
capabl abl capac compet potenti resourc subject suscept
capac capabl
capit circular primari round superior
capsiz turtl
captiv absorb attent attract captur charm delight entranc fascin imprison intent jail love prison wrap
captur captiv catch charm entranc get seizur
car auto
cardin billion central dozen five four hundr import kei million on six thousand three two
cardiolog cardiologist
cardiologist cardiolog
care attent awar caution close deal detail handl like manag mind minut sure tend wish
career call
cargo freight payload shipment
carlo sanchez tauru
carmak automak
carpet rug
carri bear carrier channel contain express hold transmit transport
carrier carri
cart drag haul menu
cartel combin
carv sculptur slice
case event instanc lawsuit suit
cash pai
cast throw
castl fanci palac
cat gui sick vomit
catastroph disast harm tragedi
catch captur catcher contagi contract detect get grab haul hitch infecti spot transmiss
catcher catch
categori class famili
cathol univers
cattl cow
caus activ campaign contribut crusad drive get have induc make motiv motor movement respons stimul
caution care caveat
cautiou guard moder
cavali domin
cave undermin
caveat caution
caviti cellular pit
ceas discontinu end finish quit stop termin
celebr fame famou festiv histori know notabl note observ renown stori
cell cellular
cellular cancel caviti cell pit
censor ban censori censorship
censori censor critic
censorship censor
cent penni
center centr central centric centrist concentr focu focus halfwai heart middl midwai pore substanc
centr center concentr focu heart middl pore
central cardin center centric concentr consolid fundament halfwai import integr kei middl midwai unifi
centric center central
centrist center moder
centuri hundr
cereal grain
ceremoni formal observ ritual
certain confid convinc definit destin fate posit sure
certainli sure
certif certifi credenti document
certifi certif evid insan manifest
chain bound iron
chair chairman moder
chairman chair presid
challeng ambiti competitor contend contest difficult disput hard rival stimul
chamber divid
champ champion
champion best champ
chanc adventur danger fortun gambl hazard luck opportun risk unsaf
chancellor premier
chang adjust alter changer convert distort dynam errat exchang fluid mercuri transform vari
changer chang
channel canal carri guid maneuv point steer transmit
chant tone
chao chaotic
chaotic chao wild
charact character part persona qualiti role type
character charact depict
charg accus appoint bill charger emot polar supercharg
charger charg
charm appeal captiv captur delight entranc love magic pleas wizard
charter hire leas
chase dog follow pursu pursuit tail trail
chat jaw
cheap afford flash loud
cheat chess unfair
check assur control curb ensur insur pattern see
cheer beam comfort embolden gai optimist satisfi shout smile sunni
chemic chemistri
chemistri chemic
cherri crimson red scarlet
chess cheat
chevi harass harri molest plagu
chevron stripe
chew plug
chic fashion smart stylish
chicago stop
chick dame doll
chicken yellow
chief boss head import main master primari princip
child childhood kid minor
childhood child
chile chilean
chilean chile
chill alarm cool ici scari thrill
chines taiwanes
chip bite fri nick scrap splinter
choic choos fine
choke obstruct
choos altern choic opt option pick prefer prize qualiti select superior take tasti
chop cut shred slice
christ christian jesu redeem
christian christ
chronic continu long
chronicl account histori stori
chuck ditch eat toss
chunk lump unit
churn roil turbul
cinema cinemat film
cinemat cinema
circl band circular lot
circuit indirect tour
circul current spread
circular capit circl flyer global round
circumst consider context lot luck
citat cite
cite acknowledg citat mention refer
citizen citizenship
citizenship citizen
civil civilian cultur polit refin school
civilian civil
clai mud
clap bam bang explod
clarifi inform instruct
clariti clear lucid
clash collid crash jar
class categori classifi cours famili grade separ sort
classic typic
classifi class distinct group identifi separ sort
clean cleaner fair scrub wash
cleaner clean
clear clariti free innoc lucid open transpar vivid
clearli intellig understand
clever bright intellig invent smart
click tick
client custom
climat mood
climb climber mount rais upgrad
climber climb
clinch tight
cling coher
clinic object
clip short time trim
clipper limit
clock time
close block care closer draw final finish immedi last near next shut surround termin walk
closer close finish
clot thick
cloth arrai coat costum cover dress fabric gown habit materi suit uniform wear wearabl wrap
cloud fog obscur troubl
clown antic comedi funni prank
club guild lodg nine societi
clue cue hint
cluster bunch bundl collect constel flock
clutch grip hold seiz
coach manag
coalit align fusion
coast coastal coaster
coastal coast maritim
coaster coast
coat back cloth finish surfac
cod collect due dupe pod taunt teas
code encrypt
cognit knowledg
coher cling ration
coin mint
coincid simultan
cold arctic cut frigid ici refriger
collabor cooper
collaps fold foldabl
collar apprehend arrest cop nab nail
colleagu fellow
collect accumul assembl cluster cod collector compil compos due gather joint mass pois
collector accumul collect gather
collid clash collis jar
collis collid
colombia colombian
colombian colombia
colon coloni inhabit
coloni colon settlement
color bai black bright colour deep flush gai liver pi psychedel red roan shoot vivid
coloss big larg
colour bai bright color deep flush gai liver partial pi psychedel red roan shoot
column columnist editori pillar tower
columnist column
comb argument competit contenti disput milit
combat battl fight fighter militari
combin cartel compound conglomer integr
come approach arriv beauti becom decor forthcom futur get hail proper upcom
comedi clown comic funni
comedian comic
comfort cheer consol conveni cozi eas home reassur reliev satisfi
comic comedi comedian funni humor
command bid dictat domin high hijack overlook pirat requir teach
commemor mark memori
commenc begin graduat kickoff offset start
comment commentari input observ remark review
commentari comment
commerc commerci doc
commerci commerc
commiss author commission committe licens
commission commiss
commit allegi dedic devot give intend pledg send swear
committe commiss
commod pot throne toilet
common averag commun familiar frequent green gross mutual ordinari park popular public share standard usual
commonli normal usual
commun common communist express gestur herald narr pass sign verbal
communist commun
commut alter exchang independ replac transform translat
compact compress concentr consolid dens densiti impact pack short
compani companion
companion associ compani familiar fellow friendli
compar comparison liken rel relat
comparison compar
compass ambit rang reach scope
compel oblig power
compens pai repair salari
compet abl capabl competit competitor effect effici equal
competit comb compet contest emul match rivalri
competitor challeng compet contend rival
compil accumul collect compos digest
complain complaint plain plaintiff protest
complaint complain ill protest
complet absolut accomplish addit discharg dispatch entir exhaust finish full perfect realiz sheer total whole
complex analyz complic composit compound
compli complianc follow
complianc compli conform
complic complex perplex refin
compon compos element factor ingredi part portion
compos calm collect compil compon composit cool pen pois write
composit complex compos integr
compound combin complex deepen dissect intensifi part radiat
comprehens access approach broad extens full inclus intellig larg nationwid statewid super understand univers wide
compress close compact contract shut soft
compromis vulner
compuls ambiti obsess
comput calcul estim figur reckon
con convict defraud learn memor scam
conceal cover covert hide invis privaci privat secret sneak sneaki
conced concess confess grant yield
conceiv believ concept imagin mastermind origin think
concentr center centr central compact dens densiti focu pore thick
concept conceiv construct fertil
concern afraid fear haunt headach interest involv obsess refer relat touch worri
concert cooper joint
concess conced yield
conclud close conclus end final finish last reason termin
conclus conclud decis final
concord accord consist
concret real solid
condemn crimin decri wrong
condit conting depend disciplin fit qualifi statu tent train
conduct behavior behaviour deport direct lead
conei da
confer leagu
confess conced
confid assur certain convinc intim posit reassur sure trust
confidenti privat
configur conform constel form organ shape
confin constrain labour limit restrict
confirm affirm empir reassert substanti support unchang valid verif verifi
conflict battl engag fight inconsist infring oppos struggl
conform adapt adjust complianc configur form orthodox shape
confront face
confus baffl disord fox mistak perplex puzzl scatter similar unclear
conglomer accumul combin gather
congratul prais
congressman congresswoman repres
congresswoman congressman repres
connect affili associ attach continu coupl join link neighbor relat
conquer appropri seiz subject super suppress
consciou awar conscious intend wit
conscious awar consciou
consecut order serial succeed success
consensu accord
consent accept will
consequ accompani aftermath attend consequenti effect outcom result subsequ therefor
consequenti consequ event import
conserv curat maintain preserv
consid advis consider count deal debat deliber regard see studi take view weigh
consider appreci circumst consid signific sizabl substanti thought
consist accord concord lie reproduc systemat unchang
consol comfort reassur
consolid central compact integr unifi unit
conspir conspiraci machin
conspiraci conspir
constantli alwai
constel cluster configur dot flock stud
constitut appoint essenti establish format implant name plant recogn recognis repres
constrain affect confin enforc hold impos limit restrain restrict
construct build concept creativ fabric form make manufactur posit reconstruct rehabilit shape
consult advis advisor advisori interview refer
consum consumpt down have intens overwhelm take
consumpt consum exploit ill intak sick
contact reach touch
contagi catch contract infecti transmiss
contain bear carri contin control hold incorpor
contamin foul infect infecti pollut taint
contemporari current gener modern
contempt base despit low
contend argu challeng competitor content rival
content argu argument contend contenti contest controversi disput messag satisfi tilt
contenti argument comb content controversi disput
contest argu argument challeng competit content controversi disput dissent protest tilt
context circumst
contin contain
conting condit eventu possibl
continu chronic connect dog insist keep long persist preserv proce repeat run sequel straight sustain
contract catch compress contagi contractor infecti transmiss
contractor contract declar
contrari differ opposit revers stubborn
contrast differ
contribut add caus contributor donat give lead lend share
contributor contribut
control account ascend check contain curb disciplin domin govern har manag obsess oper possess restrain
controversi argu arguabl argument content contenti contest debat disput tilt
conveni comfort
convent formula normal orthodox pattern receiv rule
converg focus meet merg
convers backward convert discours familiar inform revers transit
convert adapt chang convers exchang redeem
convict con sentenc
convinc certain confid persuad posit sure suscept
cook bake boil burn done fix fri grill medium poach prepar readi roast sear steam
cool chill compos cooler
cooler cool
cooper collabor concert joint partner
coordin equal integr organ organis unifi
cop apprehend arrest collar nab nail thiev
cope deal grappl manag
copi simul transcript
cord rough
core nucleu
corn preserv
corner nich recess trap tree
coron crown
corp corpor
corpor bodi bodili corp materi physic
corps stiff
correct accur amend better disciplin exact precis proper restor revers right
correl mutual reciproc relat
correspond agre fit match relat similar talli
corrupt bribe bui degrad evil purchas rotten sneaki
cortex cortic
cortic cortex
cosmet aesthet decor enhanc
cosmic big cosmo larg
cosmo cosmic exist univers world
cost costli price toll
costa rib
costli cost dear expens pricei
costum cloth
counsel advis advoc direct guidanc
count consid counter matter numer weigh
counter anticip count neg
countri area land nation state
coup takeov
coupl connect join link match mate pair twin unit
cours class flow line natur run track trend
court courtroom romanc woo
courtroom court
cover blanket cloth conceal coverag cross crust deal embrac extend handl mask splash treat wrap
coverag cover
covert conceal cover disguis hidden mask protect secret undercov underground undisclos
covet acquisit desir grasp wish
cow cattl
cozi comfort friendli
crab cross
crack ac allig bulli good great rough smash super superior swell top
cracker bat bonker insan nut
craft trade
crash blink bloodi bloom clash flame
crave desir hunger want
crawl creep
craze crazi cult frenzi furi insan madden
crazi craze insan mad unhing
cream lick
creat creation creativ creator creatur make
creation creat
creativ construct creat fanci imagin invent origin
creator creat divin lord maker
creatur anim beast creat
credenti certif
credibl believ probabl
credit attribut respect worthi
creek brook
creep crawl creepi mous sneak spook
creepi alarm creep
crescent round
crest cap decor summit top
crime crimin
crimin accus condemn crime guilti illeg outlaw wrong
crimson bloodi cherri flush red scarlet
cring shrink submiss
crippl disabl game halt
critic censori criticis critiqu crucial discrimin evalu scath sear vital
criticis critic
critiqu critic review
crop harvest plant
cross cover crab irrit travers
crow boast brag proud vapor
crowd bunch gang herd jam pack
crown cap coron top ultim
crucial critic pivot
crude petroleum
cruel brutal fall savag viciou
cruis sail
crunch grind
crusad campaign caus drive fight movement reform
crush beat destruct humbl humili quell rough squeez suppress
crust cover
cry call egregi flagrant glare insist outcri scream shout tear yell
cryptic mysteri
crystal candi illumin preserv
cub rooki sonni
cuba cuban
cuban cuba
cue clue remind
cult craze
cultur civil ethnic polit refin social
curat conserv minist parson pastor
curb check control
cure harden heal recov remedi solidifi therapeut vulcan well
curios curiou wonder
curiou curios funni peculiar singular strang unusu wonder
curl scroll
current circul contemporari latest occurr ongo present underwai
curs blame blast damn doom explet lose swear
curtail restrict suppress
curv arc arch bow cut sheer slew trend veer wind
custodi detain detent protect
custom client tailor tradit usag
cut cold curv edg pierc reduc sever sheer shred slash slew slice split sting trend
cute art attract pretti
cycl round
cynthia artemi
da conei
dad daddi pop
daddi dad pop
dai daili daylight daytim podium
daili dai everydai inform period
damag amend batter bust dent destruct harm hurt impair
dame chick doll ladi
damn blame blast bloodi curs doom lose
danc dancer
dancer danc
danger chanc grave hazard peril risk riski seriou suicid treacher unsaf
dare adventur bold origin presum ventur
daredevil bold
dark dim evil night nighttim shadow twilight
darl belov dear favorit favourit love pet
dart dash fleet shoot
dash break dart dot fashion shoot smash spirit sprint stylish
date appoint engag
daughter girl
daunt discourag intimid scare
dawn aurora sunris
daylight dai daytim
daytim dai daylight
dazzl blaze blind bright glare impress
dead abruptli absolut assassin depart doom execut go late murder out perfectli short slain suddenli
deadli fatal insan lethal
deadlock impass obstruct
deal bargain care consid cover distribut grappl handl lot manag relat sell take trade treat
dealer bargain deal trader
dear belov close costli darl honei love
death deceas demis die
debacl fiasco
debat arguabl argument consid controversi deliber disput problemat question
debilit drain exhaust weak weaken
debri dust junk rubbl
debut entri introduct launch unveil
dec decemb
decad decai degener ten
decai decad rotten
deceas dead death depart die expir go
decemb dec
decent fit nice proper properli respect right
decept mislead unreal
decid decis definit determin resolv settl
decis conclus decid definit determin fatal fate final resolut
deck decor grace
declar acknowledg affirm alleg announc assert contractor explicit express indic state
declin refus reject worsen
decor becom come cosmet deck gem grace jewel medal mount panel proper rais spectacl stud
decreas depreci diminish dwindl fade fall minim reduc
decri condemn
dedic commit devot give
deem hold
deep abyss bass color colour deepli distant intens late low profound
deepen compound intensifi
deepli deep intens
defeat disappoint foil frustrat kill lick overcom thwart
defect abandon abnorm desert faulti
defenc defend
defend defenc defens guardian suspect
defens defend
defer bow postpon regard respect shelv tabl
defi defiant refus resist
defianc defiant
defiant defi defianc resist
defici deplet lack short shy want
deficit shortag
defin definit determin distinct outlin shape specifi
definit certain decid decis defin determin explicit express
deflect avert avoid warp
defraud con scam
degener decad degrad deterior
degrad corrupt degener disgrac low
degre level point stage
delai detain postpon stai wait
deleg assign design
deliber advis calcul consid debat intend intention purpos slow weigh
delic fine fragil skill
delici delight pleas pleasur tasti
delight captiv charm delici enjoi entranc joi pleas pleasur revel
deliv deliveri present rescu
deliveri bring deliv
demand exact involv need requir take
demis death die
demo demonstr exhibit present show
democraci democrat republ
democrat democraci parliamentari popular republican
demolish demolit destroi dismantl level
demolit demolish destruct
demon devil evil
demonstr demo establish exhibit illustr inform instruct obviou present prove show
denounc brand
dens compact concentr densiti dumb thick
densiti compact concentr dens
dent damag scratch
depart dead deceas differ go leav past start vari
depend addict condit hook parasit reli reliabl test tri
depict character describ draw pictur portrai repres represent show
deplet defici exhaust
deploi deploy
deploy deploi
deport acquit behav behavior behaviour conduct deporte extradit
deporte deport exil
deposit lodg stick
depot storag termin
depreci decreas slight
depress low narcot relax slump thin
depriv lose privat strip want
deriv differenti educ gain
descend descent down downhil drop fall poster rain relat
descent descend extract origin
describ depict descript draw express report repres
descript describ
desert abandon defect renegad
deserv merit worth worthi
design appoint architect art assign blueprint deleg fashion incom intent name plan scheme
desir covet crave devour elig hope hungri nostalg prefer suitabl want wish worthi
desper resolut urgent
despit contempt malici
destin certain doom fate goal intend orient sure
destini fate
destroi burn demolish destruct dismantl fall go lose rape ravag ruin sack shatter total wreck
destroy destroi destruct
destruct annihil blast crush damag demolit destroi destroy devast ravag
detail care elabor item particular point
detain custodi delai detaine detent stai
detaine detain
detect catch detector discov find hear notic observ perceiv percept sens spot
detector detect sensor
detent custodi detain
deter deterr discourag
deterior degener impair worsen
determin decid decis defin definit discov find fix influenc observ purpos resolut set shape specifi
deterr balk deter hinder prevent
deton explod explos
devast annihil destruct disrespect ravag
develop aris development educ evolut evolv exploit get grow industri matur modern origin rise train
development develop
devil annoi demon irrit
devot commit dedic give pai
devour desir wish
di pluto
diabet ill sick
diagnos diagnosi identifi
diagnosi diagnos diagnost
diagnost diagnosi
diamond adam
diari journal
diarrhea loos
dictat bid command order potent prescrib settl
die anxiou death deceas demis eager expir
diet dietari
dietari diet
differ contrast depart differenti disagre distinct diver divers opposit other otherwis polar sever variant variou
differenti deriv differ discrimin distinct distinguish mark separ sever special tell
difficult ambiti baffl challeng difficulti embarrass hard nasti problemat thorni tough tricki try uncontrol
difficulti difficult troubl
dig excav lodg
digest compil
digit figur finger
dim dark faint
dimens attribut orient
diminish decreas fall impair weaken
dine diner dinner
diner dine
dinner dine
dip dunk
diplomaci diplomat
diplomat diplomaci polit smooth
dire alarm aw dread fear fearsom frighten horrif terribl
direct aim candid conduct director guid immedi lead manag point send straight take target wai
directli direct flat immedi instantli straight
director direct manag
dirt dirti soil
dirti dirt foul soil
disabl crippl disqualifi invalid
disagr disagre
disagre annoi differ disagr discord irrit stress try
disappear vanish
disappoint defeat foil frustrat thwart
disarm disarma
disarma disarm
disast catastroph disastr tragedi
disastr disast unfortun
disc disk record
discard dispos unwant
discharg complet dismiss dispatch fire vent
disciplin condit control correct disciplinari field studi subject train
disciplinari disciplin
disclos disclosur discov expos reveal uncov unveil
disclosur disclos reveal revel
discomfort sore uncomfort
disconnect abrupt divid fragment gulf split
discontinu ceas disrupt interrupt quit stop
discord disagre divis
discount dismiss ignor
discourag daunt deter frustrat intimid
discours convers discuss
discov detect determin disclos discoveri expos find hear learn notic observ reveal see
discoveri breakthrough discov find uncov
discrimin appreci critic differenti distinguish favorit favourit keen percept pierc select sharp
discuss discours word
diseas unhealthi
disgrac degrad scandal shame shock
disguis covert mask
disgust foul repel revolt sicken
dish serv
disk disc harrow
dislik unlik
disloc breakdown injur
dismantl demolish destroi level
dismiss discharg discount fire ignor reject remov sack
disord confus distract scatter troubl unhing upset
dispar differ distinct
dispatch complet discharg shipment
dispers distribut dot scatter spread
displac shift
displai exhibit expos show
dispos administr discard give mind prepar tend will
disput alterc argu arguabl argument challeng comb content contenti contest controversi debat scrap tilt
disqualifi disabl
disrespect annihil devast flip insult mock taunt
disrupt discontinu interrupt troubl tumultu turbul
diss insult
dissect analyz compound
dissent contest neg protest
dissolv melt resolv
distant deep remov
distinct classifi defin differ differenti dispar distinguish identifi outlin peculiar separ sharp special typic
distinguish differ differenti discrimin distinct import impos mark recogn separ sever spot tell
distort art chang twist warp
distract disord troubl unhing
distress bad disturb hurt lament serious sorri suffer troubl unhappi worri
distribut deal dispers distributor fan lot ration scatter separ share space splash spread widespread
distributor distribut
district territori zone
disturb distress troubl upset worri
ditch chuck
dive diver plung
diver differ dive divers
divers differ diver divert recreat varieti variou
divert divers entertain interest pleas
divid branch chamber disconnect divis episod fork fraction fragment section segment separ split tear
divin creator god immort lord maker
divis discord divid division part separ sever
division divis
dizzi ill sick silli
doc commerc doctor physician
doctor doc physician
document authent certif documentari genuin paper referenc
documentari document exist real
dodg scheme
dodger fox
dog chase continu persist stubborn tail trail
doll chick dame
dollar buck
domain area arena field land orbit sphere
dome round vault
domest interior municip nation tame
domin authoritarian bulli cavali command control govern high overlook paramount prevail reign sovereign submiss suprem
donat contribut
done cook finish
doom curs damn dead destin doomsdai fate lose sentenc
doomsdai doom
doorbel bell buzzer
dormant asleep
dose drug treat
dot break constel dash dispers pattern stud
doubl dual multipl
doubt question skeptic uncertain uncertainti
down behind consum descend fall throw
downhil descend
downplai background minim
dozen cardin heap lash load lot pile score slew stack ton twelv
draft outlin
drag cart effort haul
drain debilit exhaust tire
drama dramat plai
dramat drama impress spectacular strike theater theatr
drastic forc
draw attract close depict describ make pull reap tire trace wear
dread alarm aw bad dire fear fearsom frighten horrif terribl
dream ambit aspir stargaz unreal
dress apparel cloth formal stuf treat
dri dry preserv
drift float rang roam strai swan unsettl wander
drill bore train
drink beverag booz
drip soak
drive campaign caus crusad dynam energet motiv motor movement ram repel swarm
drop descend sink unload
drown submerg
drug dose drunk intox narcot rip
drunk drug excit intox narcot rip slop smash soak stone
dry bake dri humor iron scorch sear
dual doubl multipl
dub nicknam
duck submers
dude beau buster
due cod collect expect receiv
dull blunt mat matt
dumb dens stupid
dummi artifici
dungeon keep
dunk dip
duo brace pair
dupe cod victim
durabl last long servic
durat continu
dust debri dusti junk rubbl
dusti cover dust
duti oblig respons
dwarf overshadow
dwindl decreas
dy artifici
dynam chang drive projectil propel propuls slash
dysfunct impair
eager anxiou bore die keen rare readi
ear wear
earli advanc earlier earliest past prematur young
earlier earli earliest sooner
earliest earli earlier
earn garner lucr make pai profit salari wage
earth globe ground land world
earthquak quak
eas comfort easi facilit mitig moder reliev
easi eas easili elementari simpl slow slowli
easili easi
east eastern orient
eastern east northeastern southeastern
eat chuck eater feed
eater eat
echo repeat ring
eclips overshadow
econom economi effici husband
economi econom economist
economist economi
eddi swirl
eden heaven paradis
edg border bound boundari cut inch sting
edit alter editor
editor edit editori
editori column editor
educ breed deriv develop inform instruct knowledg learn letter train
eeri strang unusu
effect compet consequ efficaci effici establish impress oper outcom result settl
efficaci effect impress
effici compet econom effect streamlin
effort attempt drag exhaust gruel hard labor labour punish strain tire try wear
ego self
egregi cry flagrant glare
egypt egyptian
egyptian egypt
eight cardin
einstein brain geniu mastermind
eject releas
elabor care detail fanci luxuri refin
elder older senior
elderli ag old older
eldest first
elect elector elig elit incom option select
elector elect vote
electr tens
element compon factor ingredi
elementari easi simpl
elev height lift promot rais summit top
eleven cardin
elig desir elect entitl pension suitabl worthi
elimin void
elit elect select
ella greec
elus art unidentifi
embark board
embarrass block blockad difficult hard hinder humili obstruct stymi
embattl prepar troubl
embed integr
embolden bold cheer
embrac cover hug
emerg futur issu sudden
emiss emit
emit emiss
emot affect charg emotion lyric moodi releas sentiment soul supercharg
emotion emot
emphas stress underscor
empir confirm existenti experiment observ verifi
emploi appli employ employe hire us util work
employ emploi work
employe emploi
empow author gift invest
empti blank evacu loot strip vacant void
emul ap competit
enabl sanction
enact act passag
encod encrypt
encount bump find meet see
encourag advanc boost pleas promot ralli support
encrypt code encod
end ceas conclud finish goal termin
endang imperil jeopard peril threaten vulner
endem indigen
endless etern infinit long
endors back second subscrib support
endur bear brave brook last live patient perman stand stomach suffer support surviv toler weather
enemi foe
energet alert drive energi enterpris industri rattl
energi energet
enforc constrain implement impos
engag appoint attract battl busi conflict date fight involv pursu
engin mastermind orchestr organ technolog
england english
english england
engulf immers steep
enhanc aesthet cosmet foil increas intensifi sweeten
enjoi delight enjoy love revel
enjoy enjoi pleasur
enlist hitch recruit
enorm big grand great huge immens larg outrag vast wide
enough plenti suffici
enrol enter recruit registr
ensur assur check guarante insur see
entangl involv mat web
enter enrol entranc entri figur incom intestin particip record recruit
enterpris energet entrepreneur industri
entertain divert interest pleas
enthusiasm enthusiast
enthusiast enthusiasm gaga glow partisan
entir alon altogeth complet entireti exclus full intact integr sole stallion total whole
entireti entir integr total
entitl elig titl
entranc attract captiv captur charm delight enter fascin incom
entrepreneur enterpris
entri debut enter introduct launch unveil
environ border environment surround
environment environ
envis fanci figur forese imag pictur see unreal visual
epic big heroic larg
epidem pandem
episod divid occasion unpredict
equal compet coordin equival even match par peer quit rival
equip arm helmet outfit stock
equival equal par
erod scour wear
errat chang mercuri unpredict unsettl
error fault mistak
escal intensifi
escap flight free
especi except particular particularli special uncommon
espi spot spy
essai attempt seek test try
essenti basic constitut fundament import necessari requir stapl substanti virtual vital
establish administr demonstr effect find give govern institut launch make organ plant prove settl show
estat acr
estim admir approxim calcul comput figur forecast gaug good guess judg reckon reput respect
estrang alien
etern endless forev immort infin last long perman
ether aerial
ethic moral
ethnic cultur social
europ european
european europ
evacu empti lax purg
evad hedg skirt
evalu assess critic judg measur rate valu valuat
even equal yet
event case consequenti import
eventu conting final ultim
ever alwai
everydai daili inform ordinari routin
evid appar certifi ground manifest notic observ obviou obvious patent plain prove show testifi
evil corrupt dark demon viciou wick
evolut develop evolutionari evolv
evolutionari evolut
evolv develop evolut
exact accur correct demand liter photograph precis right strict take
exactli just precis properli
exagger amplifi increas
exam examin
examin analys analyz exam inspector probe scrutini studi tester
exampl instanc model
excav dig unearth
exce exceed excess outgo outperform surpass top
exceed exce except extraordinari surpass
excel famous magnific rip superior surpass
except especi exceed exclud extraordinari particular special surpass uncommon
exception unaccept
excess exce extra overli spare surplu unnecessari
exchang chang commut convert redeem
excit breathtak drunk fever glamor inflamm intox irrit sensit spooki stimul stir teas thrill
exclud except exclus
exclus alon entir exclud select sole
excus exempt forgiv justifi pardon
execut dead perform possibl practic viabl
exempt excus freedom immun privileg
exercis practic us usag util work workout
exhaust complet debilit deplet drain effort fatigu fume spend thorough thoroughli tire tucker wear
exhibit demo demonstr displai expos present show
exil deporte
exist actual cosmo documentari histor live present real surviv univers world
existenti empir
exit expir go leav pass
exot alien foreign strang unusu
expand expans inflat thrive
expans area expand grand impress inflat sweep
expect anticip await due hope outlook pregnant prospect requir wait
expel oust
expens costli pricei
experi experienc experiment feel get have know practic receiv season vers veteran
experienc experi practic season vers veteran
experiment empir experi observ
expert expertis practic skill
expertis expert
expir deceas die exit go invalid pass termin
explain explan interpret
explan account explain
explet curs swear
explicit declar definit express graphic state
explod bam bang boom burst clap deton smash
exploit consumpt develop feat misus tap us user victim
explor adventur alpha beta preliminari research search
explos deton unstabl volatil
expos disclos discov displai exhibit exposur open reveal uncov unmask
exposur expos
express carri commun declar definit describ face fast limit look reflect sai show speak state
extend cover extens extent lead lengthi long offer pass prolong run stretch
extens big blanket broad comprehens extend larg wide
extent extend
extern outsid
extra excess spare surplu unnecessari
extract descent infus origin remov
extradit deport
extraordinari exceed except fantast great marvel rattl remark singular special surpass uncommon wonder
extrem extremist highli intens member super
extremist extrem radic ultra
ey optic
fabl fabric fiction legendari unreal
fabric cloth construct fabl fanci fiction framework invent manufactur materi unreal
face confront express facial featur front look
facial face
facil instal quick slick
facilit eas help
factor compon element ingredi
factori mill
fade decreas fleet pass reduc slice
fail failur neglect weak
failur fail loser
faint dim percept weak
fair antitrust clean fairli moder reason sport
fairli fair middl moder pretti reason somewhat
faith accur close fold
fake artifici forg fraud pretend sham simul
fall autumn brutal cruel decreas descend destroi diminish down hide savag tumbl viciou waterfal
fals incorrect mistaken traitor treacher treason wrong
fame celebr famou know notabl note renown
famili categori class genet household inherit sept transmiss transmit
familiar associ beaten common companion convers fellow garden old orient usual
famin shortag
famou celebr fame know notabl note renown
famous excel magnific
fan buff distribut fandom lover
fanat passion rabid
fanci busi castl creativ fabric fiction figur imag luxuri notion origin pictur see unreal visual
fandom fan
fanni ass behind fundament nate seat tush
fantasi fantast
fantast antic extraordinari fantasi incred marvel rattl strang unreal unusu wonder
far farther long remot remov
farewel part
farm agricultur farmer rural
farmer farm
farther far
fascin absorb attract captiv entranc grip interest intrigu
fashion chic dash design intent latest make manner mod mode modern smart style stylish wai
fast acceler express fleet hurri instant quick rapid secur speed speedi swift tight wing
faster quicker
fat abdomin fatti obes thick
fatal deadli decis fate lethal
fate certain decis destin destini doom fatal sure
father mother
fatigu exhaust jade spend tire
fatti fat
fault blame error faulti flaw fractur mistak
faulti defect fault inaccur
favor advantag approv favorit favour favourit love pet prefer profit
favorit darl discrimin favor favourit love pet popular prefer
favour advantag approv favor privileg profit
favourit darl discrimin favor favorit love pet popular prefer
fear afraid alarm aw concern dire dread fearsom frighten horrif terribl
fearsom alarm aw dire dread fear frighten horrif terribl
feat exploit
feather decor flight plume
featur boast face have sport
feb februari
februari feb
feder feed nation northern union unit
feed eat feder give
feel belief experi find finger flavor impress notion sens spirit tone
fellow associ colleagu companion familiar
feloni illeg
fertil concept product prolif rank
festiv celebr
fetch attract bring get take win
fever excit ill sick
fiasco debacl
fiction fabl fabric fanci novel unreal
field area arena battlefield battleground disciplin domain fielder orbit plain sphere studi subject
fielder field
fierc furi furiou intens tear violenc violent wild
fieri fire hot impass passion
fifti cardin
fight activ battl campaign combat conflict crusad engag fighter oppos struggl
fighter combat fight
figur build comput digit enter estim forecast form frame imag pattern pictur see shape visual
file regist
fill fulfil full girl meet miss occupi satisfi take
film cinema movi pic pictur record shoot take
fin five
final close conclud conclus decis eventu finish last net ultim
financ financi fund
financi financ fiscal
find detect discov discoveri feel found founder get launch notic observ receiv recov see uncov
fine choic delic okai precis ticket
finger digit feel
finish ceas close closer coat complet conclud done end final last termin
fire can discharg dismiss fieri flame sack
firebal powerhous
firm firmli forc hard hous resolut resolv settl
firmli firm secur
first begin best eldest freshman inaugur initi open origin premier prime prototyp
firsthand primari
fiscal financi
fish fisher
fisher fish
fit adjust agre break condit correspond interrupt just match meet prime proper readi set suit
five cardin fin
fix cook determin fixtur get jam mend mess prepar readi repair secur set specifi trim
fixat obsess
fixtur fix regular
flag tire
flagrant cry egregi glare
flame blink bloodi bloom crash fire hot
flare move
flash cheap flaunt loud
flashpoint hotspot
flat directli level plane straight
flaunt flash
flavor feel season smack spirit tasti tone
flaw fault
flee flight
fleet dart fade fast fugit pass short swift
flesh anatomi build figur form frame shape
flexibl negoti stretch
flight escap feather flee fly
flip disrespect throw toss
flirt teas toi
float drift swim unsettl
flock cluster constel
flood full swamp
floor shock stori
flop right
flow cours run sleek smooth stream streamlin
flower bloom pattern unfold
flu influenza
fluid chang liquid
flush color colour crimson healthi monei peak prime red rich rosi wealthi
fly alert aviat flight flyer hurri move pilot quick watch wing
flyer circular fly
focu center centr concentr focus pore
focus center converg focu
foe enemi
fog cloud murki obscur
foil baffl defeat disappoint enhanc frustrat thwart
fold collaps faith foldabl
foldabl collaps fold
follow adopt chase compli next pursu pursuit succeed trace watch
food nutrient
fool light
foot basi term
forbidden prohibit
forc assert bruis drastic firm forcibl personnel pressur push squeez strength thrust violenc
forcibl forc
forecast calcul estim figur predict reckon
foreign abroad alien exot import intern natur outsid oversea
forens appli rhetor
forese anticip envis predict
forest wood
forev etern
forg fake hammer
forgiv excus pardon toler
fork branch divid
form build construct figur flesh format frame kind make organ pattern perfect shape sort spring
formal ceremoni dress offici valid
format constitut establish form shape
former past previou sometim
formerli onc
formula convent express recip
fort special
forth awai forward off
forthcom approach come futur upcom
forti cardin
fortun bless chanc happi hazard luck lucki well
forward ahead assum assumpt forth
foster adopt rear
foul contamin dirti disgust nasti pollut repel revolt soil
found find initi origin
foundat find
founder beginn find
fountain spring
four cardin
fourth quarter
fox confus dodger trick
fraction divid fragment half
fractur fault
fragil delic
fragment atom disconnect divid fraction split
frame anatomi build figur flesh form shape
framework fabric model
frank candid direct obviou
frantic frenzi mad wild
fraud fake pretend sham
fraught full troubl
freak addict
free autonom avail clear escap independ liber loos releas rid sovereign unpaid
freedom exempt
freez root
freight cargo payload shipment
frenzi craze frantic furi wild
frequenc frequent often
frequent common frequenc often patron prevail preval shop
fresh brace new newli novel origin refresh
freshman first newcom
fri chip cook fridai
fridai fri
friend alli friendli friendship
friendli companion cozi friend
friendship friend
frighten afraid alarm aw dire dread fear fearsom horrif scare terribl terrifi terror
frigid arctic cold ici
front advanc face
fruit berri bounti breed gener prolif reproduct
frustrat baffl defeat disappoint discourag foil prevent thwart
fuel refuel
fugit fleet runawai short
fulfil accomplish action fill meet satisfi
full complet comprehens entir fill flood fraught fulli instinct load overload stuf total untouch whole
fulli full
fumbl blunder
fume exhaust smoke treat
fun funni
function map offic oper part purpos role run serv us work
fund financ store
fundament ass basi basic behind cardin central essenti fanni groundwork import kei nate seat tush
fungal fungu
fungu fungal
funni clown comedi comic curiou fun humor peculiar question singular strang suspect suspici unusu
fur hair
furi craze fierc frenzi furiou rage violenc wild
furiou anger angri fierc furi madden violent
fusion coalit merger
futur approach come emerg forthcom incom next prospect succeed upcom
fuzzi blur hair
ga boast brag gasolin tout
gadget applianc widget
gaga enthusiast old
gai cheer color colour homo sunni
gain benefit deriv hit increas lucr make pai profit reach win
gal gallon
galact astronom big larg
gallon gal
gambl adventur chanc game risk
game brave crippl gambl gritti halt limp stake
gang bunch crowd
gap breach open spread
garbag refus scrap
garden familiar
garner earn
gasolin ga
gasp pant
gather accumul assembl collect collector conglomer meet
gator allig
gaug approxim estim guess judg
gaze stare
gem decor jewel treasur
gemini twin
gender sexual
gene genet
gener bounti broad fruit give gross liber mostli overal pandem product reproduct univers widespread yield
genet famili gene inherit transmiss transmit
geneva holland
geniu brain einstein mastermind
gentl gradual kind mild
genuin authent document realli truli
german relev
gestur commun motion sign
get arriv becom bring captur caus come develop experi find fix grow have make receiv
ghost haunt obsess spook
giant big gigant larg titan
gift empow give invest present talent
gig lanc spear
gigant big giant larg mammoth
girl daughter fill girlfriend miss
girlfriend girl
give afford commit gener given grant hand have hold leav mind pai pass present throw
given give
glad will
glamor excit
glanc glimps peek
glare blaze blind bright cry dazzl egregi flagrant
glass spec spectacl
glimps glanc
glitch bug
global circular globe intern internation round world worldwid
globe ball earth global orb world
glow enthusiast
go dead deceas depart destroi exit expir leav pass
goal destin end
goali goalkeep
goalkeep goali
god divin immort
gold amber golden metal
golden gold happi
golf golfer
golfer golf
good advantag angel bulli crack estim great nice reput respect saint save smash solid well
goodby bye
goon hood punk tough
gorgeou beauti
govern administr author control domin establish governor manag order organ organis regim regul regular rule
governor govern gubernatori
gown cloth
grab catch snap
grace deck decor
graci allen
grad graduat
grade class level place rank rate scale tier
gradual gentl graduat
graduat commenc grad gradual high
grai grei grizzli old southern
grain cereal
grand august enorm expans great immens import impress thousand vast wide
grandma grandmoth
grandmoth grandma
grant accord acknowledg allow award conced give subsid
graphic art artwork explicit express write
grappl cope deal grip manag wrestl
grasp acquisit appreci apprehend covet grok hold seiz
grate appreci thank
grave badli danger graviti sculptur seriou serious sever sober tomb
gravit graviti
graviti grave gravit sober
great big bulli crack enorm extraordinari good grand immens import larg smash swell vast wide
greatest sterl superior
greec ella
green common park
greet salut
grei grai grizzli old
grief heartbreak
griev mourn
grill barbecu cook
grim alarm gruesom relentless sever stern unrel
grind crunch
grip absorb clutch fascin grappl handl hold interest
gritti brave game
grizzli grai grei old
groceri market
grok apprehend grasp
groom brush prepar sleek slick train
gross common gener overal receipt revenu
ground anchor earth evid land reason yard
groundbreak innov origin pioneer trailblaz
groundwork base basi fundament
group classifi radic sort
grow adult aris develop get grower increas matur origin produc rais rise turn
grower grow
gruel effort hard punish
gruesom alarm grim
guarante assur ensur insur
guard cautiou ward
guardian defend
gubernatori governor
guess approxim estim gaug hazard imagin judg reckon specul suppos think ventur
gui cat rib ridicul roast
guid channel direct guidanc lead maneuv point steer take
guidanc counsel direct guid steer
guild club lodg societi
guilti blame crimin indict punish shame
guitar guitarist
guitarist guitar
gulf disconnect
gunfir gunshot
gunman hitman
gunshot gunfir
gush live outburst pour run
gut bowel intestin
gymnast activ athlet
habit cloth home inhabit wont
hade aid
hail acclaim come herald
hair fur fuzzi
haiti haitian
haitian haiti
half fraction
halfwai center central middl midwai
hall lobbi
hallmark authent trademark
halo ring
halt arrest break crippl game hitch stai stop stoppag
hammer forg
hand give men pass script workforc
handi access avail us util
handl care cover deal grip handler manag manipul palm plow treat
handler handl
happen materi occur occurr pass
happi fortun golden laugh
har control tackl
harass annoi chevi harri molest plagu troubl
harbor harbour haven hold nurs
harbour harbor haven
hard ambiti baffl challeng difficult effort embarrass firm knockout punish scheme sever strong tough try
harden cure hard solidifi temper
harm abus bruis catastroph damag hurt ill impair injur injuri stab trauma wound
harmless innoc
harri annoi chevi harass molest plagu ravag troubl
harrow disk pain tortur
harsh rough
harvest crop reap
hat batch heap lot mass mint mountain pile plenti slew stack
hatch born shade
hate hatr mean nasti
hatr hate
haul cart catch drag truck
haunt concern ghost move obsess persist resort stalk troubl unforgett
have accept bear birth caus consum experi featur get give hold make receiv suffer take
haven harbor harbour oasi
hawaii hawaiian
hawaiian hawaii
hazard adventur chanc danger fortun guess jeopard jeopardi luck peril risk riski stake unsaf ventur
head bear brain chief lead mind orient psych
headach concern worri
heal alter cure health mend recov remedi san therapeut well
health alter heal healthi medic medicin prevent remedi restor san therapeut well
healthi bounc flush health rosi sound
healthier better
heap batch dozen hat lash load lot mass mint mountain pile plenti score stack ton
hear detect discov learn see
heart center centr middl nerv pump
heartbeat beat instant puls
heartbreak grief
heat hot warm
heaven eden paradis
heavi hefti ponder
hedg evad qualifi skirt
hefti heavi massiv ponder strong
height elev summit tall top
heighten intensifi rise
heist burglar
hell blaze
helmet equip
help accommod aid assist facilit implement instrument reform serv stabil steadi
hemp cannabi
herald acclaim commun hail predecessor public
herd crowd
hero heroic
heroic big bold epic hero larg
hesit paus reluct
hiatu repriev
hidden covert
hide conceal fall invis skin
high command domin graduat higher overlook pinch sharp soar superior tower upper
higher high
highli extrem
highlight spotlight
hijack command pirat
hike boost hiker
hiker hike
hilari humor
hind back hinder
hinder back balk block blockad deterr embarrass hind obstruct prevent stymi
hint clue intim suggest
hip inform
hire charter emploi leas
histor exist histori import past real
histori account celebr chronicl histor stori
hit gain hitter make reach score shoot strike talli
hitch arrest catch enlist halt limp stai stoppag
hitman gunman
hitter batter hit slugger
hold bear belong carri contain deem give grip harbor have keep maintain nurs properti support
holder hold
holi bless
holidai vacat
holland geneva netherland
hollow recess
home comfort habit orient place plate
homegrown nativ
homeless unfortun unsettl
homeown household
homicid bloodi murder
hominin human
homo gai human man
honei belov dear sweet
honest honor
honeymoon newlyw
honor august award honest honour laureat observ prestigi reput respect rever reward
honour august award honor laureat observ respect rever reward right
hood goon punk tough
hook addict depend plume rob soak
hoop basketbal
hope anticip aspir desir expect promis
horn tusk
horribl alarm horrifi
horrif alarm aw dire dread fear fearsom frighten outrag terribl
horrifi afraid alarm appal horribl horror
horror horrifi
hospit kind welcom
hostil oppon oppos
hot bake blister fieri flame heat rage scorch sizzl tropic violent warm
hotspot flashpoint
hous firm lodg
household famili homeown
howev nonetheless
hug embrac kiss neck pet
huge big enorm immens larg vast
hulk big larg loom tower whale
human art hominin homo humanitarian man
humanitarian human improv
humanoid android
humbl crush humili mild obscur
humid wet
humili crush embarrass humbl
humor comic dry funni hilari iron joke kill mood temper wit
hundr cardin centuri
hungari hungarian
hungarian hungari magyar
hunger crave hungri
hungri desir hunger long raven starv wish
hunt afraid hunter search
hunter hunt
hurl hurtl lung thrust
hurri fast fly quick rush speed zip
hurt bruis damag distress harm injur injuri pain smart suffer trauma wound
hurtl hurl lung thrust
husband econom
huski robust strap tough
ici arctic chill cold frigid
icon imag pictur
idea ideal think
ideal idea perfect
ident identifi individu
identif identifi
identifi acknowledg classifi diagnos distinct ident identif know name recognis recogniz specifi
idl baseless lazi
idol ador love rever
ignit kindl light lighter lit
ignor discount dismiss neglect snub
iii cardin three trei trio
ill ail badli complaint consumpt diabet dizzi fever harm paralyz peak poorli recov sick stricken
illeg ban crimin feloni outlaw prohibit punish smuggl
illumin crystal inform light lit
illus fanci unreal
illustr demonstr inform instanc instruct
imag envis fanci figur icon imageri imagin persona pictur see visual
imageri imag imagin
imagin conceiv creativ guess imag imageri invent origin reckon resourc suppos think
immedi close direct directli instanc instantli present
immens big enorm grand great huge larg vast vastli wide
immers engulf plung steep submerg submers
immin close impend
immort divin etern god memori
immun exempt vaccin
impact affect compact touch
impair damag deterior diminish dysfunct harm mar weaken
impass deadlock fieri passion
impeach indict
impend close immin
imperi pride proud
imperil endang jeopard peril threaten
imperson neutral object persona
implant constitut establish plant
implement enforc help instrument
impli implic
implic impli involv signific suggest
import big central chief event foreign grand great histor kei larg main moment seriou signific
impos constrain distinguish enforc impress inflict levi state visit
imposs unimagin
impress affect arrest dramat effect expans feel grand impos move signal state strike stun thunder
imprison captiv jail lag
improb incred suppos unbeliev unlik
improp incorrect irregular unlaw
improv addit advanc amend better build humanitarian landscap reinforc rise
inaccur faulti
inappropri wrong
inaugur first initi open startup
incent bonu induc motiv
inch edg
includ inclus
inclus comprehens includ
incom design elect enter entranc futur next succeed
inconsist conflict
incorpor contain increas integr intern merg organ unifi unit
incorrect fals improp mistaken wrong
increas accumul enhanc exagger gain grow incorpor inflat maxim multipl rais
increasingli progress
incred astound fantast improb marvel unbeliev unimagin
incumb necessari tenur
incur find get obtain receiv
incurs invad offens
indefinit uncertain
independ autonom commut free indi individu separatist sever sovereign
index indic
indi independ
india indian
indian india
indic declar index point reveal show signal suggest
indict guilti impeach
indigen endem nativ
indirect circuit mediat wander wind
individu ident independ mortal person respect separ sever singl somebodi someon soul variou
indonesia indonesian
indonesian indonesia
indoor insid interior
induc caus get have incent make motiv persuad stimul
induct initi
industri develop energet enterpris manufactur
inequ unfair
inevit necessari necessarili need predict
infam notori
infant babi
infect contamin infecti pathogen taint
infecti catch contagi contamin contract infect transmiss
infin etern infinit
infinit endless infin space
inflam inflamm inflammatori kindl light unhealthi
inflamm excit inflam red
inflammatori inflam provoc unhealthi
inflat expand expans increas
inflict impos visit
influenc determin influenti shape
influenti influenc potent prestigi
influenza flu
info inform
inform advis clarifi convers daili demonstr educ everydai hip info know knowledg rat sourc wit
infrar invis
infring conflict misdemeanor violat
infus extract
ingredi compon element factor
inhabit colon habit live peopl popul
inher integr underli
inherit famili genet transmiss transmit
inhibit repress
initi beginn first found inaugur induct open origin pioneer start
injur bruis disloc harm hurt injuri offend pain raw tear trauma wound
injuri harm hurt injur
innoc acquit clear harmless natur pure white
innov groundbreak introduc invent modern origin pioneer progress trailblaz
input comment remark
insan bat bonker certifi cracker craze crazi deadli mad nut unhing
insect worm
insecur unsaf
insert introduc tuck
insid indoor interior within
insight percept
insist continu cry press pressur
inspect visit
inspector examin
inspir anim prompt sacr
instal facil
instanc case exampl illustr immedi instant
instant fast heartbeat instanc moment present
instantli directli immedi
instead altern rather
instinct full
institut bring establish find
instruct clarifi demonstr educ illustr inform instructor interpret teach
instructor instruct teach
instrument help implement tool
insult abus disrespect diss
insur assur check ensur guarante see
insurg irregular rebel
intact entir integr whole
intak consumpt
integr central combin composit coordin entir incorpor intact merg mix total unifi unit uniti whole
intellig born bright brilliant clearli clever comprehens perceiv reason search sophist sound understand
intend calcul commit consciou deliber destin intent know mean wit
intens bad brutal consum deep deepli extrem fierc intensifi overwhelm rage scream sever strong tear
intensifi aggrav compound deepen enhanc escal heighten intens
intent absorb aim attent captiv design fashion intend intention know purpos spirit wrap
intention deliber intent purpos
inter buri burial
interact mutual reciproc
intercept bug interceptor
interceptor intercept
interest absorb concern divert entertain fascin grip intrigu involv stake
interf intrus meddl offici
interfer interven intervent
interim lag meanwhil temporari
interior domest indoor insid intern nation
intern foreign global incorpor interior internation world worldwid
internation global intern
internet net
interpret explain inform instruct render take translat understand
interrupt break discontinu disrupt fit
interven interfer intervent
intervent interfer interven
interview consult question
intestin bowel enter gut
intim close confid hint nearli person privat suggest
intimaci affair
intimid bulli daunt discourag
intox alcohol drug drunk excit narcot poison rip slop smash soak stone
intrigu fascin interest machin provoc scheme
introduc innov insert
introduct debut entri launch unveil
intrus interf invas meddl offici trespass
intuit suspicion
invad incurs invas offens
invalid disabl expir sophist void
invas aggress intrus invad
invent clever creativ fabric imagin innov inventor manufactur origin
inventor invent
inventori stock
invest empow gift investor put
investig probe research
investor invest
invis conceal hide infrar undetect unseen
invok rais
involv activ affect concern demand engag entangl implic interest need particip regard requir take
ir anger angri
iran iranian
iranian iran persian
ireland irish
irish ireland
iron chain dry humor press robust smooth
irregular improp insurg random unlaw
irrit annoi cross devil disagre excit roil sensit steam stimul temper
islam muslim
isol separ strai
israel zion
issu emerg publish releas suppli
itali italian
italian itali
item detail list particular
iter loop reiter repeat
jab poke thrust
jack marin tar
jade fatigu tire
jaguar panther
jail captiv imprison lag
jam crowd fix mess mob pack pile
jan januari
januari jan
jar clash collid jolt
jaw chat
jazz screw
jelli solid
jeopard adventur endang hazard imperil jeopardi peril stake threaten
jeopardi hazard jeopard peril risk
jesu christ redeem
jet run
jewel decor gem jewelri
jewelri jewel
jfk kennedi
jimmi prize
job busi occup task
john bathroom toilet
johnni rebel
joi delight pleasur
join connect coupl link marri unit
joint collect concert cooper share
joke humor
jolt jar rocki shake
josh kid
journal diari journalist
journalist journal
journei travel
judg approxim estim evalu gaug guess judgment judici
judgment judg mind
judici judg legal
jump bound leap spring start startl
junior secondari younger
junk debri dust rubbl scrap trash
juri panel
just bare exactli fit justic meet mere precis properli right scarc simpli
justic just
justifi excus
juvenil youth
keen acut discrimin eager intens lament percept pierc sharp
keep continu dungeon hold keeper maintain prevent retain
keeper keep
kei cardin central fundament import
kennedi jfk
kenya kenyan
kenyan kenya
kernel meat
kick kicker thrill
kicker kick
kickoff begin commenc offset start
kid child josh minor
kidnap abduct kidnapp
kidnapp kidnap
kill defeat humor killer
killer kill slayer
kilomet kilometr
kilometr kilomet
kind form gentl hospit sort
kindl ignit inflam light lit
king rex
kingdom realm
kiss hug neck pet
knife stab
knock bump roast
knockout beauti hard sever strong
know celebr experi fame famou identifi inform intend intent legendari notabl note recogn renown
knowledg cognit educ inform learn letter
korea korean
korean korea
lab laboratori
label mark pronounc tag
labor awkward busi effort labour push strain tug
laboratori lab
labour awkward busi confin effort labor push strain tug
lace pattern
lack absent defici miss want
ladi dame
lag imprison interim jail meanwhil slowdown
lai arrang order place posit put set
lament bad distress keen mourn requiem sorri
lanc gig spear
land bring countri domain earth ground lander soil
lander land
landscap improv
languag speech
lap lick overlap
laps sink
larg astronom big bigger cosmic epic extens giant great huge import massiv mostli mountain signific
larger big bigger larg
lash dozen heap load lot pile score slash slew stack strap tan ton violent whip
lasso rope
last close conclud durabl endur final finish live long past perman senior stand surviv ultim
late dead deep past recent
later advanc afterward side subsequ
latest current fashion stylish
latin roman
laugh happi
launch debut entri establish find introduct launcher unveil
launcher launch
launder wash
laureat honor honour
lavish gener luxuri shower
law regular
lawmak legisl
lawsuit case suit
lawyer attornei
lax evacu neglig purg
layer bed
lazi idl slow
lead conduct direct extend guid head leadership leav major pass result run star take track
leadership lead
leaf leav thumb
leagu confer
leak leaker
leaker leak
lean angl cant list pinch run slim spare tend thin tilt tip trim
leap bounc bound jump spring
learn con discov educ hear knowledg letter memor read see studi take
leas charter hire let rent rental
leav allow depart exit give go lead leaf near port remain result
lectur berat rebuk scold
legal judici legitim sanction valid
legend legendari
legendari fabl know legend unreal
legion numer
legisl lawmak legislatur pass
legislatur legisl
legitim legal logic right valid
len lens
lend add contribut lender loan
lender lend
length lengthi
lengthi extend length long prolong
lens len
lesser littl small
lesson moral
let allow leas permit rental
lethal deadli fatal
letter educ knowledg learn
lettuc bread loot lucr
level degre demolish dismantl flat grade plane point stage steadi tier
levi impos matthew
liabl like
liber bounti free gener give liberti loos progress releas social
liberti liber
licens author commiss permit
lick beat cream defeat lap
lid top
lie consist rest
life aliv anim lifespan lifetim live spirit
lifeguard lifesav
lifelong long
lifesav lifeguard
lifespan life lifetim
lifetim life lifespan
lift elev rais
light ablaz bright fool ignit illumin inflam kindl lightli lightweight lit
lighter ignit
lightli light
lightweight light
like alik care liabl probabl promis wish
liken compar
limit clipper confin constrain express narrow qualifi restrict small
limp game hitch weak
line argument border cabl cours pipelin rough wrinkl
lineag bloodlin
linger loung lurk
link associ connect coupl join relat
liquid fluid murder receiv swim tear
list item lean lister
listen attend
lister list
lit ablaz ignit illumin kindl light
liter actual exact true
litig action sue
littl lesser micro miniatur minut petit pocket slight slim small smaller soft tini young
liv cardin
live aliv anim bounc bubbl endur exist gush inhabit last life popul realist spirit surviv
liver color colour
load burden dozen full heap lash lot pile score slew stack ton
loan lend
lobbi hall
local locat neighborhood section topic venu
locat local place posit settl site situat
lock locker
locker lock
lodg club deposit dig guild hous societi stick
logic legitim valid
logo son
lone alon loneli
loneli lone
long chronic continu durabl endless etern extend far last lengthi longer longstand overnight prolong stretch
longer long
longev senior
longstand long
longtim old
look appear express face search seem sound
loom hulk tower
loop iter
loos diarrhea free liber releas uncontrol
loot bread empti lettuc lucr prize rifl rob
lord creator divin maker master
lose curs damn depriv destroi doom loser miss ruin strai wast
loser failur lose
lot band circl deal distribut dozen load luck mass mountain pile plenti score stack ton
loud blast cheap flash loudli shatter shout thunder yell
loudli loud
loung linger lurk
love beauti belov captiv charm enjoi favor favorit idol lover pet prefer romant treasur want
lover buff fan love
low bass contempt deep degrad depress reduc soft
lower threaten
lowest worst
loyal allegi nationalist patriot
lucid clariti clear
luck chanc circumst fortun hazard lot
lucki fortun
lucr bread earn gain lettuc loot profit
lump chunk swell
lung hurl hurtl thrust
lure sweeten
lurk linger loung
luxuri elabor fanci lavish princ
lyric emot song word
mac mack
machin conspir intrigu prepar
mack mac
macro big larg
mad angri crazi frantic insan rabi unhing wild
madden anger angri craze furiou
madonna mari
magic charm wizard
magnet attract
magnific excel famous impress
magyar hungarian
maha omaha
mail armor send
main chief import master primari princip
mainli primarili princip
maintain assert conserv hold keep mainten preserv repar retain sustain uphold wield
mainten maintain
major bulk lead star stellar
make brand build caus creat draw earn form gain get have hit name produc reach
maker creator divin lord make
male man
malfunct wrong
malici despit venom
mall plaza
mama mom mum mummi
mammoth big gigant larg
man homo human male
manag achiev administr care coach control deal direct director govern grappl handl overse possibl realiz
mandat author mandatori
mandatori mandat requir
maneuv channel guid point steer tactic
manifest appar certifi evid obviou patent plain
manipul art handl oper
manner affect fashion mode style wai
mantl cloth cover wrap
manufactur construct fabric industri invent produc
map function
mar impair march martian scar
march mar
margin border minim minimum
mari madonna
marijuana cannabi
marin jack maritim tar
maritim coastal marin
mark commemor differenti distinguish label marker notic pronounc score tag target
marker mark
market groceri marketplac merchandis sell seller traffick vendor
marketplac market mart
marri join unit wed
mart marketplac
martial militari
martian mar
marvel extraordinari fantast incred rattl unbeliev wonder
mask cover covert disguis
mass batch bulk collect hat heap lot mint mountain pile plenti slew stack volum
massiv big hefti larg ponder solid
master chief import lord main overcom perfect primari princip skill
mastermind brain conceiv einstein engin geniu orchestr organ origin
mat dull entangl matt
match agre competit correspond coupl equal fit mate pair rival talli twin
mate coupl match pair teammat twin
materi cloth corpor fabric happen physic stuff
matern motherhood pregnanc
math mathemat
mathemat math
matt dull mat
matter affair count subject thing topic
matthew levi
matur adulthood ag autumn develop grow
maverick unconvent
maxim increas maximum
maximum maxim
mayb perhap possibl
mean averag hate intend meaning nasti normal pregnant wai
meaning mean pregnant purpos
meanwhil interim lag
measur amount assess evalu import metric step valuat
meat kernel
mechan autom automat mobil motor robot
medal decor medalist
medalist medal
meddl interf intrus offici tamper
median normal
mediat arbitr indirect middl
medic health medicin
medicin health medic
medit mull muse ponder reflect thought
medium cook moder
meet assembl converg encount fill fit fulfil gather just satisfi see
melt dissolv
member extrem membership
membership member
memo memorandum
memor con learn memori unforgett
memorandum memo
memori commemor immort memor rememb
men hand workforc
mend fix heal repair
mental brain moral outlook psycholog ration wit
mention acknowledg cite note observ refer remark
menu cart
merchandis market product sell trade
mercuri chang errat
mere just plain simpl simpli specifi
merg converg incorpor integr merger mix unifi unit
merger fusion merg unit
merit deserv worthi
mess fix jam messi
messag content
messi mess
metal bronz gold silver
meter metric
method organ
metric measur meter
metro subwai underground
mexican mexico
mexico mexican
mic mike
mick mickei paddi
mickei mick paddi
micro littl small
microb microbi
microbi microb
microscop visibl
middai noon
middl averag center centr central fairli halfwai heart mediat midwai moder ordinari pretti reason somewhat
midst thick
midwai center central halfwai middl
mighti power
migrant migrat unsettl
migrat migrant
mike mic
mild gentl humbl moder
milit activist aggress comb
militari combat martial
militia reserv
milk milki
milki milk
mill factori
millenni millennium
millennium millenni
million billion cardin trillion
min minut taiwanes
mind awar brain care dispos give head judgment orient psych remind reminisc reson tend
mine miner
miner mine
miniatur littl small
minim decreas downplai margin minimum neglig nomin reduc strip token
minimum margin minim neglig nomin strip token
minist curat parson pastor
minor child kid peanut
mint batch coin hat heap lot mass mountain perfect pile plenti slew stack
minut care littl min moment petit proceed second small tini transact
mirror reflect
misconduct wrongdo
misdemeanor infring violat
miser miseri poor suffer unfortun unhappi
miseri miser
misinform mislead
mislead decept misinform
miss absent fill girl lack lose neglect want
missil projectil
mistak confus error fault similar
mistaken fals incorrect wrong
mistreat abus
misus abus exploit us victim
mitig eas moder reliev satisfi
mix integr merg
mob jam pile rout
mobil airborn ambul mechan motor ralli rotat transfer transplant transport unsettl wander
mock disrespect taunt teas
mod fashion modern stylish
mode fashion manner style wai
model exampl framework pattern sculptur shape worthi
moder cautiou centrist chair eas fair medium middl mild mitig modest pretti reason somewhat weaken
modern contemporari develop fashion innov mod neo overhaul progress stylish
modest moder retir
modif adjust alter modifi
modifi adapt modif qualifi restrict
modul soften tone
moham mohammad muhammad
mohammad moham muhammad
molecul atom molecular particl
molecular molecul
molest chevi harass harri plagu
mom mama mum mummi
moment import instant minut second signific
monarch sovereign
monei flush monetari rich wealthi
monetari monei
monitor supervis
monkei potter tamper
month monthli
monthli month period
monument import signific
mood climat humor moodi temper
moodi emot mood
moor berth
moral ethic lesson mental
mortal individu person somebodi someon soul
mostli gener larg
mother father motherhood
motherhood matern mother
motion gestur move movement
motiv caus drive incent induc motor move need prompt propel
motor caus drive mechan mobil motiv motorist
motorcycl bike
motorist motor
mount climb decor rise
mountain batch big hat heap larg lot mass mint pile plenti rough slew stack
mourn griev lament ruth sad
mous creep sneak
mouth speak talk verbal
move act affect blow flare fly impress motion motiv movement prompt stir strike touch travel
movement campaign caus crusad drive motion move
mover move propos
movi film pic pictur
mud clai
muhammad moham mohammad
mull medit muse ponder reflect
multipl doubl dual increas numer quadrupl tripl
mum mama mom mummi silent
mummi mama mom mum
municip domest
munit arm
murder bloodi dead homicid liquid off slai
murki fog shade
murphi potato
muse medit mull ponder reflect thought
music musician
musician music player
muslim islam
mutant mutat
mutat mutant
mute silenc silent soft soften
mutual common correl interact reciproc share
mysteri cryptic mystic
mystic mysteri
nab apprehend arrest collar cop nail
nail apprehend arrest collar cop nab
nake bare
name appoint call constitut design identifi make
narcot depress drug drunk intox rip
narr commun stori tale
narrow limit strait thin
nasti difficult foul hard hate mean
nate ass behind fanni fundament seat tush
nation countri domest feder interior nationalist nationwid patriot public state
nationalist loyal nation patriot
nationwid comprehens nation
nativ birth homegrown indigen
natur cancel cours foreign innoc physic plant
naval navi
navi naval
navig pilot voyag
near almost approach close leav nearbi nearli virtual
nearbi close near
nearli almost intim near virtual
necessari essenti incumb inevit need requir
necessarili inevit need
neck hug kiss pet throat
need demand inevit involv motiv necessari necessarili requir take want
neg counter dissent veto
neglect fail ignor miss neglig
neglig lax minim minimum neglect
negoti flexibl talk
neighbor connect neighborhood neighbour
neighborhood local neighbor
neighbour neighbor
neo modern
nerv heart steel
nervou anxiou tens troubl
net final internet ultim web
netherland holland
neural neuron
neurolog neurologist
neurologist neurolog
neuron neural
neurosci neuroscientist
neuroscientist neurosci
neutral imperson object
new fresh newborn newli novel origin other radic recent refresh revolutionari sunris tide unpreced word
newborn new young
newcom freshman
newli fresh new
newlyw honeymoon
newspap paper
next close follow futur incom succeed
nice decent good polit respect
nich corner recess
nick chip
nicknam dub
night dark nightli nighttim
nightli night period
nighttim dark night
nil nix noth zero zip
nine cardin club
nix nil noth prohibit veto zero zip
nomin appoint minim minimum specifi token
nomine campaign candid
non not
nonetheless howev
nonsens absurd ridicul
nonstop continu direct
noon middai
norm averag prescript
normal averag commonli convent mean median pattern rule standard usual
north northeast northeastern northern northwest northwestern union
northeast north northeastern
northeastern eastern north northeast
northern blue feder north union yank yanke
northwest north northwestern
northwestern north northwest western
norwai norwegian
norwegian norwai
nose poke
nostalg desir nostalgia wish
nostalgia nostalg
not non
notabl celebr fame famou import know note remark renown signific unusu
notch tooth
note celebr fame famou know mention notabl notic observ remark renown
noth nil nix zero zip
notic detect discov evid find mark note notifi observ obvious percept pronounc
notif notifi present tell
notifi advis notic notif report
notion belief fanci feel impress specul theoret unreal
notori infam
nov novemb
novel fiction fresh new origin refresh
novemb nov
nuclear atom
nucleu core
number act amount numer routin total
numer calcul count legion multipl number
nuptial wed
nurs harbor hold
nut bat bonker cracker insan
nutrient food nutrit nutriti
nutrit nutrient nutriti nutritionist
nutriti nutrient nutrit
nutritionist nutrit
oasi haven
obes fat
object accus aim clinic imperson neutral verifi
oblig accommod compel duti respons suppos
obliter annihil destroi remov
obscur cloud fog humbl unclear vagu
observ attent celebr ceremoni comment detect determin discov evid find honor note notic remark watch
obsess compuls concern control fixat ghost haunt possess
obstruct bar block blockad choke deadlock embarrass hinder plug prevent resist stop stymi
obtain avail find get incur receiv
obviou appar demonstr evid frank manifest obvious patent plain
obvious appar evid notic obviou patent plain
occas affair
occasion episod unpredict
occup busi job occupi resid
occupi busi fill occup resid
occur happen pass
occurr current happen
ocean sea unlimit
oct octob
octob oct
odd unusu
off awai forth murder slai
offenc offens
offend breach break injur offens pain sin violat
offens assault attack incurs invad offenc offend raid
offer extend volunt
offic agenc bureau function offici part role
offici author formal interf intrus meddl offic refere
offload unload
offset begin cancel commenc kickoff start
often frequenc frequent
oil oiler
oiler oil
okai approv fine sanction
old ag ancient antiqu elderli familiar gaga grai grei grizzli longtim older patch sunset yellow
older ag elder elderli old senior
olymp olympian
olympian olymp
omaha maha
omin alarm threaten
on ac cardin singl unit uniti
onc formerli
ongo current
onset attack onslaught
onslaught attack onset
open avail begin clear expos first gap inaugur initi outdoor public spread stare start wide
oper control effect function manipul run servic surgic work
opinion sentiment view
oppon adversari hostil oppos resist
opportun chanc pat season time
oppos adversari conflict fight hostil oppon opposit pit resist
opposit advers contrari differ oppos other pair resist revers
opt choos prefer
optic ey visual
optim best optimist
optimist affirm bullish cheer optim posit rosi
option altern choos elect
oral speak
orb ball globe orbit revolv
orbit area arena domain field orb revolv satellit sphere
orchestr engin mastermind organ
order arrang consecut dictat govern lai place prescrib regul regular sai serial success system tell
ordinari averag common everydai middl routin
organ administr arrang coordin engin establish form govern incorpor method orchestr organis reorgan structur system
organis administr arrang coordin establish form govern organ union
orient align destin dimens direct east familiar head home mind point posit
origin develop first found fresh groundbreak grow imagin initi innov new primari rise sourc start
orthodox conform convent sanction tradit
other differ new opposit otherwis past
otherwis differ other
oust expel ouster
ouster oust
out dead
outburst gush
outcom consequ effect result
outcri call cry shout yell
outdoor open outsid
outer satellit
outfit equip
outgo exce outperform past preced retir spend surpass
outlaw crimin illeg unlaw
outlin defin distinct draft sketch
outlook expect mental prospect
outperform exce outgo surpass
output yield
outrag angri appal enorm horrif scandal shock steep
outright unlimit
outsid extern foreign outdoor
outsiz big larg
outstand promin strike superior
oval ovat round
ovat oval round
overal gener gross
overcom defeat master overwhelm
overhaul modern overtak pass renov
overlap lap
overli excess
overload full
overlook command domin high
overnight long
overse manag superintend supervis
oversea abroad foreign
overshadow dwarf eclips
oversight superintend supervis
overtak overhaul pass
overturn turn
overwhelm consum intens overcom
ow unpaid
own have owner person possess
owner own ownership
ownership owner possess
pace pacer step stride tempo
pacer pace
pacif peac
pack box compact crowd jam packag packer
packag box bundl pack promo promot public
packer boxer pack
pact treati
pad soft tablet
paddi mick mickei
pai bear cash compens devot earn gain give profession profit salari wage
pain ach ail bite harrow hurt injur offend rack sore strive tender tortur traumat
paint artifici pictur
pair brace coupl duo match mate opposit twin
pal buddi
palac castl
palestin palestinian
palestinian palestin
palisad wall
palm handl
pandem epidem gener
panel decor juri
panic scare terror
pant gasp
panther jaguar
papal pope
paper document newspap wallpap
par equal equival
parad troop
paradigm prototyp
paradis eden heaven
paralyz ill sick
paramount domin
parasit depend
pardon amnesti excus forgiv
parent rais rear
park common green
parliament parliamentari seven
parliamentari democrat parliament
parodi spoof
parol password
parson curat minist pastor
part charact compon compound divis farewel function offic partial persona piec portion region role share
partial colour part partli
particip activ enter involv player
particl atom molecul
particular detail especi except item peculiar special specif uncommon
particularli especi special
partisan enthusiast
partli part partial
partner cooper partnership spous
partnership partner
pass commun exit extend give go hand happen lead legisl occur run spend temporari walk
passag enact pass transit
passion ablaz fanat fieri impass rabid turbul wild
password parol
past ago ancient depart earli former histor last late other prehistor previou recent retir sometim
pastor curat minist parson
pat appropri opportun tap
patch old pattern piec plot spot
patent appar evid manifest obviou obvious plain
path rout wai
pathogen infect
patienc patient
patient endur patienc
patriot loyal nation nationalist
patrol polic
patron arch frequent shop sponsor superior
pattern band check figur form model normal patch practic ring rule slash spot streak water
patti cake
paus hesit suspens
payload cargo freight shipment
peac pacif
peak ail flush ill point poorli prime sick
peanut minor
pebbl rough
peculiar curiou distinct funni particular singular special specif strang unusu
pediatr pediatrician
pediatrician pediatr
peek glanc
peer equal
pen compos write
penal penalti punish
penalti penal punish
penni cent
pension elig
peopl inhabit
perceiv comprehens detect intellig observ percept sens understand
percent percentag
percentag part percent share
percept appreci detect discrimin faint insight keen notic observ perceiv pierc sharp subtl tast understand
perfect complet form ideal master mint pure stare
perfectli absolut dead
perform act execut
perhap mayb possibl
peril danger endang hazard imperil jeopard jeopardi risk riski threaten unsaf
period annual daili monthli nightli weekli
perman endur etern last stand
permiss admiss allow permit toler
permit allow let licens permiss
perplex amaz baffl complic confus puzzl question stick unclear
persever persist
persian iranian
persist continu dog haunt persever prevail relentless unforgett
person attract individu intim mortal own portray privat somebodi someon soul subject
persona charact imag imperson part role
personnel forc
perspect posit view
persuad convinc induc suscept swai
peru peruvian
peruvian peru
pest plagu
pet darl favor favorit favourit hug kiss love neck prefer
petit littl minut prayer request small tini
petroleum crude
phantom shadow unreal
pharmaceut pharmaci
pharmaci pharmaceut
phase stage
phone call
photo photograph pic
photograph exact photo photographi pic
photographi photograph
phrase word
physic anim bodili corpor materi natur physicist physiolog purg
physician doc doctor
physicist physic
physiolog physic
pi color colour
pic film movi photo photograph pictur
pick choos take
pictur depict figur film icon imag movi paint pic repres scene see show video visual
piec assembl part patch
pierc cut discrimin keen percept sharp stab
pile batch dozen hat jam lash load lot mass mint mountain plenti score stack ton
pillar column tower
pilot aviat fly navig
pinch high lean thin tweet
pink rap
pioneer groundbreak initi innov trailblaz
pipe steam
pipelin line
piraci buccan pirat
pirat buccan command hijack piraci
pit caviti cellular oppos scar
pitch sky toss
pivot crucial
place home lai locat order posit post properti put rank rate set site situat spot
placement place
plagu chevi harass harri molest pest
plai act drama player recreat
plain appar complain evid field manifest mere obviou obvious patent simpl stark tailor
plaintiff complain
plan design plot program
plane airplan flat level skim
planet planetari satellit
planetari planet
plant constitut crop establish implant natur work
plastic impress
plate home
platform program
player musician particip plai
plaza mall
pleas admir charm delici delight divert encourag entertain pleasur proud
pleasur delici delight enjoy joi pleas
pledg commit swear
plenti abund batch enough hat heap lot mass mint mountain pile slew stack
plot patch plan
plow cover deal handl till treat
plu advantag asset
plug block chew obstruct
plume feather hook pride rob soak
plung dive immers
pluto di
poach boil cook
pocket littl sack small
pod cod
podium dai
point barrel channel degre detail direct guid indic level peak sharp show spike stage steer
pointer arrow point
pois balanc brace collect compos
poison intox toxic venom
poke jab nose thrust trailer
polar charg differ
polic patrol
polish refin shine smooth sophist urban
polit civil cultur diplomat nice politician refin smooth
politician polit politico
politico politician
pollut contamin foul
pond pool
ponder assess heavi hefti massiv medit mull muse reflect thought
pontiff pope
pool pond
poor break bust miser unfortun
poorli ail badli ill peak sick
pop dad daddi soda
pope papal pontiff
popul inhabit live populist univers
popular common democrat favorit favourit tourist
populist popul
pore center centr concentr focu
port leav
portion assign compon part share
portrai depict pictur portrait portray repres
portrait portrai portray
portray person portrai portrait
pose air postur present sit
posit certain confid construct lai locat place post put set situat state statu sure view
possess acquisit control have obsess own ownership
possibl accomplish achiev affirm assert conting execut manag mayb perhap potenti practic realiz theori viabl
post berth place posit poster
poster descend post
postpon defer delai shelv tabl wait
postur attitud pose posit
pot commod preserv throne toilet
potato murphi
potent dictat influenti power strong
potenti capabl possibl prospect
potter monkei
pound buffet ram
pour gush run swarm
power abil compel mighti potent reign rule strong supercharg
powerhous firebal
practic applic execut exercis experi experienc expert pattern possibl realist rehears skill unimagin viabl work
prai beg prayer
prais congratul
prank antic clown
prayer petit prai
precaut prevent safeguard
preced outgo past predat predecessor prepar previou prioriti retir
preciou love treasur valuabl want
precis accur correct exact exactli fine just properli right skill
predat preced
predecessor herald preced
predict anticip forecast forese inevit promis
prefer choos desir favor favorit favourit love opt pet rather sooner tast
pregnanc matern pregnant
pregnant expect mean meaning pregnanc
prehistor past
prei raven target
preliminari explor
prematur earli
premier chancellor first prime
premis assumpt
premium superior
prepar brace cook dispos embattl fix groom machin preced process readi set spread train will
prescrib dictat order prescript settl
prescript norm prescrib rule
presenc present
present attend award current deliv demonstr exist gift give immedi pose shortli show soon stage
preserv can candi conserv continu crystal maintain protect renov restor retain salt save smoke uphold
presid chairman presidenti
presidenti presid
press insist iron pressur urg urgent
pressur blackmail forc insist press supercharg
prestigi honor influenti reput
presum assum dare suppos
pretend affect assum fake fraud sham unreal
pretti bad beauti cute fairli middl moder reason somewhat
prevail domin frequent persist preval reign
preval frequent prevail
prevent blockad deterr frustrat health hinder keep obstruct precaut prohibit thwart
preview trailer
previou former past preced
price cost pricei term
pricei costli expens price
pride imperi plume proud
primari capit chief firsthand import main master origin princip
primarili mainli princip
prime first fit flush peak premier readi set
princ luxuri
princip chief import main mainli master primari primarili
principl rule
print printer publish
printer print
prior prioriti
priorit prioriti
prioriti preced prior priorit
prison captiv
privaci conceal privat
privat backstag conceal confidenti depriv intim person privaci want
privileg exempt favour
prize appreci award choos jimmi loot qualiti select superior treasur valu
pro profession
proactiv activ
probabl believ credibl like
probe examin investig search
problem problemat troubl
problemat baffl debat difficult hard problem question
proce continu move procedur proceed take yield
procedur proce process
proceed minut proce transact
process prepar procedur processor refin treat
processor process
proclam announc
produc grow make manufactur product rais
product fertil gener merchandis produc profit prolif
prof professor
profession pai pro
professor prof
profit advantag benefit earn favor favour gain lucr pai product win
profound deep intens thought
program broadcast plan platform programm schedul
programm program
progress advanc increasingli innov liber modern
prohibit ban forbidden illeg nix prevent veto
project reliev stick task
projectil dynam missil rocket
prolif fertil fruit product
prolong extend lengthi long sustain
promin outstand strike
promis anticip hope like predict
promo packag promot public
promot advanc booster elev encourag packag promo public
prompt inspir motiv move propel readi
pronounc label mark notic roll sai
proof treat
propel dynam motiv move prompt propuls
proper becom come correct decent decor fit real right
properli decent exactli just precis right
properti belong hold place
proport rel
propos advis aim mover purpos suggest
propuls dynam propel
prosecut prosecutor
prosecutor prosecut
prospect expect futur outlook potenti
prosper boom rich roar success thrive
protagonist admir booster support
protect covert custodi preserv restrict save secur shield tender
protest complain complaint contest dissent
prototyp first paradigm
proud beam boast brag crow imperi impress pleas pride swell
prove demonstr establish evid proven show test testifi tri verifi
proven prove test tri verifi
provid provis render suppli supplier
provinc respons state
provis provid suppli
provoc aggrav inflammatori intrigu provok sexi
provok aggrav angri provoc
psych brain head mind soul
psychedel color colour
psycholog mental psychologist
psychologist psycholog
public advertis bare common herald nation open packag promo promot publicist publicli publish world
publicist public
publicli public
publish issu print public releas
pull attract draw
puls beat heartbeat
pump heart tens wire
punish effort gruel guilti hard illeg penal penalti
punk goon hood tough
pup puppi
pupil student
puppi pup
purchas avail bui buyer corrupt
pure innoc perfect sheer stare virgin white
purg evacu lax physic
purpl rhetor violet
purpos aim deliber determin function intent intention meaning propos resolv role us
purs wrinkl
pursu chase engag follow pursuit
pursuit chase follow pursu quest
push advertis ambiti forc labor labour thrust tug
put acknowledg invest lai place posit set
puzzl amaz baffl confus perplex unclear
pyramid point
quadrupl multipl
quak earthquak
qualifi condit hedg limit modifi qualiti
qualiti charact choos prize qualifi select superior tone
quarter fourth
quell crush suppress
queri question
quest pursuit seek
question alleg debat doubt funni interview perplex problemat queri skeptic suspect suspici
quick facil fast fly hurri quickli speedi
quicker faster
quickli quick rapidli
quiet calm quietli silent
quietli quiet
quit ceas discontinu equal resign stop
rabi mad
rabid fanat passion
race racer racial rush speed
racer race
racial race racism racist
racism racial racist
racist racial racism
rack pain
racket revel
radiat compound
radic extremist group new revolutionari ultra
radio wireless
rage furi hot intens ramp storm violent
rai beam
raid bust offens raider
raider raid spoiler
rail runwai
railroad railwai
railwai railroad
rain descend rainfal raini
rainfal rain
raini rain wet
rais climb decor elev grow increas invok lift parent produc rear upgrad
rake rip
ralli encourag mobil
ram ari drive pound
ramp rage rampag rampant storm
rampag ramp violent
rampant ramp rear uncontrol
randi sexi
random irregular
rang ambit compass drift reach roam run scope strai swan wander
rank fertil grade place rate senior
ransom redeem save
rant rave
rap blame pink tap
rape assault destroi ravag sack
rapid fast speedi
rapidli quickli
rare eager uncommon
rash blizzard bold reckless
rat inform
rate evalu grade place rank valuat
rather instead prefer sooner
ration apolog apologis coher distribut mental reason think
rattl alert energet extraordinari fantast marvel real wonder
ravag destroi destruct devast harri rape sack
rave rant
raven acquisit aggress hungri prei starv
raw altogeth injur
reach accomplish achiev ambit arriv compass contact gain hit make rang scope stretch
react reaction respond
reaction react respons
read learn reader record sai show studi take
reader read subscrib
readi avail cook eager fit fix prepar prime prompt set wait
reaffirm reassert
real actual concret documentari exist histor proper rattl realiti seriou
realist live practic represent virtual vivid
realiti real world
realiz accomplish achiev actual complet manag possibl recogn see understand
realli actual genuin truli
realm kingdom
reap draw harvest
rear back foster parent rais rampant
reason argu conclud fair fairli ground intellig middl moder pretti ration somewhat sound think valid
reassert confirm reaffirm
reassur assur comfort confid consol
rebel insurg johnni rebellion renegad
rebellion rebel revolt rise
reboot boot
rebound backlash bounc
rebuild reconstruct
rebuk berat lectur scold
recal rememb return think
receipt acknowledg gross revenu
receiv accept convent due experi find get have incur liquid obtain recept receptor recipi
recent late new past
recept accept admiss receiv respons
receptor receiv
recess corner hollow nich
recip formula
recipi receiv
reciproc correl interact mutual
reckless bold rash
reckon calcul comput estim figur forecast guess imagin suppos talli think
reclaim recycl rescu reusabl save us util
recogn accept acknowledg constitut distinguish establish know realiz recognis recognit spot
recognis accept acknowledg constitut establish identifi recogn recogniz
recognit acknowledg recogn
recogniz identifi percept recognis
recommend advoc urg
reconcili balanc
reconstruct construct rebuild rehabilit
record can disc enter film read regist show tape
recount tell
recov cure find heal ill recoveri regain retriev sick well
recoveri recov
recreat amateur divers plai refresh reviv
recruit enlist enrol enter
recur continu repeat
recycl reclaim reusabl us util
red bloodi cherri color colour crimson flush inflamm scarlet
redeem christ convert exchang good jesu ransom redempt save
redempt good redeem save
reduc cut decreas fade low minim reduct
reduct reduc
reel spin stagger
ref refere
refer acknowledg attribut cite concern consult mention refere relat touch
refere offici ref refer review umpir
referenc document
refin civil complic cultur elabor polish polit process
reflect express medit mirror mull muse ponder shine thought
reform crusad help regener
refresh brace fresh new novel recreat rest
refriger cold
refuel fuel
refurbish renov
refus declin defi garbag reject resist scrap
regain find recov retriev return
regard affect attent backward consid defer involv respect see view
regener reform renew
regim author govern
region area part
regist file record registr
registr enrol regist
regret sorri
regul govern order regular regulatori restrict rule standard
regular fixtur govern law order regul standard time typic
regulatori regul restrict
rehabilit construct reconstruct renew
rehears practic
reign domin power prevail rule
reinforc build improv reward strengthen strong support
reiter iter repeat
reject declin dismiss refus
rel compar proport relat
relat affili alli associ compar concern connect correspond deal descend link refer rel relationship touch
relationship relat
relax depress rest
releas eject emot free issu liber loos publish secret
relentless continu grim persist stern unrel
relev applic german
reli depend relianc
reliabl depend test tri
relianc reli trust
relief backup reliev
reliev backup comfort eas mitig project relief stick
religi sacr spiritu
reloc move settl
reluct hesit
remain leav remaind remnant stai
remaind remain rest
remark comment extraordinari import input mention notabl note observ signal signific singular unusu
rematch replai
remedi alter better cure heal health san therapeut
rememb memori recal think
remind awar cue mind reminisc reson
reminisc awar mind remind reson
remnant remain
remot far remov unlik withdrawn
remov dismiss distant extract far obliter remot take
render interpret provid suppli
renegad desert rebel
renew regener rehabilit restor reviv
renov overhaul preserv refurbish restor
renown celebr fame famou know notabl note
rent leas rental rip tear
rental leas let rent
reorgan organ shakeup
repair compens fix mend repar
repar maintain repair
repeal rescind revok
repeat continu echo iter recur reiter
repel disgust drive foul revolt
replac altern commut standard
replai rematch
repli answer respond respons
report accord account describ notifi studi
repres congressman congresswoman constitut depict describ pictur portrai represent spokesperson symbol typic
represent depict express figur realist repres
repress inhibit restrict
repriev hiatu
reproduc consist reproduct
reproduct fruit gener reproduc
republ democraci
republican democrat
reput estim good honor prestigi respect
request ask petit
requiem lament
requir command demand essenti expect involv mandatori necessari need take want
rescind repeal revok
rescu deliv reclaim rescuer save
rescuer rescu
research explor investig search
reserv allow appropri book militia stockpil withdraw
resid occup occupi
resign quit surrend vacat
resili spirit
resist adversari defi defiant obstruct oppon oppos opposit refus toler
resolut decis desper determin firm resolv spartan
resolv answer decid dissolv firm purpos resolut settl solv
reson awar mind remind reminisc
resort haunt
resourc capabl imagin
respect credit estim good honor honour individu nice observ present regard reput sever singl variou
respond answer react repli respons
respons account answer caus duti oblig provinc reaction recept repli respond
rest lie refresh relax remaind
restart resum
restless move
restor correct health preserv renew renov reviv
restrain constrain control hold
restraint control
restrict confin constrain curtail limit modifi protect regul regulatori repress suppress
result accompani answer attend consequ effect lead leav outcom solut subsequ
resum restart survei
resurg reviv
retain keep maintain preserv
retali aveng retaliatori reveng
retaliatori retali
retir modest outgo past preced retire withdraw
retire retir
retract backward
retreat withdraw
retriev recov regain
return backward recal regain revers
reunion reunit
reunit reunion
reusabl reclaim recycl us util
reveal disclos disclosur discov expos indic revel suggest tell unveil
revel delight disclosur enjoi racket reveal
reveng aveng retali
revenu gross receipt
rever ador august aw honor honour idol respect
revers backward contrari convers correct opposit return setback turn
review comment critiqu refere
revis alter amend rewrit
reviv anim recreat renew restor resurg
revok repeal rescind
revolt disgust foul rebellion repel revolut rise
revolut revolt revolution revolutionari
revolution revolut
revolutionari new radic revolut
revolv orb orbit rotat turn
reward bounti honor honour reinforc wage
rewrit revis
rex king
rhetor forens purpl tall
rib costa gui ridicul roast rough teas
rich flush monei prosper wealthi
rid free
ride rider
rider ride
ridicul absurd gui nonsens rib roast
rifl loot
rig semi tackl
right accur appropri correct decent exact flop honour just legitim precis proper properli
ring echo halo pattern round speak
riot rioter
rioter riot
rip drug drunk excel intox narcot rake rent slop smash soak split stone superior tear
rippl bubbl
rise aris ascend develop grow heighten improv mount origin rebellion revolt surfac
risk adventur chanc danger gambl hazard jeopardi peril riski
riski danger hazard peril risk specul unsaf
rite ritual
ritual ceremoni rite
rival challeng competitor contend equal match rivalri
rivalri competit rival
road rout
roam drift rang strai swan wander
roan color colour
roar boom prosper success thrive thunder
roast cook gui knock rib ridicul
rob hook loot plume soak
robot automat mechan
robust huski iron strap tasti
rock rocker rocki shake stone swai
rocker rock
rocket projectil skyrocket
rocki boulder jolt rock rough
roil annoi churn irrit steam turbul
role charact function offic part persona purpos us
roll pronounc roster wheel
roman latin
romanc court romant woo
romania romanian
romanian romania
romant love romanc
rooki cub
room board suit wai
root freez origin sourc
rope lasso
rosi flush healthi optimist
roster roll
rotat mobil revolv turn
rotten bad corrupt decai
rough allig boulder cord crack crush harsh line mountain pebbl rib rocki roughli
roughli approxim rough
round capit circular crescent cycl dome global oval ovat ring rounder vault
rounder round
rout mob path road
routin act everydai number ordinari
rover wander
rubber bad
rubbl debri dust junk
rug carpet
ruin destroi lose sink wreck
rule convent govern normal pattern power prescript principl regul reign ruler
ruler rule
rumor rumour
rumour rumor
run campaign continu cours extend flow function jet lead lean oper pass rang trial work
runawai blowout fugit uncontrol
runner run
runwai rail
ruptur sever snap tear
rural agricultur farm
rush hurri race speed surg
ruth mourn
saber sabr
sabotag undermin
sabr saber
sack bag can destroi dismiss fire pocket rape ravag
sacr inspir religi spiritu unnam worthi
sacrific give
sad mourn tragic unhappi
safeguard precaut
sai alleg express order pronounc read state suppos tell
sail cruis sailor sweep
sailor sail
saint angel canon good
salari compens earn pai wage
salt preserv
salut greet toast welcom
sampl tast
san alter heal health remedi therapeut
sana sanaa
sanaa sana
sanchez carlo tauru
sanction approv enabl legal okai orthodox
sanctuari asylum
sand sander sandi
sander sand
sandi blond sand
satellit orbit outer planet
satisfi cheer comfort content fill fulfil meet mitig
saturdai sit
savag beast brutal cruel fall viciou wild wildcat
save good preserv protect ransom reclaim redeem redempt rescu
scale armor grade
scam con defraud
scandal appal disgrac outrag shame shock
scar mar pit
scarc bare just
scare afraid daunt frighten panic scari
scari alarm chill scare
scarlet cherri crimson red
scath critic
scatter confus disord dispers distribut
scene pictur view
schedul agenda program
scheme art calcul design dodg hard intrigu strategi
scholar student
school civil
scienc scientist skill
scientif technolog
scientist scienc
scold berat lectur rebuk
scoop best trump
scope ambit compass rang reach set
scorch bake destroi dry hot sear sing
score dozen heap hit lash load lot mark pile scorer slew stack talli ton
scorer score
scorpio scorpion
scorpion scorpio
scour erod scrub wear
scout sentinel
scrambl skin struggl
scrap alterc bite chip disput garbag junk refus trash
scratch dent
scream call cry intens sensat shout yell
screen show test view
screw jazz
script hand
scroll curl
scrub clean scour
scrutin audit scrutini
scrutini examin scrutin
sculptur carv grave model shape
sea ocean
sear cook critic dry scorch sing
search explor hunt intellig look probe research seek
season experi experienc flavor opportun time veteran
seat ass behind fanni fundament nate sit tush
sec second
second back endors minut moment sec
secondari altern junior subsidiari supplement util
secret conceal covert releas undercov underground
section divid local segment
secur assur fast firmli fix protect
see attend check consid discov figur find hear imag learn meet understand view visit watch
seek attempt essai quest search try want
seem appar appear look
seemingli appar
segment divid section
seismic unstabl
seiz appropri clutch conquer grasp seizur
seizur captur seiz
select choos discrimin elect elit exclus prize qualiti superior take
self ego
sell deal market merchandis seller
seller market sell traffick vendor
semi rig semifin
semifin semi
send commit direct mail ship station
senior elder last longev older rank
sens detect feel perceiv sensat sensit sensor sensori
sensat arrest impress scream sens shock star stun superstar wizard
sensit allerg excit irrit sens suscept
sensor detector sens
sensori sens
sentenc convict doom
sentiment emot opinion tender view
sentinel scout
separ apart class classifi distinct distribut divid divis individu isol sever sort space split tell
separatist independ
sept famili septemb
septemb sept
sequel continu subsequ
sequenc success
seri serial
serial consecut order seri success
seriou danger grave import real serious sober
serious badli distress grave seriou sever
serv dish function help server servic
server serv
servic durabl oper serv us util
set determin fit fix lai place posit prepar prime put readi scope specifi
setback revers
settl base decid effect establish firm locat place prescrib reloc resolv settlement settler sink situat
settlement coloni settl villag
settler settl
seven cardin parliament vii
sever bad cut differ divis hard independ individu intens respect separ singl strong tell variou
sex sexi sexual
sexi adult provoc randi sex
sexual gender sex
shade blend hatch murki shadow
shadow dark phantom shade tail
shake jolt rock shaki shingl swai
shakeup reorgan
shaki shake unstabl wobbl
sham affect assum fake fraud pretend
shame disgrac guilti scandal shock
shape anatomi build configur construct defin determin figur flesh form format frame influenc model stack
share common contribut distribut joint mutual part percentag portion
sharp acut discrimin distinct high keen percept pierc point smart steep
sharpen point
sharpli aggress
shatter destroi loud smash
shed throw
sheer absolut complet curv cut pure slew trend veer
shell barrag bombard
shelv defer postpon tabl
shield protect
shift displac switch transfer transform variabl
shine beam polish reflect shini superior
shingl shake
shini bright shine
ship send shipment
shipment cargo dispatch freight payload ship
shock afraid appal disgrac floor outrag scandal sensat shame shocker
shocker shock
shoe place
shoot color colour dart dash film hit shooter stroke take
shooter shoot
shop frequent patron shopper store
shopper shop
short abruptli boxer brief clip compact dead defici fleet fugit shorten snub suddenli telescop trunk
shortag deficit famin
shorten short
shortli present soon
shout call cheer cry loud outcri scream yell
show demonstr displai establish evid express indic pictur point present prove read record screen view
shower lavish
shred chop cut slice
shrink cring
shut blink close compress shutter
shutter shut
shy defici
sick ail autist cat consumpt diabet dizzi fever ill paralyz peak poorli recov stricken vomit
sicken disgust
side later
sight see vision
sign commun gestur signal signatur subscrib
signal impress indic remark sign
signatur sign
signific consider implic import larg moment monument notabl remark substanti
silenc mute silent suppress
silent mum mute quiet silenc
silli absurd dizzi
silver bright metal
similar alik confus correspond mistak
simmer boil
simpl easi elementari mere plain
simpli just mere
simul artifici copi fake
simultan coincid
sin blunder offend sinner wick
sing scorch sear singer song swing vocal
singer sing vocal
singl ac individu on respect sever straightforward uniti variou
singular curiou extraordinari funni peculiar remark strang uniqu unusu
sink drop laps ruin settl
sinner sin
sit pose saturdai seat
site locat place
situat locat place posit settl
six cardin sixer
sixer six
sixteen cardin
sizabl big consider larg
size sort
sizzl hot
skate skater
skater skate
skeptic doubt question
sketch outlin
ski skier
skier ski
skill accomplish acquir delic expert master practic precis scienc
skim plane
skin hide scrambl struggl
skirt evad hedg
sky pitch toss
skyrocket rocket
slai murder off slayer
slain dead
slam bang
slap bang bolt smack
slash cut dynam lash pattern strap whip
slayer killer slai
sleek flow groom slick smooth streamlin
sleep sleeper sleepi
sleeper sleep
sleepi asleep sleep
slew cut dozen load lot mass mountain pile plenti score slide slip stack ton trend
slice carv chop cut fade shred
slick facil groom sleek
slide slew slip
slight depreci littl
slightli somewhat
slim lean littl small thin
slip slew slide steal
slop drunk intox rip smash soak spill splash
sloppi wet
slow awkward deliber easi lazi slowli
slowdown lag
slowli easi slow
slugger batter hitter
slump depress
smack bang bolt flavor slap
small lesser limit littl micro miniatur minut petit pocket slim smaller tini young
smaller littl small
smart bright chic clever fashion hurt sharp stylish
smash bang bash boom bulli crack dash explod good great rip shatter slop soak swell
smile cheer
smoke fume preserv smoker
smoker smoke
smooth diplomat flow iron polish polit sleek streamlin
smuggl illeg
snap grab ruptur tear
sneak conceal creep mous sneaki
sneaker canari
sneaki conceal corrupt sneak
snow snowfal
snowfal snow
snowstorm blizzard
snub ignor short
soak drip drunk hook intox plume rip rob slop smash
soar high surg tower zoom
sober grave graviti seriou
social cultur ethnic liber socialist
socialist social
societi club guild lodg
soda pop
soft compress littl low mute pad soften whisper yield
soften modul mute soft
soil dirt dirti foul land
sole alon entir exclus
solid concret good jelli massiv solidifi
solidifi cure harden solid
solo alon
solut answer result
solv resolv
somebodi individu mortal person someon soul
someon individu mortal person somebodi soul
sometim former past
somewhat fairli middl moder pretti reason slightli
son boi logo
song lyric sing vocal
sonni cub
soon present shortli
sooner earlier prefer rather
sophist intellig invalid polish urban
sore discomfort pain tender
sorri bad distress lament regret
sort class classifi form group kind separ size
soul emot individu mortal person psych somebodi someon
sound audio healthi intellig look reason stabl
sour acid turn
sourc inform origin root
south southeast southeastern southern southwest southwestern
southeast south southeastern
southeastern eastern south southeast
southern grai south
southwest south southwestern
southwestern south southwest western
sovereign autonom domin free independ monarch suprem
space distribut infinit separ spatial
span travers
spare excess extra lean stint surplu thin trim unnecessari
spark activ sparkl trigger
sparkl spark
spartan resolut
spat tiff
spatial space
speak address express mouth oral ring speech talk tongu verbal
spear gig lanc
spec glass specif spectacl
special differenti distinct especi except extraordinari fort particular particularli peculiar specialist specif uncommon
specialist special
specif particular peculiar spec special specifi uniqu
specifi defin determin fix identifi mere nomin set specif
spectacl decor glass spec spectacular
spectacular dramat impress spectacl strike
spectat viewer watcher wit
specul guess notion riski suppos theoret
speech address languag speak
speed acceler fast hurri race rush speedi swift veloc zip
speedi fast quick rapid speed
spell tour
spend exhaust fatigu outgo pass tire
sphere area arena domain field orbit
spider wander
spike point
spill slop
spin reel twist
spinal spine
spine spinal spur
spiral turbin
spirit alcohol booz bounc dash feel flavor intent life live resili spiritu tone vibrant whip
spiritu alcohol religi sacr spirit
splash cover distribut slop splashi stir
splashi splash
splinter chip
split cut disconnect divid fragment rip separ
spoil botch
spoiler raider
spokesperson repres
sponsor patron present support
spoof parodi
spook creep ghost
spooki excit
sport athlet boast fair featur
spot catch detect distinguish espi patch pattern place recogn spy
spotlight highlight
spous partner
spread air circul dispers distribut gap open prepar
spring bound form fountain jump leap
sprint dash
spur spine urg
spy espi spot
squad team
squeez crush forc
stab harm knife pierc thrust wound
stabil brace help stabl steadi
stabl sound stabil stall steadi
stack batch dozen hat lash load lot mass mint mountain pile plenti score shape ton
stage arrang artifici degre level phase point present
stagger astonish astound impress reel stumbl
stai arrest delai detain halt hitch remain stick stoppag
stair step
stake adventur bet game hazard interest jeopard wager
stalk haunt stem
stall booth stabl
stallion entir
stamp stump
stanc stand
stand bear brook endur last perman stanc stomach suffer toler
standard common normal regul regular replac stock
stapl basic essenti
star lead major sensat stellar superstar wizard
stare gaze open perfect pure
stargaz astronom dream
stark absolut plain uncondit
start begin commenc depart initi jump kickoff offset open origin startl
startl jump start surpris
startup inaugur
starv hungri raven starvat
starvat starv
stash cach
state countri declar explicit express impos impress nation posit provinc sai statement submit tall tell
statement argument state
statewid comprehens
station send
statu condit posit
steadi brace calm help level stabil stabl
steal bargain bui slip stealth thiev
stealth steal
steam annoi cook irrit pipe roil wet
steel nerv sword
steep abrupt engulf immers outrag sharp
steer channel guid guidanc maneuv point tip
stellar lead major star
stem stalk
step measur pace stair stride
sterl greatest superior
stern grim relentless strict unrel
stick deposit lodg perplex project reliev stai
stiff corps strong
stimul caus challeng excit get have induc irrit make stir thrill
sting bite burn cut edg
stint spare
stir excit move splash stimul touch
stock equip inventori standard stockpil tire
stockpil reserv stock
stomach bear belli brook endur stand suffer toler
stone drunk intox rip rock
stop arrest break ceas chicago discontinu halt obstruct quit
stoppag arrest halt hitch stai
storag depot store
store fund shop storag
stori account celebr chronicl floor histori narr tale
storm rage ramp
strai drift isol lose rang roam swan wander
straight align continu direct directli flat
straightforward direct singl
strain awkward effort labor labour strive tens tune twist
strait narrow
strang antic curiou eeri exot fantast funni peculiar singular unusu weird
stranger alien unknown
strap huski lash robust slash whip
strateg import strategi
strategi scheme strateg strategist
strategist strategi
streak pattern
stream flow
streamer banner
streamlin effici flow sleek smooth
strength forc
strengthen reinforc strong
stress disagre emphas tens tension troubl try
stretch extend flexibl long reach
stricken affect ill sick strike
strict exact stern
stride pace step
strike affect dramat hit impress move outstand promin spectacular stricken
string term
strip bare depriv empti minim minimum uncov
stripe band chevron pattern
strive pain strain
stroke shoot
strong hard hefti intens knockout potent power reinforc sever stiff strengthen
structur organ
struggl battl conflict fight scrambl skin troubl
stubborn contrari dog
stud constel decor dot
student pupil scholar studi
studi analys analyz consid disciplin examin field learn read report student subject survei take work
stuf dress full
stuff materi thrust
stumbl stagger trip
stump stamp
stun amaz arrest astonish astound impress sensat surpris unconsci
stupid dumb
style fashion manner mode titl wai
stylish chic dash fashion latest mod modern smart
stymi block blockad embarrass hinder obstruct
sub submarin
subject capabl conquer disciplin field matter person studi suscept theme topic
submarin sub undersea
submerg drown immers submers underwat
submers duck immers submerg underwat
submiss bow cring domin submit
submit posit present state submiss
subscrib endors reader sign
subsequ accompani afterward attend consequ later result sequel
subsid grant settl subsidi support
subsidi subsid
subsidiari secondari supplement
substanc center
substanti affirm confirm consider essenti signific support valid verif verifi
subtl percept
subwai metro underground
succe succeed success successor
succeed achiev consecut follow futur incom next succe success
success achiev boom consecut order prosper roar sequenc serial succe succeed thrive victori win
successor succe
sudden abrupt emerg
suddenli abruptli dead short
sue action litig suit
suffer bear brook distress endur have hurt stand stomach support sustain toler troubl unhappi woe
suffici enough
sugar sweeten
suggest advis hint implic indic intim propos reveal suscept
suicid danger unsaf
suit accommod case cloth fit lawsuit room sue suitabl
suitabl appropri desir elig fit suit worthi
sum amount total
summari unoffici
summit breast crest elev height top
summon bid
sun sunlight sunshin
sunlight sun sunshin
sunni cheer gai
sunris aurora dawn new
sunset last old
sunshin sun sunlight temper
super ac comprehens conquer crack extrem superintend superior top
supercharg advanc charg emot power pressur
superintend manag overse oversight super supervis
superior ac boss capit choos crack high lead premium prize qualiti rip select super top
superman acid
superstar sensat star wizard
supervis manag monitor overse oversight superintend supervisor
supervisor supervis
supplement accessori addit secondari subsidiari
suppli issu provid provis render supplier
supplier provid suppli
support accessori back base bear booster brace confirm encourag endors endur hold substanti suffer suspend
suppos assumpt guess imagin improb oblig presum reckon sai specul think unlik
suppress burk conquer crush curtail quell restrict silenc unreleas
suprem domin sovereign ultim
sure assur care certain certainli confid convinc destin fate posit
surfac coat rise
surg rush soar
surgeri surgic
surgic oper surgeri
surpass exce exceed excel except extraordinari outgo outperform superior
surplu excess extra spare unnecessari
surpris amaz astonish astound startl stun
surreal unreal
surrend resign yield
surround border close environ
survei resum studi
surviv endur exist last live
suscept allerg capabl convinc impress persuad sensit subject suggest unvaccin vulner
suspect defend funni question suspici suspicion
suspend support suspens
suspens paus suspend tens
suspici funni question suspect suspicion wari
suspicion intuit suspect suspici
sustain continu have maintain prolong suffer uphold
swai persuad rock shake swing
swamp flood
swan affirm assert drift rang roam strai swear wander
swap switch
swarm drive pour
swath wrap
swear affirm assert commit curs explet pledg swan
sweep broad expans sail wholesal wide
sweet angel honei
sweeten enhanc lure sugar
swell bulli bump crack good great lump proud smash
swift fast fleet speed
swim float liquid swimmer tear
swimmer swim
swing bad sing swai trip
swirl eddi
switch shift swap
sword steel
symbol repres
synthesi synthet
synthet artifici synthesi
syria syrian
syrian syria
system arrang order organ systemat
systemat consist order system
tabl defer postpon shelv
tablet pad
tackl har rig
tactic maneuv
tag label mark ticket
tail chase dog shadow trail
tailor custom plain
taint contamin infect
taiwanes chines min
take affect bring deal demand film involv lead learn need pick read shoot studi win
takeov coup
tale narr stori tell
talent gift
talk mouth negoti speak verbal
tall height rhetor state
talli agre correspond fit hit match reckon run score
tame domest
tamper meddl monkei
tan bronz burn lash tanner whip
tanner tan
tap exploit pat rap
tape record
tar jack marin
target direct mark prei
task job project
tast appreci percept prefer sampl
tasti choos delici flavor robust
taunt cod disrespect mock teas
tauru carlo sanchez
teach command instruct instructor
team squad
teammat mate
tear cry divid fierc injur intens liquid rent rip ruptur snap swim water
teas bug cod excit flirt mock rib taunt teaser
teaser teas
technic techniqu technolog
techniqu technic
technolog engin scientif technic
teen adolesc teenag young
teenag adolesc teen young
telecast televis
telescop short visibl
televis telecast
tell assur differenti distinguish notif order recount reveal sai separ sever state tale
temp temporari
temper harden humor irrit moder mood sunshin
tempo pace
temporari act interim pass temp termin
ten cardin decad
tend attent care dispos give lean mind run tender
tender attend bid pain protect sentiment sore tend
tens electr nervou pump strain stress suspens tension wire
tension stress tens
tent camp condit unsettl
tenur incumb
term foot price string
termin ceas close conclud depot end expir finish temporari
terribl alarm aw bad dire dread fear fearsom frighten horrif
terrifi afraid alarm frighten terror
territori district
terror frighten panic terrifi terrorist
terrorist terror
test depend essai prove proven reliabl screen tester tri trial try
tester examin test
testifi evid prove show testimoni
testimoni testifi tribut
texa texan
texan texa
thank appreci grate
theater dramat theatr theatric
theatr dramat theater
theatric theater
theme subject topic
theoret academ notion specul theori
theori possibl theoret
therapeut alter cure heal health remedi san therapi
therapi therapeut therapist
therapist therapi
therefor consequ thu
thick clot concentr dens fat midst
thiev cop steal
thin depress lean narrow pinch slim spare thinner transpar trim vapor
thing affair matter
think believ conceiv guess idea imagin ration reason recal reckon rememb suppos
thinner thin
thirti cardin
thorni bitter burri difficult hard
thorough care complet exhaust
thoroughli exhaust good
thought consider medit muse ponder profound reflect
thousand cardin grand
thread wind
threaten alarm endang imperil jeopard lower omin peril vulner
three cardin iii trei trio
thrill chill excit kick stimul thriller
thriller thrill
thrive boom expand prosper roar success
throat neck
throne commod pot toilet
throw cast down flip give shed
thrust forc hurl hurtl jab lung poke push stab stuff
thu therefor
thumb leaf wear
thunder boom impress loud roar
thunderbolt bolt bombshel
thwart baffl defeat disappoint foil frustrat prevent
tick click
ticket fine tag
tide new word
tie affili bound tier unit
tier grade level tie
tiff spat
tight clinch close fast
till plow
tilt angl argu argument cant content contest controversi disput lean tip
time clip clock opportun regular season timer
timer time
tini littl minut petit small
tip cant lean steer tilt
tire beat bore bush drain draw effort exhaust fatigu flag jade spend stock unrest wear
titan big giant larg
titl entitl style
toast cook salut
toi flirt
toilet bathroom commod john pot throne
token minim minimum nomin
toler accept bear brook endur forgiv permiss resist stand stomach suffer support
toll cost
tomb grave
ton dozen heap lash load lot pile score slew stack
tone chant feel flavor modul qualiti spirit
tongu speak
tool instrument
tooth notch tusk
top ac crack crest crown elev exce height lid summit super superior upper upsid
topic local matter subject theme
toppl tumbl
torrenti uncontrol
tortur harrow pain
toss chuck flip pitch sky
total altogeth amount complet destroi entir entireti full integr number sum whole
touch affect brush concern contact impact move refer relat stir
tough difficult goon hard hood huski punk
tour circuit spell tourist
tourism tourist
tourist popular tour tourism
tout boast brag ga
tower column high hulk loom pillar soar
town township
township town
toxic poison toxin venom
toxin toxic
trace draw follow
track cours lead trail
trade craft deal merchandis trader
trademark hallmark
trader bargain dealer trade
tradit custom orthodox tradition
tradition tradit
traffic traffick
traffick market seller traffic vendor
tragedi catastroph disast tragic
tragic sad tragedi
trail chase dog tail track trailer
trailblaz groundbreak innov pioneer
trailer poke preview trail
train breed condit develop disciplin drill educ groom prepar trainer
trainer train
traitor betray fals treacher treason
transact deal minut proceed
transcript copi
transfer alien assign mobil shift transplant transport
transform chang commut shift translat
transit convers passag transport
translat commut interpret transform understand
transmiss catch contagi contract famili genet infecti inherit transmit
transmit carri channel famili genet inherit transmiss
transpar clear thin vapor
transplant mobil transfer
transport carri mobil transfer transit
trap corner
trash junk scrap
trauma harm hurt injur traumat
traumat pain trauma
travel journei move travers
travers cover cross span travel
treacher danger fals traitor treason unsaf
treason fals traitor treacher
treasur appreci gem love preciou prize valu want
treat activ burn cover deal dose dress fume handl plow process proof treatment
treati pact
treatment treat
tree corner
trei iii three trio
trend cours curv cut sheer slew veer
trespass intrus
tri depend prove proven reliabl test
trial run test
tribut testimoni
trick fox
tricki difficult hard
trigger activ spark
trillion billion cardin million
trim clip fix lean spare thin
trio iii three trei
trip stumbl swing
tripl multipl
triumph victori
troop parad
tropic hot
troubl cloud difficulti disord disrupt disturb harass harri haunt problem stress struggl suffer upset worri
truck haul
true accur actual liter truth
truli genuin realli
trump best scoop
trunk short
trust believ confid relianc
truth accuraci true
try attempt difficult disagre effort essai hard seek stress test
tuck insert
tucker exhaust
tug labor labour push
tumbl fall toppl
tumor tumour
tumour tumor
tumultu disrupt troubl turbul uproar
tune strain
tunnel burrow
turbin spiral
turbul churn disrupt passion roil troubl tumultu
turmoil upheav
turn becom bend grow overturn revers revolv rotat sour
turnout widen
turtl capsiz
tush ass behind fanni fundament nate seat
tusk horn tooth
tweet pinch
twelv cardin dozen
twenti cardin
twilight dark
twin coupl gemini match mate pair
twist art bend distort spin strain wind worm
two cardin
type charact typic
typic classic distinct regular repres type
ukrain ukrainian
ukrainian ukrain
ultim crown eventu final last net suprem
ultra extremist radic
umpir arbitr refere
unaccept exception
unanim accord
unannounc unexpect unpredict
unauthor unoffici wildcat
unbeaten undef
unbeliev astound improb incred marvel unimagin
uncertain doubt indefinit uncertainti
uncertainti doubt uncertain
unchang confirm consist
unclear blur confus obscur perplex puzzl vagu
uncomfort bad discomfort
uncommon especi except extraordinari particular rare special
uncondit stark vest
unconsci stun
uncontrol difficult loos rampant runawai torrenti
unconvent bizarr maverick
uncov bare disclos discoveri expos find strip
undef unbeaten victori
undercov covert secret underground
underestim underr
underground covert metro secret subwai undercov
underli inher
undermin cave sabotag
underr underestim
underscor emphas
undersea submarin
understand agre appreci apprehend clearli comprehens intellig interpret perceiv percept realiz see take translat
underwai current
underwat submerg submers
undetect invis
undisclos covert
unearth excav
unexpect unannounc unpredict
unexpectedli accident
unfair cheat inequ
unfold flower
unforgett haunt memor persist
unfortun disastr homeless miser poor
unhappi distress miser sad suffer
unhealthi diseas inflam inflammatori
unhing crazi disord distract insan mad troubl
unidentifi anonym elus unknown unnam unrecogniz
unifi central consolid coordin incorpor integr merg unit
uniform cloth
unimagin imposs incred practic unbeliev
union feder north northern organis
uniqu singular specif
unit agre chunk consolid coupl feder incorpor integr join marri merg merger on tie unifi
uniti ac integr on singl whole
univers cathol comprehens cosmo exist gener popul world
unknown alien anonym stranger unidentifi unnam
unlaw improp irregular outlaw wrong
unlik dislik improb remot suppos
unlimit ocean outright
unload drop offload
unmask expos
unnam anonym sacr unidentifi unknown
unnecessari excess extra spare surplu
unoffici inform summari unauthor wildcat
unpaid free ow volunt voluntari
unpreced new
unpredict episod errat occasion unannounc unexpect volatil
unreal decept dream fabl fabric fanci fantast fiction legendari notion phantom pictur pretend surreal visual
unrecogniz unidentifi
unrel brutal grim intens relentless stern
unreleas suppress
unrespons dead
unrest tire
unruli will
unsaf chanc danger hazard insecur peril riski suicid treacher
unseen invis
unsettl drift errat float homeless migrant mobil tent wander
unstabl explos seismic shaki volatil volcan wobbl
untouch full
unusu antic curiou eeri exot fantast funni notabl odd peculiar remark singular strang weird
unvaccin suscept
unveil debut disclos entri introduct launch reveal
unwant discard
upcom approach come forthcom futur
upend vertic
upfront direct
upgrad climb rais
upheav turmoil
uphold continu maintain preserv sustain
upper high top
uproar tumultu
upset disord disturb troubl worri
upsid top
upward ascend
urban polish sophist
urg advoc press recommend spur urgent
urgenc urgent
urgent desper press urg urgenc
us appli emploi exercis exploit function handi purpos reclaim role servic usag user util victim
usa america
usag custom exercis us util
user exploit us
usual common commonli familiar normal wont
util appli emploi exercis handi reclaim recycl reusabl secondari servic us usag
va vessel
vacanc vacant vacuum void
vacant empti vacanc vacat
vacat abandon holidai resign vacant
vaccin immun
vacuum vacanc void
vagu obscur unclear
valid bind confirm formal legal legitim logic reason substanti support verifi
valu appreci evalu prize treasur valuabl valuat worthi
valuabl preciou valu worth worthi
valuat assess evalu measur rate valu
vanish disappear
vapor blue brag crow thin transpar volatil
vari alter chang depart variabl variant variat versatil
variabl shift vari variant versatil
variant differ vari variabl
variat vari
varieti divers
variou differ divers individu respect sever singl
vast big enorm grand great huge immens larg wide
vastli immens
vault bold dome round
veer curv cut sheer slew trend
vein pattern
veloc speed
vendor market seller traffick
venezuela venezuelan
venezuelan venezuela
venom malici poison toxic
vent discharg
ventur adventur dare guess hazard
venu local
verbal commun express mouth speak talk
verg brink
verif confirm substanti verifi
verifi confirm empir object prove proven substanti support valid verif
vers experi experienc
versatil vari variabl
vertic upend
vessel va
vest uncondit
vet veteran veterinarian
veteran experi experienc season vet
veterinarian vet
veto neg nix prohibit
viabl aliv execut possibl practic
vibrant spirit
vice viciou
viciou brutal cruel evil fall savag vice wick
victim dupe exploit misus us
victor win
victori success triumph undef win
video pictur
view consid opinion perspect posit regard scene screen see sentiment show viewer
viewer spectat view watcher wit
vigil alert wake watch
vii cardin seven
villag settlement
villain wick
violat breach break infring misdemeanor offend
violenc fierc forc furi violent wild
violent fierc furiou hot lash rage rampag violenc
violet purpl
viral viru
virgin new pure virgo
virgo virgin
virtual almost essenti near nearli realist
viru viral
visibl microscop telescop visual
vision sight
visit call impos inflict inspect see visitor
visitor visit
visual envis fanci figur imag optic pictur see unreal visibl
vital anim critic essenti
vivid clear color realist
vocal sing singer song voic
voic vocal
void elimin empti invalid vacanc vacuum
volatil explos unpredict unstabl vapor
volcan unstabl volcano
volcano volcan
volum big book bulk larg mass
volunt offer unpaid voluntari
voluntari unpaid volunt will
vomit cat sick
vote ballot elector
voyag navig
vulcan cure
vulner compromis endang suscept threaten
wage earn pai reward salari
wager bet better bettor stake
wai direct fashion manner mean mode path room style
wait await delai expect postpon readi
waiv waiver
waiver waiv
wake aftermath alert awak awaken vigil watch
walk close pass
wall palisad
wallpap paper
wander drift indirect mobil rang roam rover spider strai swan unsettl wind
want absent crave defici depriv desir lack love miss need preciou privat requir seek treasur
war warfar warrior
ward guard
warfar war
wari suspici
warm affect heat hot warmer
warmer warm
warn warner
warner warn
warp deflect distort
warrior war
wash clean launder wet
wast lose
watch alert awak fly follow observ see vigil wake watcher
watcher spectat viewer watch wit
water pattern tear
waterfal fall
weak debilit fail faint limp weaken
weaken debilit diminish impair moder weak
wealth wealthi
wealthi flush monei rich wealth
weapon arm
wear ag batter cloth draw ear effort erod exhaust scour thumb tire wearabl weather
wearabl cloth wear
weather brave endur wear
web entangl net
wed marri nuptial wednesdai
wednesdai wed
week weekli
weekli period week
weigh advis consid count deliber
weight adjust burden
weird bizarr strang unusu
welcom hospit salut
welfar benefit
well advis cure fortun good heal health recov
western northwestern southwestern
wet humid raini sloppi steam wash
whale hulk
wheel roll
whip lash slash spirit strap tan worst
whisper soft
white innoc pure
whole altogeth complet entir full intact integr total uniti
wholesal sweep
whop bang bash big larg
wick evil sin viciou villain
wide blanket broad comprehens enorm extens grand great immens open sweep vast
widen turnout
widespread distribut gener
widget applianc gadget
wield maintain
wild abandon chaotic fierc frantic frenzi furi mad passion savag violenc
wildcat beast savag unauthor unoffici
will consent dispos glad prepar unruli voluntari willing
willing will
win attract fetch gain profit success take victor victori
wind blow curv indirect thread twist wander
wing backstag fast fly
wire bug cabl pump tens
wireless radio
wish ambiti aspir care covet desir devour hungri like nostalg
wit brain consciou find humor inform intend mental see spectat viewer watcher
withdraw reserv retir retreat withdrawn
withdrawn remot withdraw
within insid
wizard charm magic sensat star superstar
wobbl shaki unstabl
woe suffer
wonder admir curios curiou extraordinari fantast marvel rattl
wont habit usual
woo court romanc
wood forest woodi
wooden awkward woodi
woodi wood wooden
word discuss lyric new phrase tide
work bring emploi employ exercis function oper plant practic run studi worker workplac wreak
worker work
workforc hand men
workout exercis
workplac work
world cosmo earth exist global globe intern public realiti univers worldwid
worldwid global intern world
worm insect twist
worri concern distress disturb headach troubl upset
wors worsen
worsen aggrav declin deterior wors
worst bottom lowest whip
worth deserv valuabl worthi
worthi credit deserv desir elig merit model sacr suitabl valu valuabl worth
wound bruis harm hurt injur stab
wrap absorb attent captiv cloth cover intent mantl swath
wreak bring work
wreck destroi ruin wreckag
wreckag wreck
wrestl grappl wrestler
wrestler wrestl
wrinkl line purs
write compos graphic pen writer
writer author write
wrong condemn crimin fals inappropri incorrect malfunct mistaken unlaw
wrongdo misconduct
xiv cardin
yacht boat
yank northern yanke
yanke northern yank
yard ground
yell call cry loud outcri scream shout
yellow chicken old
yen ach
yet even
yield afford conced concess gener give output proce soft surrend take
young adolesc earli littl newborn small teen teenag youth
younger junior
youth juvenil young
zero cardin nil nix noth zip
zion israel
zip hurri nil nix noth speed zero
zone district
zoom soar
`;

/** Words that are mostly verbs in their base form. */
export const PACKED_VERBS =
  'abandon abduct abort absorb abuse accelerate accept acclaim accommodate accompany accomplish accord accumulate accuse ache achieve acknowledge acquire acquit activate actualize adapt add adjust administer administrate admire admit adolesce adopt adore advance advertise advise advocate affect affiliate affirm afford aggravate aggress agree aid ail aim alcoholize alert alienate align allege allow alphabetize alter altercate amaze ambulate amend americanize amplify amputate analyse analyze anchor animalize animate animize annex annihilate announce annoy answer ante anticipate antiquate apologise apologize appal appall apparel appear apply appoint appreciate apprehend approach approve approximate arbitrate arch archive argue arise arrange arrest arrive arterialize ascend ask aspirate aspire assassinate assault assemble assert assess assign assist associate assume assure astonish astound atomize attach attack attempt attend attract attribute auctioneer audition authenticate authorize automate automatize avail avenge avert avianize aviate avoid await awaken backfire backpack backtrack baffle bail bake balk ban bang barbecue base bat bathe batter bear beat become beg begin behave believe belong bend beneficiate berate bet betray beware bid bind bite blackmail blame blanch blast blaze bleed blend bless blindside blink blister blog bloom blur boast bob boil bolster bombard boo boom boost bore borrow botch bounce bow boycott brace bracket brag breach break breathe breed brew bribe brighten bring browse bruise brush brutalize buccaneer buck buffet build bump bunker buoy burglarize burke burn burst bury bust butt butterfly buy buzz bypass calculate call can canalize cancel canonize capitalize capsize capsulate capsulize captivate capture carbonize care carry carve cascade cast catch cause cease celebrate censor centralize certify challenge change channelize chant characterize charge chase chat chatter cheat check chevy chew chip choke choose chop christianize chronicle chronologize chuck churn cinematize circularize circulate cite civilize claim clap clarify classicize classify click climb clinch cling clot clothe clutch cocainize cohere coincide collaborate collapse collect collide colonize colorize colourize combine come commandeer commemorate commence commentate commercialize commit communalize communicate communize commutate commute compare compel compensate compete compile complain complicate comply compose compound compress compromise compute conceal concede conceive concentrate concentre concern concertize conclude concretize concuss condemn conduct confer confess confide configure confine confirm conform confront confuse congratulate connect conquer conserve consider consist console consolidate conspire constellate constipate constitute constrain construct consult consume contain contaminate contend continue contradict contribute convene converge converse convert convict convince cook cooperate coordinate cope copyright coronate correct correlate correspond cough count cover covet crack crash crave crawl create creep criminalize criminate cringe cripple criticise criticize cross crow cruise crumble crunch crush cry crystalize crystallize culminate cure curl curry curse curtail customize cut dance dare dart dash daunt dazzle deal debilitate debunk decay decease decide declare decline decode decorate decrease decry dedicate deem deepen defame defeat defend defer define deflect defraud defy degrade delay delegate delete delist deliver demand demise demo democratize demolish demonize demonstrate denounce dent deny depart depend depict deplete deploy deport deposit depreciate depress deprive derail derive descend describe desert deserve design designate destine destroy destruct detain detect deter deteriorate determine dethrone detonate detox detoxicate devastate develop devilize devote devour diagnose dial dictate die differ differentiate dig digest digitalize digitize diminish dine dip direct disable disagree disappear disappoint disapprove disarm discard disclose disconnect discontinue discount discourage discover discriminate discuss disembark disgrace disgust dislike dislocate dismantle dismember dismiss dispatch disperse displace display dispose dispute disqualify disrespect disrupt diss dissect dissolve distinguish distort distract distribute disturb dive divert divide dock document dodge domesticate dominate domineer don donate doom downgrade download downplay downsize draft drag drain dramatize draw dread dress drift drill drink drip drive drop drown dry dub duck dump dunk dupe dwarf dwindle dye dynamize earn ease eat echo eclipse economize eddy edit editorialize educate educe eject elect elevate eliminate email embark embarrass embattle embolden embrace emerge emit emote emphasize employ empower emulate enable enact encode encounter encourage encrypt endanger endorse endure enforce engage engulf enhance enjoy enlist enrich enrol enroll ensure entangle enter entertain entitle environ envision equalize equip erase erode erupt escalate escape escort espy establish estimate estrange eternalize eternize etherealize etherize europeanize evacuate evade evaluate eventuate evict evolve exaggerate examine excavate exceed excel except excite exclude execute exhaust exhibit exile exist expand expect expedite expel expire explain explode exploit explore export expose express extend externalize extract extradite eyewitness fabricate facilitate factorize fade fail fall falter familiarize fascinate favor favour federalize federate feed feel fell felt fend ferry fertilize fetch feud fictionalize fight file fill filter fin finalize finance financier find finish fit fix fixate flank flash flatten flaunt flee flex flip flirt float flop flush fly fold follow forecast foresee forge forget forgive formalize format fossilize foster found fractionate fracture fragmentize freeze frighten frustrate fulfil fulfill fumble fume fundraise gain gamble garner gasp gather gauge gaze gear generalize generate gerrymander get give glamorize glance glare globalize glow google govern grab graduate grant grapple grasp gravitate greet grieve grind grip grok groom grow guarantee guess guide gush hack hail halt hamper hamstring handle hang happen harass harbour harden harness harrow harry harvest hatch hate haul haunt have hawk headquarter heal hear heighten heist help herald hesitate hide highlight hijack hinder hint hire hit hitch hoax hold honeymoon honor hook hop hope horrify hospitalize hug humanize humiliate hunt hurdle hurl hurry hurt hurtle hybridize hydrate hydrogenate hype idealize identify idolize ignite ignore illegalize illuminate illumine illustrate imagine immerse immigrate immortalize immunize impair impeach impend imperil impersonate implant implement implicate imply impose impress imprison improve improvize inaugurate include incorporate increase incur indicate indict individualize individuate induce induct industrialize infect infest infiltrate inflame inflate inflict inform infringe infuse inhabit inhere inherit inhibit initialize initiate inject injure innovate insert insist inspect inspire instal install institute instruct instrumentate insult insure integrate intend intensify inter interact intercept interfere interiorize intern internalize internationalize interpret interrupt intervene interview intimidate intoxicate intrigue introduce intuit invade invalidate invent invest investigate invite invoke involve irritate islamize isolate issue itemize iterate jab jam jar jazz jeopardize jimmy join josh judge jump justify keep keynote kick kidnap kill kindle kiss knock know label lace lag lament lash lateralize latinize laud laugh launch launder lavish lay lead leak lean leap learn lease leave legalize legislate legitimize lend let leverage levy liberalize liberate lick lie lift like liken limp linger link liquidate liquidize listen literalize litigate live localize locate lock lodge look loom loop loosen lose lounge love lower lunge lure lurk luxuriate lynch machinate madden magnetize mail maintain make malfunction manage mandate maneuver manifest manipulate manufacture mar march marginalize marinate mark marry marvel mask massacre massage mastermind match materialize maturate maul maximize mean measure mechanize meddle mediate medicate meditate meet melt memorialize memorize mend mention mentor merge metabolize metalize metallize metricate metricize migrate militate mineralize miniaturize minimize miscalculate misconduct misinform mislead miss mistreat misuse mitigate mix mobilize mock modernize modify modulate molest monitor monologuize monumentalize moor moralize motivate motorcycle motorize mount mountaineer mourn move mull muse mutate nab nail narcotize nationalize naturalize navigate need neglect negotiate neighbour neutralize nick nitrogenize nix nod nominate normalize notch note notice notify novelize nudge numerate nurse obligate oblige obliterate obscure observe obsess obstruct obtain occupy occur offend offer officialize officiate offload offset open operate oppose opt optimize orchestrate organise organize orient orientalize orientate originate oust outgo outlast outlaw outline outpace outperform outrage overcome overdose overhaul overlap overlie overload overlook oversee overshadow overtake overturn overwhelm owe oxidate oxidize oxygenate oxygenize pack pad paint pal palisade pant parallelize paralyze pardon participate particularize pass pat patronize pause pave pay peek peer penalize pepper perceive perform perk permit perplex perseverate persevere persist personalize personate persuade philosophize pick pierce pin pinch pinpoint pioneer pitch pivot plague plan plasticize play plead please pledge plow plume plummet plunge poach podcast poise poison poke polarize polish pollute ponder pop popularize populate portray pose posit possess postpone potentiate pour powderize praise pray precede predate predict prefer prepare prescribe preserve preside press pressurize presume pretend prevail prevent print prioritize privatize probate probe proceed produce professionalize profiteer prohibit project proliferate prolong promise promote prompt pronounce propel propose prosecute prosper protect protest prove provide provoke publicize publish pull pulse pummel pump punch punish purchase puree purge pursue push put puzzle pyramid quadruple qualify quell query quit quote race radiate radicalize raid raise rake rally ram rampage randomize rap rape ratchet rationalize rattle rave raven reach react read reaffirm realize reap reassert reassure reboot rebound rebuild rebuke recall recast receive recess reciprocate reckon reclaim recognise recognize recommend reconsider reconstruct recount recover recreate recruit recur recycle redeem redefine redesign reduce reel reelect reeve refer refinance refine reflect refresh refrigerate refuel refurbish refuse regain regard regenerate register regret regularize regulate rehabilitate rehearse reign reignite reimburse reinforce reinstate reiterate reject relate relax relay release relieve reload relocate rely remain remake remark remediate remedy remember remind reminisce remodel remove rename render renew renovate rent reopen reorganize repair repatriate repeal repeat repel replace replay replicate reply report represent repress reprise reproduce repute request require reschedule rescind rescue resell resemble reserve reset reshape reside resign resist resolve resonate resort respond restart restock restore restrain restrict restructure resume resurface resurge resurrect retail retain retaliate rethink retire retract retreat retrieve return reunite revamp reveal revel revere reverence reverse review revise revisit revive revoke revolutionize revolve rewire rework rewrite rick rid ride ridicule rig ring rip rise risk ritualize rival roam roar roast rob roil roll romanize rotate rouge rout rubberize rumble rumour run rupture rush rust saber sabre sacrifice safeguard sag sail salute sanction sanitate sanitize satirize satisfy saturate save saw say scam scan scandalize scare scatter schedule scold scorch scour scout scramble scrap scratch scream screw scrub scrutinize seal sear search secrete sectionalize secure see seek seem seize select sell send sensitize sentimentalize sentimentize separate serialize serve set settle sever severalize sexualize shake shanghai share sharpen shatter shave shed shelve shield shift shine shoot shorten shout shove show shrink shrug shut shuttle shy sicken sift sign signalize simmer simonize simplify simulate sing singe singularize sink sip sit situate sizzle skewer ski skid skim skip skydive slam slap slash slate slay sleep slew slide slip slop slump slur smack smash smear smell smile smuggle snag snap snatch sneak snub soak soar socialize soften solarize solidify solve sour sovietize sow span spar spare sparkle spat speak spear specialize specify spectate speculate spend spice spill spin spiritize spiritualize spit splash splinter split spoil sponsor spoof spotlight sprawl spread sprint spy squeeze stab stabilize stack stagger stake stalk stamp stand standardize stare stargaze start startle starve stash stave stay steal steam steer stimulate sting stint stir stoke stop stray streamline strengthen stretch strike strive stroll stud stumble stun sub submerge submerse submit subpoena subscribe subside subsidize substantiate suburbanize succeed suck sue suffer suffocate suggest summerize summon supercharge superintend supervise supply support suppose suppress surge surpass surprise surrender surround surveil survey survive suspect suspend sustain swallow swan swap swarm swathe sway swear sweep sweeten swell swim swing swinge swipe swirl switch symbolize sync systematize systemize tackle tag tailor take talk tame tamper tap taunt teach tear tease teethe telecast telescope televise tell tend tenderize terminate terrify territorialize terrorize test testify thank thieve think thread threaten thrive throw thrust thwart tick tie tighten tilt toast tolerate tomahawk topicalize topple torture toss totalize touch tout trace trail train transact transfer transform translate transmit transplant transport traumatize travel traverse treat trek trespass trigger trim trump trust try tuck tug tumble tunnel turn turtle tusk tweak tweet twist twitch twitter unarm uncover undercut underestimate undergo underlie undermine underperform underrate underscore understand undo unearth unfold unhinge uniformize unify unionize unite unitize universalize unleash unload unlock unman unmask unpack unravel unseal unsettle unveil update upend upgrade upheave uphold upload upset urbanize urge urinate use usher utilize vacate vaccinate validate valuate vandalize vanish vaporize vary veer vegetate venture verbalize verify vest veto victimize violate visa visit visualize vitalize vitaminize vocalize volatilize volunteer vomit vote vow vulcanize wade wait waive wake walk wander wane want warn warp warrant wash waste watch weaken weaponize wear wed weigh welcome westernize whip whisper whistle whoop whop widen wield win winterize wipe wish withdraw withhold witness wive wobble womanize wonder woo work worry worsen wow wrap wreak wreck wrestle write yell yield zip zoom';
