import type { Matter } from './matter.ts';

/** Matters of the standing of people: credit, conflict, character and what others said. */
export const renownMatters: Matter[] = [
  {
    term: '~overlooked',
    asked:
      'recognition | recognise | get/give/take/receive/deny * credit | acknowledge | overlook | belated | unnoticed | unsung | take * seriously | appreciate | vindicate | overdue | steal * thunder | get ~ due | rediscover | late in life | wait for * recognition/credit/prize | gather dust | write out of * history | sideline | airbrush | fall on deaf | ahead of ~ time | take notice | airbrushed | give * due | long wait',
    told: 'recognise | recognition | year later | year after | posthumous | not until | first * honour | ignore | unnoticed | overlook | forgotten | decades later | no notice | did not put * use',
  },
  {
    term: '~priority',
    asked:
      'plagiarise | who really | whose idea | take ~ credit | first to think | lay claim | beat ~ to * punch | get there first | =originator | true inventor | original idea | brains behind | mastermind | ownership of ~ idea | copied from | borrow * from | =rightful',
    told: 'priority | =independently | earlier patent | prior art | first describe | idea came/of/was | original idea | had proposed | not the first | =originator | thought of',
  },
  {
    term: '~controversy',
    asked:
      'scandal | controversy | controversial | stir | uproar | furore | outcry | backlash | under fire | flak | criticise | critic | criticism | slate | lambast | detractor | stick for | storm | ruffle * feather | eyebrow | smear | gossip | skeleton | tarnish | dent ~ reputation | come in for | naysayer | sceptic | skeptic | doubter | hater | =panned | bad press | hot water | villain | vilify | shock | rub * wrong | upset | ostracise | mud | brickbat | hound | pillory | slam | rock ~ boat | haters | drag through',
    told: 'critic | criticise | criticism | scandal | controversy | attack | accuse | reject | doubt | oppose | sceptic | skeptic | object | complain | protest | campaign against | hostile | denounce | slander | ban | censor | mob | threaten | letters of | unpopular | called * impossible | disbelieve | laughed',
  },
  {
    term: '~lawsuit',
    asked:
      'sue | lawsuit | legal | litigate | litigation | out of court | in ~ dock | attorney | writ | courtroom | see * in court | law courts | copyright case | legal wrangle | barrister | solicitor | drag to court | litigious | in front of * judge',
    told: 'sue | court | lawsuit | lawyer | infringe | damages | verdict | injunction | tribunal | legal action | settle out | before ~ judge',
  },
  {
    term: '~teamed-up',
    asked:
      'team up | join force | pair up | partner with/up | side by side | hand in hand | double act | partner in crime | sidekick | right hand | head together | tandem | accomplice | in cahoots | hand in glove | go in with | other half of | co inventor | co author | co founder | co writer | opposite number | partnership | teammate | counterpart | who else | with whom | by ~ side | comrade | dream team | at ~ side | right hand man/woman | muck in | creative partner',
    told: 'together with | joint | jointly | co | collaborate | collaboration | colleague | partner | with * help of | assist | share with | alongside | work with | between us | both of us | cooperate | help of | with her/his/my husband/wife/brother/sister/friend/colleague/assistant/student',
  },
  {
    term: '~division',
    asked:
      'split * work/task/job/duty/credit | divide * work/labour/task/job | who do what | pull ~ weight | single handed | by =herself/=himself/=themselves | heavy lifting | legwork | donkey/grunt work | hands on | one woman/man | do ~ lion | division of labour | personal input',
    told: 'my part | her part | his part | share of | on ~ own | single handed | responsible for | took care of | did all * herself/himself | by myself/herself/himself | part * was hers/his',
  },
  {
    term: '~helpers',
    asked:
      'helper | lend/give * hand | right hand | behind ~ scene | supporter | pillar | shoulder to | back ~ up | stand by ~ | stand up for ~ | stick up for | in ~ corner | go in to bat | have ~ back | rally | come to ~ aid | come to ~ rescue | bail ~ out | friend in | pull * string | cheerleader | helping hand',
    told: 'help from | support ~ | support by | support from | assist | defend | stood by | encourage | lent ~ | thanks to | championed | pay for ~ | stepped in | intervene | lend ~ | help her/him/me | =assistant',
  },
  {
    term: '~feud',
    asked:
      'rival | nemesis | beat ~ to | adversary | enemy | foe | arch | jealous | feud | bad blood | fall out with | clash | lock horn | loggerhead | cross sword | fall foul | axe to grind | disagreement | at odds | butt head | thorn in | wind ~ up | hatchet | not see eye | butted heads | spat | tussle',
    told: 'rival | opponent | competitor | oppose | quarrel | dispute | broke with | conflict | disagree | fell out | row with',
  },
  {
    term: '~character',
    asked:
      'like as ~ person | temperament | make ~ tick | kind/sort/type of person/woman/man/guy/character/engineer/colleague | describe ~ | come across | =disposition | trait | quirk | quirky | easy to work/get | get on with | get along with | outgoing | introvert | extrovert | eccentric | down to earth | big head | ego | diva | human side | behind ~ mask | fun to | demeanour | bedside manner | pigheaded | idiosyncrasy | =mannerism | as ~ human | warm | prickly | in person | =personality',
    told: 'shy | modest | stubborn | patiently | humour | =quiet | temper | =calm | punctual | like to | love ~ | hate | energetic | gentle | irreverent | determined | described her/him as | colleagues say',
  },
  {
    term: '~opinion-of',
    asked:
      'say about ~ | say of ~ | people think of ~ | think of ~ | testimonial | sing ~ praise | vouch | word of mouth | speak highly | speak well | compliment | glow | regard | esteem | endorse | kind word | recommendation | tribute | rave | rate ~ | hold in | how * see by | opinion of ~ | thumbs up | public opinion | colleagues/boss/client/customer/others/people/contemporary say/think | plaudit | pat on ~ back | reviewer | thought of ~ | write about ~ | good word',
    told: 'said of/that/about | call her/him/me | write of/about her/him/me | praise | describe her/him/me | quote | according to | recommend | in ~ word of | admire | nickname | newspaper call | regard as | promote ~ as | honour her/him as',
  },
  {
    term: '~trailblazer',
    asked:
      'trailblazer | pioneer | glass ceiling | first woman/female/lady/man/person/girl/american/nurse | break * mould | break * barrier | break * ground | groundbreaking | only woman/female/man/person/one | make history | history book | one of ~ kind | nobody before | no one before | unprecedented | blaze * trail | =precedent | first of ~ kind | sole | lone | path breaking | never before | shatter | set ~ record | one and only | exclusive club | elite | nobody else | no one else | first ever | =milestones',
    told: 'first woman/person/man/female | only woman/person/man | =youngest | =oldest | as ~ first | no woman | never before | nobody had | pioneer | among ~ first',
  },
  {
    term: '~prejudice',
    asked:
      'sexist | sexism | discriminate | discrimination | prejudice | because ~ * woman/female/girl | hold ~ back | as ~ woman/female/girl | being ~ woman | be female | be ~ woman | door * slam/shut/close | old boy | keep ~ out | man * world | men * club | unfair | look down on | =patronise | not allow | bar from | chauvinist | misogyny | boys club | racism | racist | fair sex | mistreat | gender | glass ceiling | second class | underestimate | being foreign/jewish/black | misogynist',
    told: 'as ~ woman | as ~ girl | women were/could/not | not admit | close to women | because she was | deny | not allow | prejudice | exclude | only men | men only | antisemitism | jewish | no women | forbid women | for women | refuse * because | without * woman | foreigner | too old | too light | stupid',
  },
  {
    term: '~courage',
    asked:
      'stand up to | stand up for | speak out | speak up | blow * whistle | whistleblower | neck out | bravery | rebel | against * grain | courage | stand * ground | dig ~ heel | swim against | bend * rule | rule breaker | break * rule | nonconformist | maverick | daredevil | put ~ foot down | take on ~ establishment | rock * boat | stick to ~ gun | fearless | bold | gamble | chance ~ arm',
    told: 'refuse to | protest | defy | speak out | dare | without permission | disobey | fought for | stood up | insist | never on | did not obey',
  },
  {
    term: '~persistence',
    asked:
      'keep try | not give up | never give up | never say die | persevere | perseverance | =dogged | stick at/with | grit | plug away | bounce back | second go/try/attempt | stamina | tenacity | how many time/try/go | keep at | keep going | hang in | long haul | long slog | slog | patience | elbow grease | blood sweat | keep chipping | resilience',
    told: 'attempt | try again | again and again | ton of | second/third/fourth time/attempt/try | in ~ end | persist | several times | reapply | month later',
  },
  {
    term: '~comeback',
    asked:
      'comeback | back on track | on ~ foot | second wind | resurrect | revive | back in ~ saddle | back for more | rise from ~ ash | second coming | pick =herself/=himself up | turn * around | phoenix | reappear | back at work | call ~ back | out of retirement',
    told: 'return to | come back | went back | go back | resume | rehabilitate | reinstate | comeback | second time',
  },
  {
    term: '~retirement',
    asked:
      'retire | hang up ~ | call it ~ day | step back | slow down | foot up | twilight | golden year | pension off | wind down | later life/year | swan song | final/last year/decade | bow out | end of ~ career | pack it in | old age | autumn of | evening of | sunset | ease off | after ~ career | out to grass | in ~ old | pensioner | put out to | advance year | senior citizen',
    told: 'retire | pension | emeritus | emerita | until ~ death | step down | withdraw | seclusion | in ~ later/last year | final year | after retirement | last film/work/post/book',
  },
  {
    term: '~legacy',
    asked:
      'legacy | leave ~ mark | footprint | last impact | live on | pave * way | make ~ dent | change * world | follow in ~ footstep | owe ~ to ~ | influence * on | mark on | imprint | outlast | stand on ~ shoulder | reverberate | ripple | felt today | still felt | mean for | thank ~ for | =posterity | contribution to * world/humanity/field/society/science/mankind | gift to | =lasting',
    told: 'still use | inspire | to this day | until today | influence | legacy | basis of | made possible | save * life/lives | later use | principle * used | continue ~ work | carry on ~ work',
  },
  {
    term: '~fame',
    asked:
      'claim to fame | household name | put * on ~ map | make ~ name | stardom | rise to fame | rise to prominence | catapult | in ~ limelight | shoot to fame | hit ~ big time | big time | on everybody/everyone lips | =notorious | legendary | reputation rest | recognise in ~ street',
    told: 'known for | famous | fame | celebrated | best known | made ~ name | made ~ known | world famous | renown | became known | legend | make ~ * name',
  },
  {
    term: '~membership',
    asked:
      'member | membership | card carry | in ~ ranks | inducted | inner circle | learned society | on ~ board | brotherhood | signed up | trade body',
    told: 'member of | fellow of | elect to | society | academy | =association | union | board of | committee | admit to | chair of | chairman | guild | member since | honorary member | club',
  },
  {
    term: '~chairing',
    asked:
      'preside | at ~ head of | hold office | figurehead | gavel | spearhead | wear * crown | run ~ club/society/association/committee/chapter | officer of',
    told: 'chair | president | director of | head of | secretary of | treasurer | vice | board of | convene | captain',
  },
  {
    term: '~credentials',
    asked:
      'credential | certify | accredit | piece of paper | licence to | license to | qualify | qualification | qualified | sheepskin | permit to practise',
    told: 'certify | certificate | certification | qualification | diploma | =exam | driving licence | licence in',
  },
  {
    term: '~life-story',
    asked:
      'life story | autobiography | memoir | tell all | biography | biopic | play ~ | portray | depict | write ~ life | immortalise | character base | opera about | put ~ life | musical about | own words',
    told: 'autobiography | memoir | biography | biographer | documentary | film about | ghostwriter | ghostwritten | play by | wrote ~ life | book about | novel | portrait | life of | film * on | tells ~ story',
  },
  {
    term: '~secret',
    asked:
      'hush | under wrap | hide from | undercover | clandestine | behind ~ back | incognito | cloak and dagger | under ~ radar | sly | keep * from | low profile | in ~ closet',
    told: 'secret | confidential | disguise | false name | under ~ name | nda | anonymous | behind ~ back | =hidden | underground | clandestine | nobody knew | forbid | in secret',
  },
  {
    term: '~politics',
    asked:
      'left wing | right wing | activist | activism | suffragette | feminist | feminism | picket | placard | crusade | soapbox | take to ~ street | party line | peacenik',
    told: 'campaign | petition | suffrage | protest | activist | socialist | vote for | women * vote | sign * appeal/letter/petition | demonstrate | pacifist',
  },
  {
    term: '~honours',
    asked:
      'gong | knighthood | dame | sir | decoration | accolade | feather in ~ cap | trophy | laurel | silverware | ribbon | pat on ~ back | rosette | mantelpiece | garland | bauble | plaudit | prizewinner | gold star',
    told: 'medal | honorary | order of | legion | decorate | laureate | title of | knight',
  },
  {
    term: '~hardship',
    asked:
      'hardship | tough time | tough start | scrape by | adversity | against ~ odds | odds | through ~ mill | tribulation | rough patch | hand ~ deal | school of hard | tragedy | tragic | mourn | bereave | heartbreak | misfortune | darkest | lowest ebb | rock bottom | dark day/time/chapter/period | sorrow | lose ~ husband/wife/father/mother/parent/child/brother/sister/family',
    told: 'poor | hunger | hungry | unheated | =leaking | widow | death of | die * when | orphan | depress | grief | hard time | bankrupt | without * salary',
  },
  {
    term: '~money-kept',
    asked:
      'stock option | in lieu | instead of * money/cash/wage/salary | barter | paid in | get out of it | what * get for | see * penny/cent/dime | take home | sweetener | in return for | in exchange for',
    told: 'in kind | equity | shares in | instead of * fee/salary/pay | board and lodging | board lodging | receive board | in exchange | gift | royalty | without * fee | never received | paid nothing | no money | no salary | took no fee | for nothing',
  },
  {
    term: '~condition',
    asked:
      'string attach | proviso | small print | fine print | quid pro quo | ultimatum | insist on | bargain | deal breaker | dealbreaker | caveat | strings | on what understanding',
    told: 'on condition | condition that | provided that | insist | only if | as long as | in return | unless | stipulate | in exchange',
  },
  {
    term: '~start-story',
    asked:
      'hooked | drawn to | draw ~ to | fall in love with | fell for | passion for | spark | fascination | obsess | obsession | come to ~ love | get ~ taste | lightbulb | light bulb | brush with | put ~ onto | bitten | whet ~ appetite | attract ~ to',
    told: 'ever since | since childhood | as ~ child/girl/boy/teenager | inspire | fascinate | curious about | gave me/her/him | show me/her/him | first saw | first read | first computer | love of | read ~ book',
  },
];
