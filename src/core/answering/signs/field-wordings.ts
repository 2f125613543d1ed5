/**
 * Phrases by which people ask for the first of some fields that an entry fills, on a folded question with `_` for the
 * entry's name: `..` stands for anything, `*` for any ending, `a/b` for either word.
 */
export const fieldWordings: [fields: string, phrases: string][] = [
  [
    'licence',
    'software licenc*/licens* .. released/published/distributed/available/shipped/offered, software licenc*/licens*, licence* terms, license* terms, licenc*/licens* .. released/published/distributed/available/shipped/offered, licenc*, licens*, copyleft, terms of use, free to use commercial*, free commercial*, commercial*, closed-source, closed source, mit, apache, gpl, bsd, mpl, conditions, may/can/allowed/permitted to/i/we/one/anyone use, for free, free of charge, at no cost, permissive*',
  ],
  [
    'repository links link',
    'pull request*, merge request*, file a bug/issue, file an issue, where .. keep/keeps/kept/put/puts/live/lives .. code/source, platform .. code/source, git address/url',
  ],
  [
    'skills',
    'toolbox, tool box, toolkit, tool kit, know-how, know how, tech, technically, under the hood, rest*/built on, powered by, competenc*',
  ],
  [
    'role',
    'function, employ*/hire*/engage*/appoint* .. as, business card, job description, hat/hats, rank, job on, in charge, charge of, responsible for, what did .. do on, capacity, as what, own creation/work/idea/invention/making, brainchild, position, job title, how .. involved, involvement, duty/duties, lead or, own contribution, responsibilit*, task/tasks .. in/on, share/hand .. in, who was he/she/they on, personally did, personally do, hand in, what he/she/they/you did on',
  ],
  [
    'start date',
    'when/year/date/since/month/point .. commence*/hire/hired/hires/recruit*/kicked/initiat*/inaugurat*/originat*/employee, when/year/date/point .. took/take/taken on, when/year/date/point .. got/get going, when/year/date/point .. under way, when/year/date/point .. set to work, when/year/date/point .. set up, when/year/date/point .. came/come on board, from what/which date/year/month/day, commencement, first day',
  ],
  [
    'end',
    'when/year/date/until/day/point .. conclude*/cease*/depart*/quit/resign*, when/year/date .. step/stepped down, when/year/date .. wrap/wraps/wrapped up, when/year/date .. part/parted ways, when/year/date .. move/moved on, when/year/date .. come/came to an end, completion, final/last year/day/month/date of, last day, until/till what/which, up to which/what, wrapped up, when .. get .. done',
  ],
  ['granted', 'granted, allowed, approve*, came/come/go/went through, issued'],
  ['office', 'authority .. handled/granted/issued/examined/registered, authority, patent office, patent offices'],
  // The work on a thing ends before its use does.
  [
    'status outcome end',
    'still in use/service/operation/production, still used/deployed/sold/made/available/online/offline/live/up/reachable/around, still being used/sold/made',
  ],
  [
    'status end',
    'run/ran/runs out, live or dead, alive or dead, he/she/they/you still _, still at/with/the/a/an, still in (?!use|service|operation|production), still work/works/working/run/runs/running/lead/leads/leading/teach/teaches/teaching/do/does/doing/employed, finished or, done or, looked/looking/look after, still maintain/maintains/work/works/working on, unmaintained, experimental, stable or, dormant, development .. stopped/ceased/ended/over, stage of development, what state/condition/shape, still get/gets updates, active development, development stage, still continu*, still ongoing, still in progress, need/needs/want/wants/looking/look/seeking/seek .. maintainer*/owner*, can/could/may i/we/one/somebody/anyone take/adopt over/it',
  ],
  ['aka', 'nickname*, known as, people call, people called, called by, other name*, go/goes by, alias*'],
  [
    'venue place',
    'where .. presented/delivered, outlet .. carried, outlet, periodical*, imprint, found in print, for publication, published/appeared where',
  ],
  [
    'awarder',
    'who/whom .. named/voted/declared/crowned him/her/them/you _*, who/whom .. gave/give/gives/given/award/awards/awarded/present/presents/presented/confer/confers/conferred/bestow/bestows/bestowed/behind/hands/handed/receive/received/get/got, which/what body/organisation/organization/institution/society/academy/foundation/company/government/king/queen/university/council .. named/voted/gave/give/gives/given/award/awards/awarded/present/presents/presented/confer/confers/conferred/bestow/bestows/bestowed/behind/hands/handed/receive/received/get/got, from/by whom, whose prize/award/medal, hand/hands/handed out, stand/stands behind, giver, responsible for awarding/giving/presenting, came/comes from which/what/whom, awarding body/organisation/organization/institution, presenter*, donor*',
  ],
  [
    'amount',
    'prize money, worth, value of it, cash, monetary, purse, cheque, sum, payout, pay-out, endowed, endowment, how rich, financially',
  ],
  [
    'reason',
    'in recognition of, on/for/upon what/which grounds, account of what/which, for doing what, praised for, made .. pick/choose/select/honour/honor, want/wanted to recogni*, had .. done .. gave/give/award*, citation, cited, deserv*, earn*, merit*, achievement .. behind, lie/lies/lay behind, achievement/accomplishment/contribution/feat .. honour*/recogni*, how come .. given/awarded/get/got/won/win/received, rationale, accomplishment/achievement/work/deed/feat/contribution/discovery .. brought/earned/gained/won, justif*, motivation, motive, motives, reasoning, ground for, grounds for, led to .. given/getting/receiving/winning, reward/rewards/rewarded, effort/efforts',
  ],
  [
    'coInventors authors collaborators colleagues sharedWith',
    'workmate*, sat/sit next to, rub*/rubbed shoulders with, fellow inventor*/author*/winner*/worker*, around .. at, lend/lent a hand, alone, single-handed*, solo, byline, names on, in on, sole/only author/inventor/maker, participat*, took/take/taken/taking part, people .. contributed/involved, contributors, who .. co-write/co-wrote/co-written/cowrote, people .. co-write/co-wrote/cowrote, shares/share/shared the authorship, publish/published .. with, team/teamed/teams up, wrote .. alongside, along with him/her/them, other than him/her/them, apart from him/her/them, besides him/her/them, author credit*, at his/her/their side, who .. write/writes/wrote/written .. with',
  ],
  [
    'assignee',
    'own/owns/owned/owner/ownership/belong/belongs/assigned/assignee/rights of/to/holder, own/owns/owned/owner/ownership/belong/belongs/assigned/assignee/rights, property, title to, made/signed/turned over to, made/signed/turned over, proprietor, possession, whose patent, who/whom/company/person/firm/institution/organisation/organization .. hold/holds/held, to whom/which/what .. go/went/gone/pass/passed/made/come/came, holder*',
  ],
  [
    'funding',
    'who was/is/were/are the/its client/clients/customer/customers, money .. from, paid/pay/pays for, financ*, fund*, sponsor*, backed/backer/backers, bankroll*, whose money .. into/behind, whose money, money .. into/behind, put/puts up the money/cash/funds, foot*/footed the bill, cover/covers/covered the cost/costs/bill/bills/expenses, gave .. money .. for, financial backing/support/help, whose expense, picked up the bill/tab, grant .. for',
  ],
  [
    'organisation employer',
    'who .. work/works/worked/working for, organisation/organization/company/institute/institution/firm/agency/university/body/lab/laboratory .. belong/belongs/belonged/ran/run/runs/host/hosts/hosted/behind/under, who/whom did he/she/they/you do/make/build/run .. for, on whose behalf, on behalf of, under .. auspices/roof/umbrella, affiliated, affiliation',
  ],
  [
    'field',
    'what .. taught, discipline, course/courses/programme/program .. take/took/taken/follow/followed/do/did, concentrat*, specialis*, specializ*, focus of .. studies/study/degree/course, area .. degree, focus/focused/focussed on, branch .. study/knowledge/learning, in what/which area .. train/trained/educate*, train/trained .. in what/which',
  ],
  [
    'place',
    'desk, offices .. sat, offices, out of which, where .. conducted/undertake/undertook/undertaken/carried/stationed/posted/held/staged/sited/situated/happen/happened, where .. take/took place, location .. undertake/undertook/conducted/carried, whereabouts, site of, geographically, where .. realised/realized',
  ],
  [
    'honours',
    'what/which/his/her/their/your class/grade/grades/mark/marks, what/which result, result of/in his/her/their/your _*, honour/honours/honor/honors, distinction*, first-class, first class, cum laude',
  ],
  [
    'link links repository',
    'read, watch, pdf, download it/this/that, (?<!still )online, link, url, recording, webpage, website, web page/site/address',
  ],
  [
    'sharedWith coInventors authors collaborators colleagues',
    'who else .. won/win/got/received/receive/honoured/honored/awarded/given, other winner*/recipient*/laureate*/honouree*, co-winner*, co-recipient*, co-laureate*, share/shares/shared, credit*, co-award*, co-won, fellow recipient*/laureate*/honouree*/awardee*/honoree*, who .. win/won/get/got/receive/received/awarded .. with/alongside/beside him/her/them, split .. with, in common with',
  ],
  [
    'team role',
    'how big/large/small .. team/group/staff/crew/department, how many people/persons/engineers/developers/programmers/colleagues/members/staff/employees/others/reports, team/staff/crew size, size .. team/staff/crew, headcount, head count, how many .. members, large or small, in numbers',
  ],
  ['deliverables role outcome', 'contribute/contributes/contributed/contribution/contributions'],
  [
    'deliverables outcome summary',
    'achiev*, accomplish*, deliver*, result*, impact, outcome*, success*, came/come out of, came/come of, turn/turned out, led/lead to, end/ended up, got/get/has/have to show for, get/got done, fruit/fruits, yield*, bring/brought about, produce/produced, end result/product, in/at the end, upshot, manage/managed to do, difference .. make/made, work/worked/works out, did _/it/that/this/they work/help, effective',
  ],
  ['status outcome end', 'what became of, become of, what has become'],
  [
    'status',
    'use/used/take/try instead of, can/could i/we/one/you/people/anybody/anyone still use/run/install/download/play/try/get/open, still usable/available/supported, which/what browser/browsers .. need/needs/require/requires/run/runs/work/works',
  ],
  ['outcome deliverables', 'popular/popularity, widely/much/heavily used, catch on, take off, well received'],
  ['identifier', 'report/contract/volume number/no'],
  ['number', 'registration number/no, no of the patent, nr of'],
  ['applicationNumber', 'application/filing/serial number/no'],
];

/** "a/b" in a phrase. */
export const choice = /[\w*-]+(?:\/[\w*-]+)+/g;
/** What the other signs of a phrase are in a pattern. */
export const notation = [
  ['*', '\\w*'],
  [' .. ', '\\b.*\\b'],
  [', ', '|'],
] as const;
/** What is no word in a pattern: `\b`. */
export const patternSigns = /\\[a-zA-Z]/g;
/** A word in a pattern. */
export const patternWords = /[a-z]{2,}/g;
