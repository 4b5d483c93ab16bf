import type { Tag } from '#vocabulary';

/** Names of sections in URLs and feed categories, by tag. */
const SECTION_WORDS: Record<Exclude<Tag, 'general'>, string> = {
  sports:
    'sport sports deporte deportes calcio fussball football soccer nfl nba mlb nhl wnba mls ncaa ncaaf ncaab athletic ' +
    'college-football college-basketball mens-college-basketball womens-college-basketball basketball baseball ' +
    'hockey golf tennis cricket rugby boxing mma ufc nascar motorsport formula-1 formula-one formula1 f1 formula-e ' +
    'cycling olympics athletics swimming wrestling betting profootballtalk premier-league champions-league ' +
    'rugby-union rugby-league sportsbook sporten sporting fantasy urheilu idrott spor',
  entertainment:
    'entertainment culture kultur cultura cultuur arts art music musik musique movies movie film films cinema kino tv ' +
    'television theater theatre celebrity celebrities tvshowbiz showbiz hollywood pop-culture books awards box-office ' +
    'tv-movies tv-radio stage wwe aew unterhaltung espectaculos spettacoli people royals dance comedy festivals ' +
    'arts-entertainment entretenimiento divertissement celebs streaming-tv pagesix',
  politics:
    'politics political politik politique politica politiek polityka policy-and-politics elections election congress ' +
    'white-house senate parliament government us-politics uk-politics diplomacy national-security supreme-court ' +
    'trump-administration elections-2020 elections-2024 elections-2026 2020-election democracy geopolitics thinktanks',
  technology:
    'technology technologies tech technik techno tecnologia technologie sci-tech gadgets gaming games game video-games ' +
    'ai artificial-intelligence phones smartphones mobile computing software hardware cybersecurity security ' +
    'apple google microsoft android xbox playstation nintendo internet startups digital privacy linux gadget ' +
    'tech-policy netzwelt digitalisierung programming smart-home windows apps computer computers telecom',
  business:
    'business biz economy economics economie economia wirtschaft finance financial finanzen finances money markets ' +
    'market investing stocks companies dealbook real-estate retail personal-finance stock-market-today markets-news ' +
    'entreprises negocios bourse boerse banking industry jobs careers your-money cryptocurrency bitcoin okonomi talous ' +
    'ekonomi ekonomia gospodarka realty bfsi',
  environment:
    'environment climate climate-change climate-environment umwelt klima klimat environnement ambiente medio-ambiente ' +
    'medioambiente planete planet ecology nature wildlife sustainability green conservation natural-disasters climat ' +
    'energy-environment biodiversity pollution ecologie milieu weather animals',
  health:
    'health healthcare health-care health-news wellness well medicine medical health-fitness fitness nutrition ' +
    'diet-fitness mental-health gesundheit sante salud salute gezondheid public-health coronavirus covid covid-19 ' +
    'wellbeing shots-health-news terveys halsa saude pandemic',
  science:
    'science sciences sci space space-exploration astronomy physics archaeology biology chemistry wissenschaft wissen ' +
    'ciencia scienza spaceflight stargazing launches-spacecraft nasa quantum-physics paleontology evolution ' +
    'neuroscience wetenschap psychology mathematics launches tiede vetenskap',
};

const TAG_OF_SECTION = new Map<string, Tag>(
  Object.entries(SECTION_WORDS).flatMap(([tag, words]) => words.split(' ').map((word) => [word, tag as Tag])),
);

const MAX_SECTION_CHARS = 40;
const MAX_SECTION_WORDS = 4;

/**
 * The tags for a section name or feed category: 'Sport', 'us-politics', 'CORE:Science', 'Science & Environment'. Empty
 * for other names and for names that are too long for a section.
 */
export function sectionTags(name: string): Tag[] {
  if (name.length > MAX_SECTION_CHARS) return [];
  const words = plain(name)
    .split('-')
    .filter((word) => word !== '' && word !== 'core' && word !== 'news');
  if (words.length === 0 || words.length > MAX_SECTION_WORDS) return [];
  const whole = TAG_OF_SECTION.get(words.join('-'));
  if (whole) return [whole];
  return [...new Set(words.flatMap((word) => TAG_OF_SECTION.get(word) ?? []))];
}

/** Lower case, without accents, with single hyphens instead of other characters. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
}
