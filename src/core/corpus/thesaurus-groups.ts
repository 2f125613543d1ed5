/**
 * Words of general English that stand for one another when people talk about a life's work, groups divided by `;`,
 * `_` joins the words of a phrase. No name of a person, product or organisation belongs here.
 */
export const groups = `
job post position role employment occupation
boss head director leader chief manager chair led headed president dean
led headed directed managed ran chaired supervised leading directing running
founder founded cofounder cofounded established set_up started launched created started_up startup
company firm business enterprise corporation startup start_up employer ; fired dismissed removed dismissal
quit left resigned departed leave resignation ; hired recruited joined employed appointed
retire retired retirement
teach taught teacher teaching lecturer lectured professor instructor lecturing lectures tutor pupils students
professor chair professorship lecturer faculty
research study investigation researcher studied investigated scientist inquiry ; lab laboratory laboratories
troops soldiers soldier military wounded army ; wounded injured hurt casualties ; injured wounded
panel committee board commission council ; committee panel board commission ; world international global worldwide
international world global ; global international world ; thinkers intellectual intellectuals
offspring daughter daughters son sons child children ; parents father mother
gear equipment technology apparatus hardware ; tinker invented invent inventions ; tinkered invented
quit leave left resigned ; vehicles cars car trucks vehicle
sick patients patient illness cancer treatment hospital ; cure treatment therapy ; cancer tumour disease
native home born birthplace ; grew_up born native ; hometown native birthplace born ; radiation rays radioactivity
photography photographic plate photograph ; shed hut barn building ; building shed house hut ; loss death
letters papers correspondence ; rock ore mineral stone ; advice adviser advised consultant
adviser advised advice consultant ; academic professor scholar ; profit money royalties ; rich money wealth profit
living job worked ; owe discovered discovery invented ; weapon torpedo missile ; enemy opponent foe
disturb jam interfere ; jam interference disturb ; boil boiled processed ; pupils students girls children
schoolmistress teacher teachers ; opinion view belief ; legacy heritage papers archive ; newspaper magazine press
audience spectators ; wife married ; wedding married ; spouse husband wife ; sudden accident ; accident crash
prison arrested ; escape fled left ; journey trip voyage travel ; voyage journey trip ; gift donation present
donation gift donated ; donor donors donated gift ; president head_of_state ; brother brothers ; friend colleague
rival competitor ; mentor teacher supervisor adviser ; supervisor adviser mentor ; apprentice student trainee
interpreter compiler ; specification standard definition ; manual handbook instructions ; handbook manual
speed fast quick ; fast quick speed rapid ; cheap inexpensive ; safe secure ; secure safe secret ; anonymous secret
hide hidden secret ; spread hopping hop ; hop hopping jump ; jump hop ; switch change ; change switch changed
beautiful beauty glamour ; glamour beauty ; comedy humour funny ; funny comedy humorous ; thriller crime suspense
drama tragedy play ; musical music song ; singer sang song ; dancer dance dancing ; director filmmaker
filmmaker director ; cast actor actors actress ; colour color ; black_and_white monochrome ; debut first
childhood child young girl boy ; youth young childhood ; elderly old late ; colleague co_worker ; chief head lead
assistant helper deputy ; deputy assistant vice ; mathematician mathematics maths
calculation computed calculated computing ; formula equation ; number figure digit ; table list ; map chart
draw drawing drawn ; drawing sketch draw ; sketch drawing ; paint painting painter ; sculpture statue
statue monument ; monument memorial ; memorial monument ; buried grave tomb remains ; remains buried tomb
stamp coin banknote ; named name called ; eponym named
army navy military service soldier naval armed_forces war wartime
war wartime army navy military soldier battlefield front veteran ; navy naval sailor reserve fleet maritime
hospital medical doctor medicine clinical ; nurse nursing
school university college academy institute education campus
doctorate phd doctoral doctor ph_d dissertation thesis ; bachelor undergraduate bs ba
master masters graduate ms ma msc ; diploma degree certificate ; thesis dissertation
subject field discipline major ; paper article publication essay
book volume monograph treatise biography autobiography memoir ; report memo memorandum document study white_paper
talk lecture speech keynote presentation address
wrote written writing authored author penned publication published ; magazine journal periodical newspaper
patent invention intellectual_property ; invent invented inventor invention devised conceived created designed
device gadget apparatus gizmo instrument tool appliance machine contraption ; gadget device hand_held pointing
machine computer device engine equipment apparatus
computer computing machine computers pc workstation calculator electronic
program programme software code application app ; software program code package
coded programmed developed wrote implemented built ; programmer developer coder engineer
compiler translator compile ; bug error fault defect moth insect
test testing experiment tried trial evaluation compared ; keyboard keyset keys typing typed ; screen display monitor
picture image photo photograph film ; film movie cinema picture motion_picture ; actor actress film star screen
music composer piano musical melody ; demonstration demo show demonstrated presentation public_demonstration
show demonstration exhibition presentation display ; network internet web net ; web browser internet online
online on_line web internet ; browser web ; link hyperlink hypertext ; document file text hyperdocument
open_source free_software ; free_software open_source gpl ; free open libre ; licence license terms gpl copyright
maintained supported updated maintenance ; archived unmaintained abandoned discontinued
archive archives papers collection ; award prize medal honour recognition
honoured awarded recognised honored decorated ; trophy prize award ; medal award decoration
famous known notable celebrated legendary renowned best_known ; legendary famous celebrated
money funding paid funds dollars grant sum
fund funded sponsor sponsored paid financed backing grant money supported ; paid pay funded financed cost
sponsor funder patron backer funded ; boss supervisor manager director
colleague coworker collaborator partner associate team ; collaborator partner worked_with colleague together
team group crew staff people members ; together jointly team collaborative shared
helped assisted supported assistant ; assistant aide helper ; friend friends companion
husband wife spouse married partner ; daughter son child children ; mother father parent family
sister brother sibling ; country nation homeland ; born birth birthplace birthday native
died death dead passed_away ; death died dead ; home house residence lived ; lived living resided home
town city place ; abroad foreign overseas ; emigrated moved fled left immigrated
moved relocated transferred went emigrated ; travel travelled trip tour journey ; ship vessel boat
aeroplane airplane aircraft plane ; aircraft plane airplane aviation aerospace flight
car automobile vehicle ambulance ; vehicle car truck van ; truck van vehicle ; train railway rail
railway rail subway train ; telephone phone call ; radio wireless broadcast ; wireless radio frequency
signal frequency transmission ; secret classified confidential secure ; jamming interference
torpedo missile weapon ; weapon torpedo missile bomb ; radiation radioactive radioactivity rays
radioactivity radiation radioactive rays ; xray x_ray radiography radiological ; element metal substance mineral
ore mineral ; chemistry chemical chemist ; physics physical physicist
mathematics mathematical maths math mathematician ; biology biological biologist
engineer engineering engineered technical ; electronics electronic electrical circuits
circuit logic circuits electronics ; memory storage store ; storage memory store ; magnetic magnet core magnetism
tube valve gas_discharge ; gas discharge glow ; digital electronic binary ; pointing mouse pointer cursor
knowledge information know_how ; intellect mind intelligence thinking brain ; clever intelligent smart
stronger strengthen augment enhance improve amplify ; augment enhance amplify extend boost
improve improvement better enhance improving ; better improve improvement improving
improvement progress advancement better ; change transform transformation ; goal aim objective purpose mission
mission goal purpose aim ; vision dream goal aim ; idea concept notion thought ; concept idea notion principle
framework structure theory concept ; principle rule belief tenet ; belief view conviction principle
philosophy approach principles ; strategy approach method plan ; method technique methodology procedure way process
process method procedure ; plan scheme proposal strategy ; problem challenge issue question
complex complicated difficult hard ; difficult hard complex tough ; urgent pressing
important significant crucial key ; important main ; discovery discovered found identified
discovered discovery found identified detected isolated ; isolated separated extracted purified
separated isolated extraction ; measured measurement measuring ; experiment experimental test laboratory
prototype model first_version ; wooden wood ; built constructed made created developed assembled
created built made developed designed ; designed design created ; developed built created development
develop create build design ; launch released release introduced published
released release launch published version ; version release edition ; edition version release
introduced launched unveiled presented ; unveiled shown presented demonstrated ; shown demonstrated presented
sold sale commercial marketed ; commercial sold business industry ; sale sold selling ; product products goods
customer client user ; user users people ; industry company manufacturing ; factory plant works manufacturing
manufacture manufactured produced production ; owner owned holder assignee property belonging
owned assigned assignee belonged ; bought acquired purchased takeover ; merged merger acquired
taken_over acquired bought ; renamed name_changed became called known_as ; successor followed replaced later
predecessor forerunner earlier previous ; forerunner predecessor precursor ; replaced superseded succeeded
became turned_into evolved renamed ; continue continues carry_on carries_on continued ; continues carries_on steward
legacy heritage continues ; archive library museum ; museum library collection ; exhibition museum exhibit
honorary honoris_causa ; fellow member elected fellowship ; member membership fellow elected ; elected member chosen
society association academy ; association society organisation
organisation organization institution body agency institute
organization organisation company institution body agency ; institute institution organisation
agency department bureau ; department division faculty ministry ; government state federal ministry
president leader head ; minister secretary government ; soldier army
officer rank commander lieutenant admiral captain commissioned ; rank promoted promotion officer lieutenant
promoted promotion rank ; admiral rank officer ; retired retirement left ; recalled returned active_duty
active_duty active service ; reserve reserves navy ; volunteer volunteered charity
charity non_profit nonprofit foundation ; nonprofit non_profit charity ; foundation institute charity fund
donated gave gift gave_away ; gift donated present gave ; inherit inherited ; debut first_appearance started
premiere debut released opening ; role part character ; played role starred acted ; starred played star role
studio company ; produce producer produced production ; director directed ; hand hands handed ; finger fingers hand
wheel wheels ; button buttons key ; piano music player_piano chord ; chord keys piano ; game games play playing
children kids pupils ; learn learned taught training ; trained training educated learned
training trained practice course ; practice training exercise ; course class seminar lesson
seminar course workshop ; colloquium seminar course symposium ; conference symposium meeting congress
meeting conference ; session meeting ; audience public people attendees crowd ; crowd audience
reader audience readers ; article paper ; standard standards standardised ; standardised standard specification
language languages ; word text ; edit editing editor text ; text document words ; mail email electronic_mail
email electronic_mail ; video television film ; conferencing conference meeting ; remote distance
microwave radio link ; california west_coast ; stage show theatre live ; theatre stage play drama
live on_stage real_time ; hour hours minutes ; minutes hours duration long ; duration length lasted
lasted duration long minutes ; big large biggest largest size ; large big size ; size number people large
biggest largest most ; longest most ; firsthand first ; pioneer pioneering early forerunner first
pioneering first early ; breakthrough discovery innovation ; innovation invention innovative
influence influenced inspired inspiration impact ; inspired influenced inspiration ; inspiration inspired influenced
impact influence effect ; contribution contributed achievement ; achievement accomplishment accomplished success
success achievement ; failure failed ; refused rejected denied declined ; rejected refused ; fought campaign
campaign drive ; pushed advocated promoted ; advocated promoted argued ; argued claimed ; criticised criticism
supported backed ; worth value amount ; value worth ; cost price ; poor poverty ; ill illness disease sick
disease illness ; accident killed ; buried grave cemetery tomb ; honour tribute ; named_after eponymous
nickname nicknamed called known_as ; title name ; pseudonym alias pen_name ; alias aka also_known_as
maiden_name born ; nationality citizen citizenship ; citizen citizenship nationality naturalised ; religion faith
hobby hobbies pastime ; sport football ; food dish meal
`;
