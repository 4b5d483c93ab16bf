/** The weight of the rarest terms, see `termWeight`. */
export const RAREST = 10.5;
/** Words that a label may have inside, but not at an edge. */
export const INNER = new Set('of the and de la du des del der di do da y et und von van'.split(' '));
/** Words that name no matter, and so never end or begin a label. */
export const GENERIC = new Set(
  (
    'news report reports update updates video photo photos live watch day days week weeks month months year years time times ' +
    'people man men woman women death deaths family families official officials source sources statement story case part plan ' +
    'move call calls day first second third last latest new big major top key more most million billion trillion percent ' +
    'president former leader minister prime mr mrs ms dr sir senator sen gov rep secretary general chief star killed dead found ' +
    'says said say guilty amid after before over ahead early late next home way back end start set against near between hundreds ' +
    'thousands dozens massive crushing latest one hundreds off under within without across along inside outside despite'
  ).split(' '),
);
/** They stand for nobody without the name that follows them. */
export const TITLES = new Set('gov rep sen mr mrs ms dr dept'.split(' '));
/** They begin a clause, so no label contains them. */
export const RELATIVE = /^(?:who|whose|whom|which|what|where|why|how)$/;
/** Headlines use these as verbs. */
export const VERBS = new Set(
  (
    'sues gives suspends launches restarts fires hits kills wins loses faces seeks plans backs bans blocks calls cuts ends fails ' +
    'heads holds joins keeps leads leaves loses makes meets moves opens orders pays posts rules runs sends shows signs stops ' +
    'takes talks tells tests turns urges vows votes wants warns works suspects'
  ).split(' '),
);
