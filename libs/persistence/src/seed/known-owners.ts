/** Owner groups that are missing in the source lists, by domain. */
export const KNOWN_OWNERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Advance: 'pitchfork.com vogue.de',
    'Axel Springer': 'businessinsider.de',
    'Cairo Communication': 'elmundo.es expansion.com marca.com',
    Comcast:
      'nbcbayarea.com nbcboston.com nbcchicago.com nbcdfw.com nbcmiami.com nbcnewyork.com nbcsandiego.com nbcwashington.com',
    Disney: 'espn.go.com',
    'Fox Corporation':
      'fox26houston.com fox2detroit.com fox32chicago.com fox4news.com fox5atlanta.com fox5ny.com fox9.com foxsports.com tmz.com',
    Mediahuis: 'independent.ie',
    'News Corp': 'pagesix.com',
    Nexstar: 'abc4.com cbs17.com fox21news.com nbc4i.com',
    Nikkei: 'nikkei.com',
    'Nine Entertainment': 'nine.com.au',
    Postmedia: 'thestarphoenix.com',
    'Seven West Media': '7news.com.au perthnow.com.au thewest.com.au',
    'Vox Media': 'sbnation.com',
  }).flatMap(([owner, domains]) => domains.split(' ').map((domain): [string, string] => [domain, owner])),
);
