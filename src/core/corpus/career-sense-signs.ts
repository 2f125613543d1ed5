import type { Matter } from './matter.ts';

/** Matters of careers: how they begin, go and end, and on what terms one works. */
export const careerMatters: Matter[] = [
  {
    term: '~beginnings',
    asked:
      'start out | get ~ start | foot in * door | first/bottom rung | cut ~ teeth | big/lucky/first break | earn ~ spur | break into | humble beginning | beginning | enter ~ field/profession/industry/trade/world | come to ~ trade/craft/profession | set out on | wet/green behind ~ ear | kick off ~ career | first job/gig/wage/pay/paycheck | fledgling | start ~ career | find ~ way into | fall into ~ line | drift into | slide into',
    told: 'first job/work/position/post | begin as | start as | start out | begin/start ~ career | apprentice | intern | internship | trainee | junior | first paid | first employer | fresh from/out | straight after/from school/university/college | entry level | began * assistant | as * assistant',
  },
  {
    term: '~spotted',
    asked:
      'discover ~ | spot ~ | spot by | discover by | talent scout | see ~ potential/talent/promise | give ~ ~ chance/shot/opening/opportunity/break | take ~ chance/punt/gamble on | open ~ door/doors | first believe in | launch ~ career | put ~ on ~ map | set ~ on ~ road/path | get ~ noticed | catch ~ eye of',
    told: 'notice ~ | recommend ~ | spot ~ | discover ~ | audition | gave ~ * first | offer ~ ~ | hire ~ | introduce ~ to | bring ~ to | send ~ to | propose ~ | nominate ~ | invite ~',
  },
  {
    term: '~dropout',
    asked:
      'drop out | dropout | flunk | quit/abandon/leave/skip * school/college/university/degree/course/studies | finish/complete ~ degree/studies/school/course/doctorate/phd | never graduate/finish | without finish/graduate | bail on * college/university/degree | throw/kick out of * school/college/university',
    told: 'leave * school/university/college/course | drop out | without * degree/diploma/finishing/graduating/completing | break off * studies | never finish/complete/graduate | not finish/complete | expel | interrupt * studies | abandon * studies | stop * studies',
  },
  {
    term: '~student-means',
    asked:
      'put =herself/=himself/=themselves through | work/pay ~ way through | student job/loan/debt | fund/finance/pay ~ studies/degree/education/schooling | fund/finance/pay for * studies/degree/education/college/university/school/course | pick up ~ tab for * school/college/university | while * study/student | as ~ student live/earn',
    told: 'scholarship | stipend | bursary | tuition | governess | evening class/school/course | night class/school/shift | give lessons | while studying | student job | pay * by teaching/working | =allowance | earn money | pay for * studies',
  },
  {
    term: '~good-student',
    asked:
      'top of ~ class | straight a | star/bright/model/good/bad pupil/student | gpa | honour roll | valedictorian | teacher * pet | shine/excel/do at school/university/college | =academically | brainy | exam/school result/mark | swot | how well * school/university/college/exam/degree | report card | pass with | class clown',
    told: 'first in ~ class/year | gold medal | with distinction/honours/highest | cum laude | top of | best mark/grade | first class | rank first/second | grade | placed first/second/third | pass * exam/examination | prize for * best | dean list',
  },
  {
    term: '~mentor',
    asked:
      'look up to | role model | hero | heroine | idol | mentor | guru | teach ~ everything/ropes/trade/craft | shape ~ | mould | owe ~ * to | under ~ * wing | guide light/hand/star/spirit | father/mother figure | at * foot of | study/train/apprentice under | learn ~ trade/craft/ropes | learn * from | who inspire | biggest influence | whose pupil/student | school ~ in | steer ~ | tutelage | =formative | show ~ how',
    told: 'mentor | teach me/her/him/them | study under | work under | train under | supervise by | doctoral advisor/supervisor | apprentice to | learn * from | influence by | inspire by | owe * to | admire | my/her/his teacher | encourage me/her/him | pupil of | student of | advise by',
  },
  {
    term: '~mentoring',
    asked:
      'bring on/up/along/through * people/junior/talent/engineer/graduate/youngster | pass on/down * knowledge/skill/craft/trade/know | pass * on to | nurture | next generation | youngster | protege | groom | train up | help other/others | newcomer | beginner | novice | under ~ wing | send * ladder | green recruit | show other/others/people * rope | raise * next | develop people/others/talent | newbie | rookie | learner',
    told: 'mentor | trainee | apprentice | coach | supervise | tutor | train * engineer/nurse/student/colleague/people/women | teach * student/pupil/child/beginner/colleague/girl | junior | intern | onboard | doctoral student | workshop for | former students | training of',
  },
  {
    term: '~teaching',
    asked:
      'stand in * front of * class/student/pupil | front of ~ class/classroom | lecture hall/theatre | give lesson/class | classroom | schoolteacher | schoolroom | blackboard | chalk | instruct | educator | on ~ faculty | hold ~ chair | university post | academia | schoolmistress | schoolmaster | spread ~ word | share ~ knowledge/know/expertise | explain * to other/student',
    told: 'teach | lecture | professor | lesson | pupil | instructor | lecturer | faculty | teacher',
  },
  {
    term: '~team-size',
    asked:
      'people/person/engineer/staff/staffer/men/women under ~ | under ~ command/charge/wing | head count | headcount | direct report | crew | size of ~ team/staff/group/outfit/squad | how big * team/staff/group/outfit/squad/crew | how many * report | underling | subordinate | minion | in ~ charge | boss of | people manager/management | manage people/staff | squad | look after * people | line manage',
    told: 'team of | staff of | lead * people/engineer/team/nurse/women/men | manage * people/team/engineer/staff | report to me/her/him | direct report | head ~ team/group/section/department/division | crew of | responsible for * people | grow * team',
  },
  {
    term: '~leader-style',
    asked:
      'like as ~ boss/manager/leader/supervisor | like to work for/under/with | hands off | micromanage | management/leadership/managerial style | tight ship | lead from ~ front | treat ~ people/staff/team/employee | handle ~ people/staff/team | way with people | run ~ team/department/lab/shop | good boss/manager | slave driver | soft touch | rod of iron | iron fist | =motivate',
    told: 'one to one | =delegate | blameless | strict | feedback | open door | every * member | every * engineer | expect * of | praise | never shout | discipline | demand | trust | let * decide | lead by | review with | her/his/my students/staff/team | protect',
  },
  {
    term: '~promotion',
    asked:
      'climb * ladder | ladder | work ~ way up | rise | step up | move up | get ahead | kick upstairs | up in ~ world | meteoric | scale ~ height | top job/brass/rung/table | go far | stripe | =elevate | bump up | corner office | how high | trajectory',
    told: 'promote | promotion | rise to | become head/director/manager/lead/chief/professor/senior/president/captain/partner | appoint | advance to | promote to senior/staff/principal/head | make ~ head/director/lead/professor/partner | succeed ~ as | rank of | since then * lead | took over as',
  },
  {
    term: '~hired',
    asked:
      'land ~ job/role/post/position/gig/contract/part | get ~ job/role/post/position/gig/part | come to work/join | end up work/with/in | take ~ on | bring ~ in | bring ~ on board | sign ~ | sign up | recruit ~ | recruit by | who hire/employ | how * join | win ~ part/post | get in/into ~ company/firm/lab/studio | snap ~ up | secure ~ job/post/role | =hired',
    told: 'hire ~ | hire by | apply for/to | recommend ~ | offer ~ | recruit ~ | recruit by | engage by/as/her/him | appoint | referral | invite ~ to | sign ~ | sign * contract | join * after | gave ~ * contract | interview | brought ~ to | employ ~',
  },
  {
    term: '~dismissed',
    asked:
      'sack | axe | let ~ go | let go | lay off | redundant | redundancy | march order | show ~ ~ door | kick/turf/force/push/boot/drum/chuck/throw out | lose ~ job/post/place/position/living | pink slip | cut loose | fall from/out * grace/favour | give ~ ~ push/boot/sack/elbow | out of ~ job/work | strip of | get rid of | p45 | on ~ scrapheap | =fired',
    told: 'dismiss | lay off | redundant | redundancy | contract * end/terminate/cancel/expire | not renew | expel | force to leave/resign/retire | oust | lose ~ post/job/position | bankrupt | insolvent | unemployed | was cut',
  },
  {
    term: '~career-change',
    asked:
      'switch * career/field/track/job/direction/profession/side/lane | change * career/direction/tack/field/profession/trade/course | career change/switch/move | swap * for | reinvent | retrain | pivot | second career/act | new leaf | turn ~ hand to | in ~ past/former life | another life | trade in | go over to | cross over | transition | come from * background | different path/line/walk | jump from | move away from | what else * do before | before ~ become/turn | take ~ plunge | change ~ horse',
    told: 'before that | former | formerly | retrain | change from/to | give up * for | second career | move into | switch to/from | leave * to become | used to be/work | turn to | train as | originally/first train/study/work/plan | once work | career as',
  },
  {
    term: '~career-break',
    asked:
      'career break/gap | gap in/on/year | year out/off | time out/off/away | hole in | maternity | paternity | step back from | away from work | stay at home | stay home | out of ~ game/workforce/labour | hiatus | months off | absence | dry spell | wilderness | drop off ~ radar | go quiet | fallow',
    told: 'parental leave | maternity leave | sabbatical | month off | year off | on leave | leave of absence | break from | pause | return to work | stop work | interrupt ~ | unpaid leave | did not work | cared for | without work | out of work',
  },
  {
    term: '~job-leaving',
    asked:
      'why * leave/quit/go | drive ~ out/away | make ~ leave/quit/go | call * quits | had enough | fed up | itchy foot | pasture | greener | make ~ exit | depart | departure | part company | clear off | jump ship | hang around | stick around | up and leave | why * move on',
    told: 'leave because/when/after/in/for/to/over | resign | quit | because * closed/moved/sold | in protest | after ~ merger/sale/takeover | contract end | give notice | decide to leave | to found/start/set',
  },
  {
    term: '~founding',
    asked:
      'strike out | go it alone | set up shop | set up on ~ own | start ~ own | start ~ business/company/firm/venture | launch ~ business/company/firm/venture | entrepreneur | hang out ~ shingle | go solo | go independent/freelance | under ~ own steam | businesswoman | businessman | brainchild | mumpreneur | self employed | work for =herself/=himself/=themselves',
    told: '=founder | set up | start ~ own | self employed | freelance | own company/firm/business/studio/practice/school/laboratory/account | start ~ company/firm/business | sole trader | start up | launch ~ | =founded | =founding | co =founded',
  },
  {
    term: '~freelance-clients',
    asked: 'clientele | client list | on ~ book | contract work | big name/names | blue chip | on ~ roster',
    told: 'client | commission by | freelance for | contract with | engage by | on behalf of | clients',
  },
  {
    term: '~rejection',
    asked:
      'knock back | rebuff | turn ~ down | turn away | fail to get | not get * job/post/place/seat | slam * door | door * slam/shut/close | thumbs down | say no to ~ | pass over | lose out | miss out | snub | runner up | come second | second best | pip | near miss | shortlist | nominate | nomination | bridesmaid | cut ~ mustard | not make ~ cut',
    told: 'reject | refuse ~ | refuse to | turn ~ down | not admit/elect/accept/appoint/get | lose by | by * vote | runner up | second place/prize | shortlist | nominate | finalist | decline ~ | deny | close to women | =unsuccessful | fail ~ | did not get/win',
  },
  {
    term: '~juggling',
    asked:
      'day job | night shift | cope | juggle | balance | work life | have it all | burn ~ candle | multitask | fit * in | find ~ time | both ends | look after * child/kid | on top of ~ day | manage both | wear * hat | spread =herself/=himself * thin | at ~ same time | alongside ~ job/work/degree/studies | moonlight',
    told: 'after days at | in ~ evening | side post | beside * job/work/study | at night | in ~ evening/evenings | at weekends | while raise/work/study | with two/three/small/young child/children | alongside | at the same time | part time | nanny | look after * child | half ~ week | parallel to | in parallel | between takes/shifts',
  },
  {
    term: '~work-style',
    asked:
      'go about | way of work/working/doing | modus operandi | work/working style/habit/method/routine/practice/pattern | daily routine | daily grind | typical/average/normal/working day | day look like | start ~ day | organise ~ work/day/time/week | how * like to work | mode of work | creative process | write ~ code | night owl | early bird | crack of dawn | burn * midnight | morning person | workaholic | rise and shine',
    told: 'every morning/day/evening/night/week/friday/monday | hours a day | from morning | write * before | before I | by hand | notebook | routine | at night | first thing | always begin/start/write/test | in ~ morning | in ~ evening | day and night | each morning/week',
  },
  {
    term: '~motto',
    asked:
      'motto | mantra | maxim | creed | watchword | catchphrase | golden rule | live by | words to live | guiding principle | north star | swear by | rule of thumb | favourite quote/saying | pet phrase | stand for | famous line/words | words of wisdom | pearl of',
    told: 'motto | =rule | like to say | maxim | used to say | slogan | nothing * life',
  },
  {
    term: '~remote',
    asked:
      'work from home | wfh | in ~ office | on site | telecommute | home office/based/working | come in | in person | face to face | digital nomad | from ~ distance | anywhere in | where * work from | move for * job | up stick | pull up stake | ship out',
    told: 'remote | on site | in ~ office | from home | home office | hybrid | travel | days a week | relocate | based in | time zone | once a month/week | commute',
  },
  {
    term: '~hours',
    asked:
      'full time | part time | day a week | four day | flexible | flexitime | overtime | nine to five | work week | on call | weekend work | night shift | shift | perm | temp | gig or | job share | contract type | type of contract/employment | clock in/off | clock',
    told: 'part time | full time | hours a week | days a week | on call | per cent position | =permanent | fixed term | four days | thirty hours | flexible hours | day a week',
  },
  {
    term: '~available',
    asked:
      'on ~ market | up for grab | open to offer/opportunity/work/new | poach | free to start | start date | how soon | snap ~ up | job hunt | job hunting | tempt ~ away | lure ~ away | take on new/more/work/client/project/another | get hold of ~ service | up for | when * start | lead time | spare capacity | on ~ lookout | look for ~ new/next | in between job | poachable | notice period | hire ~ now | =booked',
    told: 'available | notice period | look for | =booked | take on | free from january/february/march/april/may/june/july/august/september/october/november/december | from january/february/march/april/may/june/july/august/september/october/november/december * can/take/free | at short notice | not looking | =open to',
  },
  {
    term: '~dream-job',
    asked:
      'dream/ideal job/role/employer/client/position/company/project/team | tempt ~ | right fit | cup of tea | up ~ street/alley | float ~ boat | appeal to | kind/sort/type of role/company/job/work/position/team/project/client * want/after/like/prefer | look for in | want from | what * after | wish list | tick ~ box | right up | turn ~ on | bring ~ joy',
    told: 'look for | prefer | would like to | interested in | open to | want to work | like to work | do not want | small team | most like | ideally | favourite',
  },
  {
    term: '~strength',
    asked:
      'strong/long suit | forte | strength | best at | good at | superpower | bring to ~ table/party | do best | secret weapon | ace | excel | go-to | call ~ when | wheelhouse | string to ~ bow | knack | sweet spot | bread and butter | know inside | flair | core competence | second nature',
    told: 'known for | expert | expertise | strength | best at | good at | =speciality | strong in | talent for | by training | =specialises | =specialised',
  },
  {
    term: '~ambition',
    asked:
      'next chapter | in five/ten year | what next | down ~ line/road | ambition | aspire | aspiration | bucket list | set ~ sight | long term | see =herself/=himself/=themselves | what lie ahead | look ahead | in store | hanker | long to | still want | set ~ heart | holy grail | unfinished business | up ~ sleeve',
    told: 'want to | would like to | plan to | hope to | intend to | dream of | aim to | wish to | one day I/she/he | next step | in future | my goal | ambition',
  },
  {
    term: '~childhood-dream',
    asked:
      'always want | want to be/become * child/kid/girl/boy/young/grow | as ~ child/kid/girl/boy * want/dream | when * little/young/small/grow | childhood dream/ambition | instead have be/become | originally plan | other career/path/profession | first love | nearly/almost become | could have be/become | path not',
    told: 'want to be/become | want to study | dream of | plan to be/become/study | first want | =originally | hoped to | intend to be/become | wish to be/become | almost become | meant to be/become',
  },
  {
    term: '~self-taught',
    asked:
      'self taught | autodidact | teach =herself/=himself/=themselves/=themself | pick up on ~ own | without * lesson/teacher/degree/schooling/training | formal * schooling/training/education/lesson/qualification/study | formally/properly train/study/school | school of hard knock | figure * out =herself/=himself/=themselves | trial and error | by the book | untrained',
    told: 'teach =myself/=herself/=himself | self taught | autodidact | no formal | no schooling | without * degree/diploma/teacher/training/lesson | from book | never study/attend/take * course/degree/lessons | correspondence course | learn * from books | learn * as ~ go | learn * by doing | taught at home | private education',
  },
  {
    term: '~predecessor',
    asked:
      'whose shoes/place/post/chair/seat/job/mantle * fill/take/step/get/inherit | step into * shoes/boots | fill * shoes/boots | take over from | who * before ~ | predecessor | inherit ~ post/job/chair/role/position | come before ~ | follow in * post',
    told: 'successor to | succeed | take over | left vacant | replace | began at the point | after * death',
  },
  {
    term: '~superior',
    asked:
      'to whom * answer/report | answer to | take * order/orders from | superior | overseer | line manager | higher up | over ~ in | above ~ in | supervisor | who * ~ boss | who * be ~ boss | under whom',
    told: 'report to | my/her/his boss | supervise by | direct by | under ~ direction | head ~ work | led ~ work | head of',
  },
  {
    term: '~prevented',
    asked:
      'stop/keep/hold ~ from | stand in ~ way | put ~ foot down | not let ~ | forbid ~ | veto | get in ~ way | thwart | scupper | nip * bud | put paid | stymie | block ~ from | deny ~ | bar ~ from | could/can not * get into | turn ~ away | didnt get to | not get to',
    told: 'refuse to let | forbid | not allow | prevent | not let | close to women | not admit | interrupt | refuse her/him | was no member | as ~ woman',
  },
  {
    term: '~boycott',
    asked:
      'wouldnt/wont/never * take/work/deal/touch | penny from | touch with | boycott | blacklist | no truck | no deal with | refuse * client/work/job/money | turn ~ nose up | dirty money | bargepole | line in ~ sand | who * never work for | which industry/client/company * avoid',
    told: 'not work for | never work for | no work for | refuse to work | not accept | no client from',
  },
  {
    term: '~advising',
    asked:
      'lend me/us/ours/our/them * hand | consult | consultant | consultancy | advise us/me/them | pick ~ brain | sounding board | help us out | sit on ~ board | second pair | fractional | part time capacity | outside expert | bring ~ in for',
    told: 'advisory work | advisory | adviser | advise | consultant | consulting | review * architecture | take on * work',
  },
];
