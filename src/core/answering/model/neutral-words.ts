/**
 * Words that a sentence may use without support, because they claim nothing: articles, pronouns, helping verbs,
 * prepositions of place, and words about the telling itself. Words of degree, order, cause, certainty or praise
 * ("first", "only", "because", "now", "great") claim something and are not here. Folded forms.
 */
export const neutralWords = new Set(
  `a an the this that these those it its itself he him his himself she her hers herself they them their theirs themselves
  who whom whose which what whether where when how there here
  is are was were be been being am do does did done has have had having can could would may might
  of in on at by for with from to into onto as about between among across through within during upon per via out up
  and or but while although though so both each either such well also too respectively including include includes included
  like other others another own same
  called named titled entitled described describes describe mention mentions mentioned list lists listed state states stated
  say says said note notes noted according refers refer referred shows show shown
  portfolio page passage passages evidence record
  year years date dates`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that turn a statement into its opposite. Folded forms; "n't" is recognised apart. */
export const negators = new Set('not no never none nor neither without cannot nothing nobody hardly barely'.split(' '));

/**
 * Words by which a deed was not done, or not wholly: without them "she refused his offer" is "his offer" and "meant to
 * reveal intruders" is "reveals intruders". Their nouns and present forms are left out: a hospital plan withholds nothing.
 */
export const withholders = new Set(
  `planned meant intended supposed proposed hoped wanted tried attempted failed refused declined rejected almost nearly
  unless instead`.split(/\s+/),
);

/** Pronouns that stand for the person whose portfolio it is when they open a clause. */
export const personPronouns = new Set('he she they i'.split(' '));

/** Groups of words that say the same in a portfolio; each word is a folded form, compared by its stem. */
export const sameMeaning = [
  'begin began begun start started since join joined',
  'end ended until till finish finished leave left',
  'receive received award awarded win won get got',
  'build built building',
  'write wrote written writing author authored',
  'lead led leading leader head headed',
  'hold held holding',
  'give gave given',
  'make made making create created creating creation creator',
  'teach taught teaching teacher',
  'grow grew grown',
  'run ran running',
  'show showed shown demonstrate demonstrated demonstration demo',
  'found founded founder founding',
  'file filed filing',
  'invent invented inventor invention inventing',
  'direct directed director directing',
  'manage managed manager managing management',
  'develop developed developer developing development',
  'design designed designer designing',
  'publish published publication publisher appear appeared',
  'study studied studying student',
  'fund funded funding pay paid sponsor sponsored',
  'employ employed employer employee',
  'company organisation organization firm',
  'role position job post title',
  'bear born birth',
  'die died death',
  'man men',
  'woman women',
  'person people',
  'child children',
].map((group) => group.split(' '));
