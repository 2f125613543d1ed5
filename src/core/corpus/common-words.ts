/**
 * Stems of the commonest English words: a word with one of them is no misspelling. From SCOWL (sizes 10 and 20,
 * http://wordlist.aspell.net, Copyright 2000–2018 by Kevin Atkinson, free to use with this notice), stemmed by `toStem`.
 */
const stems = `
aardvark abandon abbrevi abid abil abl abnorm aboli abolish abor abort about abov abroad absenc absent absolut absorb abstrac abstract absurd abus abysm
academ acceler accent accept access accid accident accommod accompani accomplish accord accordingli account accumul accur accuraci accus accustom achiev acid
acknowledg acorn acoust acquaint acquir acquisi acronym across act action activ actor actual acut adapt add addict addition address adequ adher adjac adject
adjust administ administr admir admis admit admittedli adop adopt adult advanc advantag advent adventur advers advert advertis advic advis advisori adviz
advoc aerial aesthet affair affec affect afford aforemen afraid after afternoon afterward again against agenc agenda agent aggress agoni agre agreement
agricultur ahead aid aim aircraft airport akin ala alarm albeit album alcohol alert algebra algorithm alia alias alien align alik aliv alleg allegedli allerg
allevi alli allianc alloc allow almost alon along alongsid aloud alpha alphabet alreadi also alter altern although altogeth alwai amateur amaz amazingli
ambassador amber ambient ambigu ambiti amend among amongst amount ampl amplifi amus anagram analog analysi analyst analyz anarchi anatomi ancestor ancient
anecdot angel anger angl angri anguish anim anniversari annoi announc annoy annual anomali anonym anorak anoth answer antholog anticip antidot antiqu antisoci
anxiou anybodi anyhow anyon anyplac anyth anywai anywher apart apathet apathi apolog apostroph appal appallingli appar apparatu apparatus appeal appear append
appendix appl applaus appli applic appoint apprais appreci approach appropri approv approxim arbitrari arbitrarili arcad arcan arch archaic architectur archiv
area arena argu arguabl argument arisen arithmet ariz arm armi aros around arrai arrang arrest arriv arrog arrow art articl artifici artist ascend ash asham
ashcan asid ask asleep aspect assault assembl asser assert assess asset assign assist associ assort assum assump assur asterisk astronom astronomi asynchron
atheism atheist atla atmospher atom atroc attach attack attain attempt atten attend attitud attornei attrac attract attribut audibl audienc audio aunt authent
author autobiographi autom automat automobil autumn avail averag avoid awai await awak awar award awfulli awkward axi axiom babi back backbon background
backlog backspac backward bacteria bacterium badg badli baffl bag baggag bake balanc ball ballet ballot ban banal banana band bandwagon bandwidth bang bank
bankrupt banner bar bare bargain bark baroqu barrel barrier barrist base basement bash basi basic basket bass bastard batch bath bathroom batteri battl baud
beach beam bean bear beard beast beat beaten beauti beautifulli becam becaus becom bed bedroom beef been beer befor beforehand began begin beginn begun behalf
behav behavior behaviour behind belief believ bell belong belov below belt bench bend beneath benefici benefit bent berd besid best bet beta better between
bewar beyond bia bias bibl biblic bicycl bid bigger biggest bigot bigotri bill billfold billion binari bind biochemistri biographi biolog biologi biologist
bird birth birthdai biscuit bishop bit bite bitmap bitten bitter bizarr black blackboard blackmail blade blame blank blanket blast blatant blatantli bless
blew blind blindli blink bliss blob block blood bloodi blow blown blue blurb board boat bob bodi bog boggl bogu boi boil bold bolt bomb bond bone bonu book
booklet bookshop bookstor boom boost boot border borderlin bore boredom born borrow boss both bother bottl bottom bought bounc bound boundari bout bowl box
bracket brain brake branch brand brass brave breach bread break breakdown breakfast breath breed breez brethren brick bridg brief briefli brigad bright
brighter brightest brightli brilliant brilliantli bring broad broadcast broadli broke broken brother brought brown brows brush brutal bubbl buck bucket budget
buffer bug bugger bui build built bulb bulk bull bullet bulletin bump bunch bundl burden bureaucraci buri burn burnt burst buse bush busi buss bust butter
button buyer bypass byte cabbag cabinet cabl cafe caffein cage cake calcul calculu cale calendar caler call calm came camera camp campaign campu can cancel
cancer candid cannot canon cant cap capabl capac capit capitalist captain captur car carbon card cardboard care career carefulli careless carpet carri carriag
carrier carrot cartoon cartridg case cash cassett cast castl casual cat catalog catastroph catch categor categori cater cathedr cathol cattl caught caus
causal caution cave caveat ceas ceil celebr cell cellular censor censorship cent center central centuri ceremoni certain certainli certainti certif chain
chair chairman chalk challeng chamber champagn champion chanc chancellor chang changeov channel chao chaotic chap chapel chapter char charact characterist
charg charit chariti charm chart charter chase chat cheap cheaper cheapest cheapli cheat check checker cheek cheer chees chemic chemist chemistri chequ chess
chest chestnut chew chicken chief child childhood childish children chip chocol choic choir choos chop choral chord choru chose chosen chuck chunk church
cider cigarett cinema circa circl circuit circuitri circul circular circumst cite citi citizen civil civilian claim clarif clarifi clariti clash class classic
classif classifi claus clean cleaner cleanest cleanli clear clearanc clearer clearest clearli clever cleverest clich click client cliff climat climb clinic
clip cliqu clock clog clone close closer closest closet closur cloth cloud club clue clumsi cluster coach coal coars coast coat cobbler code coffe coher coin
coincid coke cold collabor collaps collar collat colleagu collec collect colleg colon coloni color column combat combin come comedi comfort comic comma
command commenc comment commentari commerci commis commit committe commod common commonli commun communist compact compani companion compar comparison compas
compat compel compens compet competi competit competitor compil complac complain complaint complement complementari complet completion complex compli complic
compliment compon compos composi composit compound comprehen comprehend comprehens compres compress compriz comprom compul compulsori comput computer concaten
conceal conced conceiv concentr concep concept conceptu concern concert concerto conciz conclud conclusion concret concur concurr condemn condens condition
condom condon conduct conductor confer confess confid confidenti configur confin confirm conflict conform confront confus confusion conges congest congratul
conjectur conjunc connec connect connector connot conscienc consciou conscious consecut consensu consent consequ conserv consid consider consist consol
conspicu conspiraci constant constantli constitu constitut constrain constraint construc construct consult consum consump contact contain contempl
contemporari contempt conten contend content contenti contest context contin continent continu continuum contor contracep contract contradic contradict
contradictori contrari contrast contraven contribu contribut contributor contriv control controversi convei conven conveni conver convers convert convic
convict convinc convincingli cook cooki cool cooper coordin cope copi copper copyright core corn corner corpor corps correc correct correctli correl
correspond corridor corrup corrupt cosmic cosmolog cost costli cotton cough could council counsel count counter counterexampl counterpart counti countless
countri countrysid coupl courag courier cours court courtesi cousin cover coverag cow cozi crack craft cramp crap crash crass crawl crazi cream creat creation
creativ creator creatur credibl credit creed creep crew cri cricket crime crimin crisi crisp criteria criterion critic crop cross crossroad crossword crowd
crown crucial crude cruel cruelti cruiz crunch crush cry cryptic crystal cube cubic cuckoo cuddli culprit cult cultur cum cumbersom cumul cun cup cupboard
cure curios curiou curious curli currenc current curri curriculum curs cursor curtain curv custard custom customari cut cute cycl cyclist cylind cynic daft
dai daili damag damn damnat damp danc danger dare dark darl dash data databas date datum daughter dawn daylight daytim dead deadli deadlin deaf deal dealer
dealt dear death debat debt debug debugg decad decai decent decid decim decision deck declar declin decod decreas dedic deduc deed deem deep deeper deepest
deepli default defeat defect defend defens defi defici defin defini definit degener degrad degre deiti delai delet deletion deliber delic delici delight
delimit deliv deliveri delta delusion demand dement demiz democraci democrat demolish demonstr deni denomin denot dens densiti dentist depart department
departur depend deposit depres depress depriv depth deputi derang deriv derogatori descend describ descrip descript desert deserv design desir desk desktop
despair desper despit despiz destin destroi destruc destruct detach detail detec detect detector deter determin deterr detract devast develop deviat devic
devil deviou deviz devoid devot diagnosi diagnost diagon diagram dial dialect dialog diamet diari dice dictat dictatorship dictionari diesel diet differ
differenti difficult difficulti dig digest digit digniti dilemma dimen dimension dine diner dinner diplomat dire direc direct directli director directori dirt
dirti disabl disadvantag disagr disagre disappear disappoint disast disastr disc discard discharg disciplin disciplinari disclaim disco disconnect discontinu
discorag discount discov discoveri discrep discret discretion discrimin discus discuss diseas disguiz disgust dish dishonest disk dislik dismal dismiss disord
displai dispos disposi disput disregard disrup disrupt dissert dissimilar distanc distant distast distinc distinct distinctli distinguish distor distort
distract distress distribu distribut district disturb ditch ditto dive divers divert divid divin division divorc doctor doctrin document documentari dodg doe
dog dogma dole dollar domain domest domin don donat done doom door dose dot doubl doubt doubtless down downhil downright downstair downward dozen draft drag
dragon drain drama dramat drank drastic draw drawback drawn dread dream dreari dress drew dri drift drill drink drip drive drivel driven driver drop drove
drown drug drum drunk drunken dry dual dubiou duck duff duli dull dumb dummi dump dumpster duplic durat dure dust dustbin dusti duti dynam each eager eagerli
eagl ear earli earlier earliest earn earth eas easi easier easiest easili east eastern eat eaten eater eccentr echo ecolog econom economi edg edit edition
editor editori educ effect effici effort egg ego eight eighteen eighth either elabor elderli elec elect elector electr electron eleg element elementari eleph
elev eleven elig elimin elit elitist els elsewher emb embarrass embed emerg emin emit emotion emphas emphasi empir emploi employ employe empti emul enabl
enclos encod encorag encount end endeavor endless endlessli enemi energi enforc engag engin enhanc enjoi enjoy enlarg enlighten enorm enough ensur entail
enter enterpr entertain enthusiasm enthusiast entir entireti entiti entitl entranc entri envelop envi environ environment envisag epic episod equal equat
equilibrium equip equival eras ergo erron error escap esoter especi essai essenc essenti establish estat estim etern ethic ethnic etymolog evalu even evenli
event eventu ever everi everybodi everydai everyon everyth everywher evid evil evolu evolutionari evolv exact exactli exagger exam examin exampl exce exceed
exceedingli excel excep except exception excess exchang excit exclam exclud exclus exclusion excus execu execut exempt exerc exhaust exhibi exhibit exist exit
exot expan expand expect expedi expenditur expens experi experienc experiment expert expir expiri explain explan explanatori explicit explicitli explod
exploit explor explos explosion exponenti export expos exposur expres express expresswai extant exten extend extens extent extern extinc extra extrac extract
extran extraordinari extraordinarili extrem extremist eyesight fabric face facil facilit fact factor factori factual faculti fail failur faint fainter
faintest fair fairer fairest fairi fairli faith fake fale fall fallaci fallen fals fame famili familiar famin famou fan fanci fantasi fantast farc fare
farewel farm farmer farther farthest fascin fascist fashion fast faster fastest fatal fate father fatuou faucet fault faulti favor favorit fear feasibl feat
featur feder fee feebl feed feedback feel feet fell fellow felt femal feminist fenc fender festiv fetch fever fewer fewest fiber fiction fiddl field fierc
fifteen fifth fifti fight fighter figur file fill film filter filthi final financ financi find fine finer finest finger finish finit fire firework firm firmli
first firstli fiscal fish fit five fiver fix fizzi flag flame flash flat flavor flaw fleet flesh flew flexibl fli flight flip float flood floor floppi flor
flow flower flown fluctuat fluent fluffi fluid flush flute fly foam focu fold folder folk follow fond font food fool foolish foot footbal footnot forbad
forbid forbidden forc forcibl forecast foreign forese forest forev forgav forget forgiv forgiven forgot forgotten fork form formal format former formerli
formul formula forth forthcom forti fortnight fortun forum forward fossil fought foul found foundat fountain four fourteen fourth fraction fragil fragment
frame framework frank frankli frantic fraud freak free freed freedom freeli freewai freez french frequenc frequent fresh fri friction friend friendli
friendship frighten fring frivol frog from front frown froze frozen fruit frustrat fry fudg fuel fuler fulfil full fullest fulli fume function fund fundament
fundamentalist funer funni funnier funniest furnitur furri further furthermor furthest fuse fusion fuss fussi futil futur fuzzi gain galact galaxi game gang
gap garag garbag garbl garden gasolin gasp gate gatewai gather gave gear gender gene gener genet geniu genocid genr gentl gentleman gentlemen gentli genuin
geograph geographi geologi geometri gestur get ghastli ghost giant gibberish gift girl girlfriend give given glad gladli glanc glass glean global glori
gloriou glossi glove glow glue gnome goal goat god goe gold golden goldfish golf gone good goodby goodi gorgeou gospel gossip gotten govern governor gown grab
grace grade gradual graduat graffiti graffito grai grain grammar grammat grand grandfath grandmoth grant graph graphic grasp grass grate gratefulli gratuit
grave gravit graviti greasi great greater greatest greatli greed greedi green grei grew grid grief grim grind grip groan gross grossli ground group grow grown
growth guarante guard guess guest gui guid guidanc guidelin guilt guilti guinea guitar gulf gullibl gun gut gutter habit hack hacker hail hair haircut hairi
half hall halt halv hammer hand handbook handi handicap handl handler hang hangov happen happi happier happiest happili hard hardback harden harder hardest
hardi hardli hardship hardwar harm harmless harmoni harsh hash hassl hasten hasti hat hate haterd have havoc hazard hazi head headach header headlin health
healthi heap hear heard heart heartili heat heaven heavi heavier heaviest heavili heel height held helicopt hell hello helmet help helpless henc henceforth
her herd here herebi heresi heritag hero heroic heroin herself hesit heterosexu hexadecim hidden hide hideou hideous hierarch hierarchi high higher highest
highli highlight highwai hilari hill himself hindsight hint hire histor histori historian hit hitherto hobbi hold holder hole holi holidai hollow home
homosexu honei honest honesti honestli honor honorari hook hope hopefulli hopeless hopelessli hord horizon horizont horn horrend horribl horrid horrif horrifi
horror hors hospit host hostil hotel hour hous household howev huge human humbl humor hundr hung hungri hunt hurri hurt husband hydrogen hyphen hypocrisi
hypocrit hypothesi hypothet hyster icon idea ideal idealist ident identif identifi ideolog idiom idiosyncrat idiot idl ignor ill illeg illiter illog illusion
illustr imag imagin imaginari imbal immatur immedi immens immin immor immort immun impact impair impend imper imperfect imperi imperson implaus implement
impli implic implicit implicitli import importantli impos imposs impract impres impress imprison improb improv impuls inabl inaccess inaccur inaccuraci
inadequ inadvert inan inappropri incap incarn incent inch incid incident inclin includ inclus inclusion incoher incom incompat incompet incomplet incomprehens
inconsist inconveni inconvenienc incorpor incorrect incorrectli increas increasingli incred increment incur inde indefens indefinit indent independ indetermin
index indic indict indirec indirect indirectli indistinguish individu induc indulg industri ineffect ineffici inequ inertia inevit inexperienc infal infam
infant infantil infec infect infel infer inferior infin infinit inflat inflex inflict influenc influenti info inform infrastructur infrequ infring ingeni
ingredi inhabit inher inherit inhibi inhibit initi inject injur injuri injustic inner innoc innov input inquir inquiri insan insect insecur insensit inser
insert insid insidi insight insignific insist insofar inspec inspect inspir instal instanc instant instantli instead instinct institu institut instruc
instruct instrument insuffici insult insur intact intak integ integr intellect intellectu intellig inten intend intens intent intention inter interac interact
intercors interest interestingli interf interfac interfer interim interior intermedi intermitt intern interpret interrog interrup interrupt intersec interv
interven interview intim into intoler intrins introduc introductori intuit invad invalid invalu invari invasion inven invent inventor invers invert invest
investig invis invit invok involv irat iron ironi irrat irrelev irrespect irrespons irrit island isol issu item itself jack jacket jail jam jargon jazz jealou
jean jelli jerk jest job join joint jointli joke jolli journal journalist journei judg judgement judgment juic jump junction jungl junior junk juri just
justic justif justifi juvenil keen keep keeper kei kept kernel kettl keyboard keystrok keyword kick kid kidnap kidnei kile kiler kill kind kindli king kingdom
kiss kit kitchen knee knew knife knight knock know knowledg known lab label labor laboratori lack ladder ladi lager lai laid lain lake lamp land landlord
landscap lane languag larg larger largest lark laser last late later latest latter laugh laughter launch lavatori law lawn lawyer layer layout lazi leach lead
leader leadership leaf leaflet leagu leak lean leap learn learnt least leather leav lectur left leg legal legend legendari legibl legisl legitim leisur lemon
len lend length lengthi lenient lens lent lesbian less lesser lesson lest let lethal letter level liabil liabl liaison libel liber liberti librari librarian
licens life lifestyl lifetim lift light lighter lightest lightli lightn lightning like likelihood likew limb limit line linear linguist link linkag lion lip
liquid liquor lisp list listen liter literari literatur litter littl live liver livest load loader loan lobbi local locat lock lodg log logic logo lone long
longer longest look loop loophol loos lord lorri lose loss lost lot loud louder loudest loudli lousi love lover lower lowest loyal luck lucki luckili ludicr
luggag lump lunat lunch lunchtim lung lurk lust luxuri lyric machin machineri mad made magazin magic magnet magnific magnitud mail mailbox main mainfram
mainli mainstream maintain mainten maiz major make maker male malfunc malici man manag mandat mandatori mangl mani mania manifest manifestli manifesto manipul
mankind manner manpow manual manufactur map march margin marit mark marker market marri marriag marvel mask mass massiv master match mate materi mathemat
mathematician matric matrix matter matur maxim maximum mayb mayor maze meal mean meaning meaningless meant meantim meanwhil measur meat mechan media medic
medicin mediev medium meet megabyt melodi melt member membership memor memori mend mental mention menu merci mercuri mere merg merit merri mess messag messi
metal metaphor meter method metric metro mice microcomput microprocessor microwav middai middl midnight might mighti migrat mild mildli mile mileag militari
milk mill million mimic mind mindless mine minim minimalist minimum minist minor mint minu minut miracl miracul mirror miscellan misdirect miser miseri
misfortun misguid misinterpret misl mislead misplac misprint misread misrepres miss missil mission mist mistak mistaken mistakenli mistook misunderstand
misunderstood misus mix mixtur mnemon moan mobil mock mode model moder modern modest modif modifi modul mold mole molecul molecular moment momentarili
momentum monarch monei monitor monkei monochrom monopoli monster month monthli mood moon moral more moreov morn moron mortal most mostli mother motion motiv
motor motorwai motto mount mountain mous mouth move movement movi much muck muddl mug multipl multipli mumbl mummi mundan murder muscl museum music musician
must mutter mutual myself mysteri mystic myth mythic mytholog nail naiv nake name nameless narr narrow narrowest nasti nastier nastiest nation nativ natur
naughti near nearbi nearer nearest nearli neat neatli necess necessari necessarili neck need needl needless needlessli neg negat neglect neglig negoti
neighbor neighborhood neither nerv nervou nest net network neural neutral never nevertheless new newcom newer newest newli newslett newspap next nice nicer
nicest nick nicknam night nightmar nine nobl nobodi node noisi noiz nomin none nonetheless nonsens noon norm normal north northern nose nostalgia notabl notat
note noth notic notif notifi notion notori notwithstand noun novel novelti novic nowadai nowher nuclear nuisanc null numb number numbest numer nun nurs nut
obei objec object objection oblig obligatori obnoxi obscen obscur observ obses obsess obsolet obstruct obtain obviou obvious occasion occup occupi occur
occurr ocean odd oddli offend offens offer offhand offic offici offset offspr often older oldest omis omit onc oneself ongo onion onli onto onu open openli
oper opera opinion oppon opportun oppos opposi opposit oppres oppress opt optic optim optimist optimum option opu opus oral orang orbit orchestr orchestra
order ordinari organ orient origin orthodox other otherw ought our ourselv outcom outcri outdat outer outgo outlin outlook output outrag outright outset
outsid outstand outweigh over overal overcam overcom overdraft overdu overflow overhead overlap overli overload overlong overlook overnight overpr overpric
overrid overridden overrod oversea overtim overton overview overwhelm overwrit overwritten own owner ownership oxygen ozon pace pacifi pack packag packet pad
page pai paid pain painfulli painless paint pair palac pale panel panic pant paper paperback parad paradox paragraph parallel paramet paranoia paranoid
paraphras pardon parent parenthes parenthesi pariti park parliament parochi parodi parrot pars part parti partial particip particl particular particularli
partition partli partner pass passag passeng passion passiv passport password past patch patent path pathet patienc patient patron pattern paus pavement
payment peac peak peanut peasant peculiar pedal pedant pedantri pedestrian peer pen penalti penc pencil pend penguin penni peopl perceiv percent percentag
percep perfec perfect perfectli perform perhap period peripher perman permis permiss permit perpetu persecut persist person personnel perspect persuad
persuasion pervers petrol petti pharmaci phase phenomena phenomenon philosoph philosophi phoenix phone photo photocopi photograph phrase physic physicist
physiolog piano pick pictur piec pig pigeon pile pill pilot pin pinch pink pint pipe pipelin pitch pitfal piti pizza place plagu plai plain plainli plan plane
planet planetari plant plaster plastic plate platform plausibl player playground plea pleas pleasant pleasantli pleasur plenti ploi plot plotter plu plug
plural pocket poem poet poetic poetri point pointer pointless poison poke polar pole polic policeman polici polish polit politician poll pollution polynomi
pompou pool poor poorer poorest poorli pop pope popul populac popular pork pornographi port portabl porter portion portrai pose posit position posses possess
possibl post postag postal postcard poster postmast postpon postscript postul potato potenti pound pour poverti powder power practic practiz pragmat prai
praiz prayer preach precaution preced preciou precis precision preciz predecessor predic predict predominantli prefac prefer prefix pregnanc pregnant prejud
prejudic preliminari prematur premium premiz prepar prerequisit prescrib prescrip presenc present preserv presid press pressur presum pretend pretenti pretti
prevail preval preven prevent preview previou previous price pride priest primari primarili prime primit princ princip principl print printer printout prior
prioriti prison privaci privat privileg prize probabl problem proce procedur proceed process processor proclaim produc product profes profession professor
profil profit profound program programm progress prohibit projec project prolifer prolong promin promiz promot promotion prompt promptli prone pronoun
pronounc pronunci proof propaganda proper properli properti prophet propor propos proposi proprietari prose prosecu prosecut prospect prostitut protec protect
protein protest protocol prototyp proud prove proven provid provision provoc provok proxim pseudo psycholog psychologist public publicli publish pud pule pull
pulp puls pump pun punch punctuat punctur punish punt pupil purchas pure purg puriti purpl purpos pursu pursuit push put putt puzzl python qualif qualifi
qualiti quantiti quantum quarter queen queri quest question questionnair queu queue quibbl quick quicker quickest quickli quiet quieter quietest quietli quit
quiz quot quota quotat rabbit rabid race racial racism racist rack racket radar radiat radic radio radiu rage raid rail railroad railwai rain rainbow raiz
rampant random randomli rang rank rant rape rapid rapidli rare rarer rarest rash rat rate rather ratio ration rational rattl rave razor reach react reaction
reactionari reactor read readabl reader readership readi readili real realist realiti realiz realli realm rear rearrang reason reassur rebuild rebuilt recal
receipt receiv recent recep recip recipi reckless reckon reclaim recogn recogni recogniz recollec recommend reconcil reconsid record recov recoveri recreat
recruit rectangl rectangular rectifi recur recurs recycl redefin redirect reduc redund refer referenc referendum refin reflec reflect reflex reform reformat
refrain refresh refund refus refut regain regard regardless regim region regist registr regret regrett regul regular regularli reign reinstat reiter rejec
reject rel relai relat relationship relax releas relev reli reliabl relief reliev religi religion reloc reluct reluctantli remain remaind remark remedi rememb
remind reminisc remot remov renam rend render rendition renew rent repair repeat repeatedli repent repertoir repeti repetit rephras replac repli report repres
represent reproduc repuls reput request requir requisit reread rescu research resembl resent reserv reset resid resign resist resolu resolv resorc resort
respect respond respons rest restart restaur restor restrain restric restrict result resum resurrec retail retain retir retract retriev return reus reveal
revel reveng revenu revers revert review revision reviz revolt revolu revolutionari reward rewrit rewritten rewrot rhetor rhyme rhythm ribbon rice rich richer
richest rid ridden ride ridicul right rightli rigid rigor ring riot rip risen risk riski ritual rival river rize road robot robust rock rocket rode role roll
roman romanc romant roof room root rope rose rotat rotten rough roughli round roundabout rout routin row royal royalti rubber rubbish rude ruin rule ruler
rumor run rung rural rush rusti sabotag sack sacr sacrif sacrific sadden sadli safe safeguard safer safest safeti saga sai said sail saint sake saki salari
sale salesman salt salvat same sampl sand sandwich sane sang saniti sank sarcasm sarcast satellit satir satisfac satisfactori satisfactorili satisfi sauc save
scale scan scandal scanner scarc scare scarf scarlet scatter scenario scene sceneri schedul scheme scholar school scienc scientif scientist scope score scotch
scrap scratch scream screen screw script scrole scroll scum seal search season seat second secondari secondli secret secretari secretli sect section sector
secular secur see seed seek seem seemingli seen segment seldom sele selec select self selfish sell semant seminar send sender senior sens sensat sensibl
sensit sent sentenc sentient sentiment separ sequel sequenc sequenti seri serial seriou serious sermon serv servant server servic session set settl seven
seventh sever sex sexi sexist sexual shade shadow shake shaken shaki shall shallow shame shape share sharehold sharp sharpli shed sheep sheer sheet shelf
shell shelter shelv shift shine shini ship shirt shock shoe shone shook shoot shop short shortag shorten shorter shortest shorthand shortli shot should
shoulder shout shove show shower shown shut shutdown sick sicken side sidewai sigh sight sigma sign signal signatur signific significantli silenc silent
silicon silli sillier silliest silver similar similarli simpl simpler simplest simpli simplic simplifi simplist simul simultan sin sinc sincer sine sing
singer singl singular singularli sinist sink sister sit site situat sixteen sixth sixti size skeleton skeptic sketch skile skill skin skip skirt skull slag
slang slash slave sleep slept slice slid slide slight slighter slightest slightli slim slip slipperi slogan slope sloppi slot slow slower slowest slowli
smaler small smallest smallish smart smash smell smelli smile smith smoke smoker smooth smoothli smug snack snag snail sneak sneaki sniff snobberi snow soap
sober social socialist societi sock socket soft softwar soil solar sold soldier sole solicitor solid solo solution solv some somebodi somehow someon someplac
someth sometim somewhat somewher son song soon sooner soonest sophist sordid sore sorri sort sought soul sound soundtrack soup sourc south southern space span
spare spatial speak speaker speci special specialist specialti specif specifi specimen spectacular spectrum specul sped speech speed spele spell spelt spend
spent sphere spi spigot spike spill spin spiral spirit spiritu spit spite splendid split spoil spoke spoken spokesman sponsor spontan spoof spool sport spot
spout sprai sprang spread spring sprung spur spuriou squad squar squash squeez stabil stabl stack staff stage stagger stai stair staircas stake stale stall
stamp stanc stand standard standpoint star stare stark start starter startl starv state statement static station stationari statist statu steadi steadili
steal steam steel steep steer stem step stereo stereotyp steril sterl stick sticki stiff still stimul stir stock stole stolen stomach stone stood stop storag
store storei stori storm strai straight straightforward strain strang stranger strangest strateg strategi straw stream street strength strengthen stress
stretch strict strictli strike string stringent strip strive stroke strong stronger strongest strongli struck structur struggl stuck student studi studio stuf
stuff stumbl stun stunt stupid style subject submis submit subroutin subscrib subscrip subsequ subset subsid subsidiari substanc substanti substitu substitut
subtl subtleti subtli subwai succe succeed succes success successfulli successor such sudden suddenli sue suffer suffic suffici suffix sugar sugges suggest
suicid suit suitabl sum summar summari summer sundri sung sunk sunlight sunni sunriz sunshin super superb superfici superflu superior supermarket supernatur
superv supervi supervisor supplement supplementari suppli supplier support suppos supposedli suppres suppress suprem sure surfac surgeri surnam surplu
surprisingli surpriz surround survei surviv suscept suspect suspen suspend suspici suspicion sustain swallow swam swamp swap swear sweat sweep sweet swept
swim swing switch sword swore sworn swum symbol symmetr symmetri sympath sympathet sympathi symphoni symptom syndic syndrom synonym syntact syntax synthes
synthesi system systemat tab tabl tack tackl tactic tactless tail tailor take taken taker tale talent talk tall tame tangent tank tape target task tast
tasteless taught tax taxat taxi taxpay teach teacher team teapot tear technic techniqu technolog tediou teenag teeth tele telephon telescop televi tell temper
temperatur templ temporari temporarili tempt temptat ten tend tendenc tender tenni tens tension tent tenth term termin terminolog terribl terrifi territori
terror terrorist ters test text textbook textual than thank thankfulli that theater thee theft thei their them theme themselv then theolog theologi theorem
theoret theori therapi there thereabout thereaft therebi therefor therein thereof these thesi thi thick thief thiev thin thing think third thirst thirti
thorough thoroughfar thoroughli those thou though thought thousand thread threat threaten three threshold threw throat through throughout throughput throw
thrown thrust thu thumb tick ticket tidi tiger tight tightli tile till time timer timescal timet tin tini tip tire tiresom titl toad toast tobacco todai toe
togeth toggl toi toilet token told toler toll tomato tome tomorrow ton tone tongu tonight took tool tooth top topic tore torn tortur toss total touch tough
tour tourist toward tower town trace track trade tradition traffic tragedi tragic trai trail train transac transcript transfer transform transient transit
transition translat transmis transmit transmitt transpar transport trap trash trashcan travel tread treasur treat treati treatment tree trek tremend trend
trendi tri trial triangl tribe trick tricki trifl trigger trilogi triniti trip tripl tripo triumph trivia trivial trollei troop troubl trouser truck true
truli trumpet truncat trunk trust trusti truth try tube tune tunnel turn turntabl tutor tutori twelv twenti twentieth twice twin twist type typeset typewrit
typic ugli ultim umbrella unabl unaccept unaffect unambigu unattend unauthor unavail unavoid unawar unbalanc unbear unbeliev unbias uncertain uncertainti
unchang uncl unclear uncomfort uncommon unconnect unconsci unconvinc undefin under underestim undergo undergon undergradu underground underlai underlain
underli underlin underneath understand understood undertak undertaken undertook underw undesir undid undo undocu undon undoubtedli unduli uneasi unemploi
unemploy unexpect unexpectedli unexplain unfair unfamiliar unfinish unfortun unfound unfriendli unhappi unhealthi unhelp unifi uniform uniformli unimport
uninterest union uniqu unit uniti univers unjustifi unknown unless unlik unlimit unload unlock unlucki unnatur unnecessari unnecessarili unobtain unoffici
unpleas unpopular unpredict unread unrealist unreason unrel unreli unsaf unsatisfactori unseen unset unsolicit unsound unspecifi unstabl unsuccess unsuit
unsupport unsur unsuspect untidi until unto untru unus unusu unwant unwelcom unwil unwiz unwork upbring updat upgrad upon upper upright upset upsid upstair
upward urban urg urgenc urgent usabl usag usefulli useless user usual util utter utterli vacanc vacat vacuum vagu vain valid vallei valu valuabl valv van
vandal vanish vari variabl varianc variant variat varieti variou vast vastli vector veget vegetarian vehicl vein veloc vend vendor ventur venu verb verbal
verbatim verbos verdict veri verif verifi vers versatil version versu vertic vessel viabl vicar vice vicin viciou victim victori video view viewer viewpoint
vigor vile villag vintag vinyl violat violenc violent violin virgin virtu virtual viru virus visibl vision visit visitor visual vital vocabulari vocal voic
void voltag volum volunt voluntari voluntarili vomit vote voter vouch vowel vulner wade waffl wage wai wait wake walk wall wallet wander want war ward
warehous wari warm warn warp warrant warranti wartim wash wast watch water wave weak wealth wealthi weapon wear weari weasel weather wed week weekdai weekend
weekli weigh weight weird welcom welfar well went were west western wet whale what whatev whatsoev wheel when whenc whenev where wherea wherebi whereupon
wherev whether which whichev while whilst whim whiskei whistl white whoever whole wholeheartedli wholli whom whoop whose wick wide wider widespread widest
width wife wild wildli wile will willingli win wind window wine wing winner winter wipe wire wisdom wisest wish wit witch with withdraw withdrawn withdrew
within without witti wive wizard wize wizer woke woken wolf woman wombat women wonder wonderfulli wondrou wont wood wooden word wore work workabl worker
workload workshop workstat world worldwid worm worn worri wors worship worst worth worthi worthless worthwhil would wound wrap wrapper wrath wreck wrecker
wren wretch wrist write writer written wrong wrongli wrote yard yawn year yearli yellow yesterdai yeti yield young younger youngest your yourself yourselv
youth zero zone zoom`;

export const commonStems: ReadonlySet<string> = new Set(stems.split(/\s+/));
