import type { Matter } from './matter.ts';

/** Matters of lives: origins, family, health, interests and what is left behind. */
export const lifeMatters: Matter[] = [
  {
    term: '~moved',
    asked:
      'emigrate | immigrate | emigrant | relocate | move abroad/country/overseas/house/away/there/here | up stick | uproot | pull up stake | leave ~ homeland/country/home/birthplace/motherland | new home/life/country/shore | land in | expat | go abroad/overseas | seek/take refuge | exile | refugee | wash/fetch/pitch/turn up in | put down root | make ~ home | set up home | start afresh | adopted/chosen home/country | swap * country/city/town | end up in/live | foreign shore | settle in/down/abroad | new life',
    told: 'move to | move * from | move back | emigrate | flee | exile | settle | come to live | arrive in | refugee | go to live | cross ~ | immigrant | sail for/to | left for | since then * live | live in | transfer to',
  },
  {
    term: '~citizen',
    asked:
      'green card | work permit | swear in | right to work | dual national | allegiance | become ~ american/briton/german/frenchwoman/citizen | permission to work',
    told: 'citizen | =naturalise | passport | visa | work permit | =nationality | permanent resident | stateless | right to work',
  },
  {
    term: '~military',
    asked:
      'uniform | serve ~ country | call up | front line | frontline | tour of duty | veteran | battlefield | war effort | do ~ bit | trench | national service | in ~ armed/force/services | see action/combat | under fire | join up | combat | forces | =fighting | hostility | bear arm | sailor | squaddie | salute | wartime | call of duty',
    told: 'army | navy | naval | military | soldier | regiment | officer | lieutenant | commander | reserve | at ~ front | war bond | conscript | civilian service | alternative service | draft | ambulance | field hospital | troops | enlist | wounded | war office/ministry/department | battle | barracks',
  },
  {
    term: '~public-office',
    asked:
      'public office | politician | run/stand for office/election/parliament/council/mayor | councillor | civil servant | public servant | lobby | law maker | lawmaker | corridors of power | have ~ ear of | statesman | in ~ public eye | give evidence | whitehall | westminster | capitol | whisper in ~ ear',
    told: 'elect | council | parliament | minister | testify | advise ~ | petition | mayor | senate | royal commission | committee of',
  },
  {
    term: '~origins',
    asked:
      'hail from | upbringing | childhood | early life/year/day | hometown | home town | native of | born and bred | humble | silver spoon | grow up | bring up | formative year | heritage | ancestry | background | wrong side of | youth | as ~ youngster | reared | stomp ground | hail | =roots',
    told: 'born in/at/to/as | grow up | childhood | daughter of | son of | raise in/by/on | native of | as ~ child/girl/boy | parent | youngest of | eldest of | come from ~ family | family of | birthplace | descend',
  },
  {
    term: '~parents',
    asked:
      'dad | mum | mom | =her/=his/=my/=their/=your folks | old man | run in ~ family | in ~ blood/gene | follow in ~ footstep | family business/trade | dynasty | apple fall | chip off | breadwinner | lineage | where * get it from | family background',
    told: 'father | mother | parent | daughter of | son of | grandfather | grandmother | family of | family ran/kept/owned',
  },
  {
    term: '~siblings',
    asked:
      'sibling | only child | baby of ~ family | big/little/kid brother/sister/sis | flesh and blood | one of how many',
    told: 'sister | brother | only child | youngest of | eldest of | twin | siblings | of * children',
  },
  {
    term: '~marriage',
    asked:
      'tie ~ knot | wed | hitch | spouse | other/better half | settle down | significant other | walk down ~ aisle | propose | love life | romance | romantic | split up | divorce | break up | sweetheart | love of ~ life | walk ~ aisle | get engaged | soulmate | life partner | missus | hubby | bride | groom | betrothed | matrimony | on ~ shelf | suitor',
    told: 'marry | marriage | husband | wife | divorce | widow | =wedding | engage to | partner | honeymoon | separate from | never married',
  },
  {
    term: '~children',
    asked:
      'kid | offspring | start ~ family | little one | nipper | parenthood | motherhood | fatherhood | mum | mom | dad | descendant | brood | next generation | have ~ family | grandkid | bring up | toddler | bairn',
    told: 'daughter | son | child | adopt | mother of | father of | grandchild | granddaughter | grandson | twins',
  },
  {
    term: '~illness',
    asked:
      'ill | sick | under ~ weather | ailment | health | disable | disability | handicap | eyesight | hard of hearing | burn out | breakdown | toll on ~ | physical toll | poorly | lay low | laid up | suffer from | go through * rough | unwell | pay with ~ health | cost ~ * health | impairment | neurodivergent | accessibility need',
    told: 'ill | illness | fever | disease | bedridden | =invalid | deaf | blind | disable | disability | wheelchair | stroke | in ~ hospital | cataract | dyslexia | dyslexic | chronic | exhaust | burnout | injure | sick | sanatorium | =depression | lost ~ sight/hearing/eyesight | colour blind',
  },
  {
    term: '~death',
    asked:
      'widow | widower | die of/from/in | kill ~ | pass away | carry ~ off | end ~ day | last breath/day/hour/moment | cause of death | meet ~ end | breathe ~ last | kick ~ bucket | final hour/day/moment/illness | cost ~ * life | deathbed | =untimely | what get ~ in ~ end | lose ~ life | peg out',
    told: 'die of | die in | die at | die from | die on | death | kill',
  },
  {
    term: '~burial',
    asked:
      '=grave | rest place | lay to rest | bury | burial | tomb | bone lie | lie now | mortal remains | six foot under | final rest | inter | where * remains | where * ashes | graveside',
    told: 'bury | burial | grave | churchyard | cemetery | =remains * move | ashes | tomb | coffin',
  },
  {
    term: '~memorial',
    asked:
      'remember | memorial | named after/for ~ | name * after/for ~ | commemorate | immortalise | bear ~ name | postage | banknote | tribute | honour ~ memory | keep ~ memory | respects | in ~ memory | in ~ honour | street/school/building/ship/prize/award after/for ~ | namesake | homage | doodle | pilgrimage | mark ~ birthday | tablet | set in stone',
    told: 'name after | name for | bear ~ name | memorial | statue | plaque | in ~ honour | monument | posthumous | crater | asteroid | carry ~ name | hall of fame',
  },
  {
    term: '~born',
    asked:
      'come into ~ world | see ~ light of day | first see ~ light | enter ~ world | arrive in ~ world | stork | first breath | cradle stand | deliver into',
    told: 'born',
  },
  {
    term: '~faith',
    asked:
      'religion | religious | faith | devout | worship | pray | prayer | spiritual | denomination | pew | believer | pious | =protestant | creed | higher power | vocation',
    told: 'god | church | catholic | jewish | jew | unitarian | quaker | atheist | agnostic | baptise | convert | muslim | christian | lutheran | anglican | religious | faith | synagogue | =calling | believe in god',
  },
  {
    term: '~volunteer',
    asked:
      'give back | volunteer | good cause | do ~ bit | philanthropy | philanthropist | help out | charitable | good deed | good work | pro bono | social conscience | =generosity | do gooder | goodwill | lend ~ hand | society at large | less fortunate | needy | selfless | =generous | charity work | charity | give ~ time',
    told: 'volunteer | charity | donate | nonprofit | non profit | free of charge | unpaid | repair cafe | trustee | gave away | raise money | refugees | teach * free | free * club',
  },
  {
    term: '~pastime',
    asked:
      'outside work | outside of work | out of hour | spare/free/leisure time | for fun | hobby | pastime | when * not work | off duty | away from ~ desk/office/lab/screen/keyboard/work/job/bench | unwind | downtime | leisure | kick back | after hour | clock off | switch off | extracurricular | fill ~ evening | weekend | =recreation | for pleasure | other interest | interest besides | day off | let ~ hair | tinker | potter | recharge | get up to | not at work | isnt at work | isnt work | arent work',
    told: 'hobby | in ~ free/spare time | =sings | choir | hike | =garden | amateur | at weekends | bake | chess | row in/on | swim | in ~ band | ski | bicycle | knit | run marathon | weave | sunday morning | beside ~ work | play * piano/violin/guitar/cello | collect stamp/coin/butterfly | dance | climb * mountain',
  },
  {
    term: '~sport',
    asked:
      'sport | sporty | athletic | keep fit | gym | in shape | stay active | outdoors | outdoorsy | pedal | on ~ bike | fresh air',
    told: 'bicycle | swim | hike | marathon | football | ski | tennis | runner | skate | gymnast | row in/on | climb * mountain | cycle to',
  },
  {
    term: '~music',
    asked: 'musical | instrument | ear for | tickle * ivory | strum | rock star',
    told: 'piano | guitar | violin | choir | cello | band | sing | organ | flute | drum | trumpet | pianist | music | opera | accordion | clarinet',
  },
  {
    term: '~pets',
    asked: 'pet | furry | animal | four legged',
    told: 'dog | cat | owl | horse | parrot | pet | hen | tortoise | pony | rabbit | goldfish',
  },
  {
    term: '~tongues',
    asked:
      'tongue | fluent | bilingual | polyglot | multilingual | native speaker | converse | get by in | linguist | =conversational | lingo | chat in | communicate in | language besides/other',
    told: 'fluent | native language/speaker | speak | mother tongue | german | french | english | spanish | polish | italian | russian | dutch | portuguese | japanese | chinese | swedish | latin | greek',
  },
  {
    term: '~stage',
    asked:
      'take ~ stage/floor/mic/microphone | on stage | rostrum | podium | lectern | address ~ audience/crowd/conference/meeting | public speaking | tread * board | soapbox | speaker circuit | speak in public | give ~ speech/address | oratory | orator | stand up in front | speaking engagement | hold forth | get up in front | sermon',
    told: 'keynote | talk | lecture | speak at/to/on | speech | panel | present at | plenary | in front of | audience',
  },
  {
    term: '~media',
    asked:
      'make ~ paper | tv | telly | on air | on ~ box/screen/camera/telly | column inch | written about/up | front page | famous | fame | paparazzi | tabloid | talk show | =publicity | press coverage | media coverage | =headlines | in ~ =papers | in ~ news/press/limelight/spotlight',
    told: 'newspaper | interview | television | radio | press | magazine | journalist | documentary | podcast | reporter | article about | cover of | broadcast | on tv | headlines',
  },
  {
    term: '~residence',
    asked:
      'hang ~ hat | abode | digs | dwell | call home | roof over | where * live | neighbourhood | home base | live these days | homestead | doorstep | under ~ same roof',
    told: 'live in/at/with/near/on | flat in | =apartment | =residence | =reside | move into | based in | home in/at | farm',
  },
  {
    term: '~means',
    asked:
      'well off | wealthy | wealth | poor | =broke | hard up | penniless | poverty | =financially | money trouble/worry/problem | down on ~ luck | skint | rags to riches | tighten ~ belt | pinch penny | scrimp | rich | privileged | afford | well to do | =comfortable | on ~ breadline | =strapped | rolling in | feel ~ pinch | live ~ modestly | struggle for money',
    told: 'poor | poverty | wealth | inherit | fortune | =allowance | hungry | bequeath | debt | penniless | rich | modestly | unheated',
  },
  {
    term: '~travels',
    asked:
      'globetrot | see ~ world | go overseas | far afield | set foot | itinerary | excursion | on ~ road | furthest | jet off | jaunt | passport stamp | gallivant | wander | trot around | grand tour',
    told: 'travel | tour | voyage | journey | visit | sail to | cross ~ | =expedition',
  },
  {
    term: '~arrest',
    asked:
      'behind bar | jail | prison | arrest | brush with | lock up | =criminal | bang up | custody | crime | wrong side of ~ law | handcuff | felony | run in with',
    told: 'arrest | prison | jail | police | convict | acquit | interned | =shoplifting | charged with',
  },
  {
    term: '~appearance',
    asked:
      'look like | outfit | pretty | attire | clothes | good look | handsome | glamour | glamorous | garb | wardrobe | =appearance',
    told: 'dress | wear | hair | beautiful | beauty | in uniform',
  },
  {
    term: '~friends',
    asked:
      'pal | mate | buddy | chum | close to | friend | confidant | rub shoulder | hobnob | mix with | well connected | pen pal | in touch with | acquaintance | hang out | social life | bosom | knock around | contemporaries | entourage | inner circle | kindred spirit',
    told: 'friend | friendship | correspond | letter to/from | circle | close to | know ~ | meet regularly | companion | neighbour',
  },
  {
    term: '~precocious',
    asked:
      'knack | early sign/age/interest/promise/talent | precocious | prodigy | wunderkind | school day | from ~ early age | tender age | show promise | little girl/boy/kid | as ~ child/kid/girl/boy/toddler/teen/teenager/youngster | when * little/young/small/kid | how young | child genius | teen | nipper | whizz kid | in ~ youth | juvenile',
    told: 'at ~ age of | as ~ child/girl/boy/teenager | year old | when I was | take apart | dismantle | childhood | at five/six/seven/eight/nine/ten/eleven/twelve/thirteen/fourteen/fifteen/sixteen | aged | taken as ~ schoolgirl/schoolboy | schoolgirl | schoolboy',
  },
  {
    term: '~named-at-birth',
    asked:
      'maiden name | change ~ name | real name | born as | birth name | original name | given name | full name | before * marry | initials stand | middle name | take ~ husband * name',
    told: 'born * as | née | nee | maiden | change ~ name | real name | take ~ name | birth name | name at birth | called herself/himself | screen name | known as',
  },
  {
    term: '~will',
    asked:
      'leave * to * will | bequeath | inherit | last wishes | testament | leave behind | worldly goods | who * get ~ money/house | legacy to | hand down',
    told: 'bequeath | inherit | leave * to | donate to | bequest | heirs | gave ~ papers | in ~ will',
  },
];
