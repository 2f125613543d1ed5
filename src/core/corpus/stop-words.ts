/**
 * Small words that are nouns as well, at the end of what makes them one: "the mine", "who coined the word bit". The word goes
 * first, since hardly any place in a text has it.
 */
export const homograph =
  /\b(?:mine|well)$(?<=\b(?:the|an?|which|what|old|new|coal|gold|tin|first|last) \w+)|\brecall$(?<=\b(?:the|an?|which|product|safety|first|last|his|her|their|your) \w+)|\bshow$(?<=\b(?:(?:the|an?|his|her|their|your) (?:(?:famous|big|great|live|public|\d{4}) ){0,2}|(?:first|last|tv|television|radio|talk|trade|light|one-\w+) )\w+)|\bwill$(?<=\b(?:the|her|his|their) \w+)|\b(?:bit|information|meaning|type|kind|record)$(?<=\b(?:word|term|coin(?:ed|s)?|does|did|measur(?:ed?|es|ing)|defin(?:ed?|es|ing)) ["“‘']?\w+)|\bbit$(?<=\b(?:(?:is|was|does|means?) (?:an?|one)|per) \w+)|\bmeaning$(?<=\b(?:(?<!what )(?:is|was)|about|role of|aside|and) \w+)/i;

/** Words that carry a question without saying what it is about. Folded forms. */
export const stopWords = new Set(
  `a an the this that these those it its itself he him his himself she her hers herself they them their theirs themselves
  you your yours yourself we us our i me my mine one ones someone somebody anyone anybody person man woman guy lady fellow candidate applicant
  is are was were be been being am do does did doing done has have had having can could will would shall should may might must
  and or but nor so if then than as at by for from in into of off on onto out over to up upon with without within about
  what which who whom whose when where why how whether there here not no yes any some all every each both either neither
  mr mrs ms miss dr please pls plz tell give show say let know want wonder wondering like just only even also too very really quite rather
  hi hello hey thanks thank dear ok okay well now today ever never again still yet already once
  s t re ve ll d m don didn doesn isn wasn aren weren hasn haven hadn couldn wouldn shouldn isnt wasnt didnt doesnt dont arent werent hasnt havent hadnt cant couldnt wont wouldnt shouldnt whats whos im ive id
  else elsewhere whereabouts instead afterwards somewhere anywhere everywhere nobody everybody everyone whoever whichever wherever thus hence
  portfolio site website profile record records question answer
  exactly actually personally basically roughly approximately briefly short sentence sentences words word detail details more less most least
  another other others own same such much many few lot lots thing things stuff something anything everything nothing
  during while before after since until between through because though although however therefore
  according regarding concerning related around across along per via etc
  look looking find found see seen read reading hear heard mean means meant call called named name names
  explain describe list mention mentioned summarise summarize overview info information
  get got getting make made makes making take took taken go went going gone come came put comes
  help need able way kind sort type bit maybe perhaps probably certainly definitely sure
  ask asking asked remind reminded think thought believe guess suppose understand understood remember recall forgot forget
  abbreviation acronym stand stands meaning define definition explanation explained explains elaborate describes described
  tells told outline simple term brief quick known
  entries entry items item listed listing lists
  under above below behind beneath toward towards against near inside outside beyond beside co
  among amongst besides apart except two three four five six seven eight nine ten
  whatever anyway honestly simply quickly curious interested interesting great good nice best`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that say a little: they count, but no answer hangs on them. */
export const weakWords = new Set(
  `work working works worked worker use used using uses time times year years day days date dates life career people
  person's do first last early earlier earliest late later latest new old big small long main major important famous known
  notable special specific particular particularly different various several certain total number amount part parts
  involved involve play played become became begin began started start end ended happen happened occur take took place
  follow following next previous previously former currently current present past history
  have hold holds held receive received earn earned obtain obtained win won get gain achieve achieved
  spend spent run ran bring brings brought push pushed pull pulled try tried turn turned put keep kept build built create created
  develop developed design designed study studied stay stayed lead leads led join joined leave leaving move moved change changed
  decide decided want wanted like liked love loved choose chose chosen pick picked set sit stand stood walk meet met
  talk talked speak spoke spoken write writes wrote written publish published appear appeared include includes included
  research scientific professional academic technical official wins winning
  cause caused allow allowed enable enabled support supported reach reached grow grew grown rise rose fall fell
  carry carried offer offered provide provided serve served act acted belong belonged
  call deal dealt handle handled look looked feel felt seem seemed base based relate related connect connected
  continue continues continued remain remained exist existed contribute contributed introduce introduced
  learn learned showed shown prove proved test tested result results
  group team others places role roles side sides ends point points step steps case cases
  enough far near close short high low full whole half single little tiny huge bigger smaller
  idea ideas reason reasons example examples fact facts story stories
  field area subject topic matter business world country city`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that pick an entry by its place among others and say nothing of it. */
export const pickingWords = new Set(
  `highest first second third fourth fifth sixth seventh eighth ninth tenth earliest oldest initial last latest recent newest final
  youngest recently longest shortest briefest current currently now present presently nowadays previous previously prior next
  former`.split(/\s+/),
);

/** Words used up by the way in which a question is put: they name no content of their own. */
export const operationWords = new Set([
  ...weakWords,
  ...pickingWords,
  ...`key latter original week weeks larger greater month months dated duration length period decade ago cities town location count many order
  chronological sequence chronologically overall altogether happening occurred happens event events list enumerate
  lists complete entire every state between each sooner older newer today ever lifetime range receives recieved got
  compare comparison compared difference differences differ versus vs relation relationship doing job active activity
  joining left deals concern concerns cover covers exists ones named bear bears mentioned listed give given roughly
  about exactly together longer shorter younger title titled entitled called falls lasted lasting lasts differs
  differed alone sole solely herself himself themselves fit occasion occasions beginning gather gathered trying fine straight directly immediately exact actual precise precisely attend attended
  attends attending send sends sent remind reminds seeing onwards onward busy aside counting counted kindly supply supplies supplied furnish compile compiled compilation
  roster rundown tally tallied roll-call catalogue catalog available exhaustive comprehensive collected distinct unique
  sundry assorted bag bagged scoop scooped amass amassed garner garnered rack racked clinch clinched pocket pocketed snag snagged land landed
  notch notched signed cosigned often grand respectively apiece separately individually pointed hand hands line lines`
    .split(/\s+/)
    .filter(Boolean),
]);

/** Words for asking, recording and the visitor's own occasion: where no record says them, they narrow nothing. */
export const askingWords = new Set(
  `tech accord account accurate acquaint actual allege alleged allegedly apparent apparently appearing appears appendix
    approximate article ascertain assume assumed assuming attached attribute attributed back batch bear bibliography
    brevity bullet bulleted bullets bundle catch categories category caveat caveats chart check checking checklist
    claim claimed claims clarify classify collate collating collect collects column columns comma commas commentary
    completeness concise confirm confirmed consider considered considering contain containing contains convenience
    correct coverage credit credited crediting credits csv curiosity cv cvs deadline demand describing desk detailed
    determine digit digits directory documenting dossier down draft editor encompass engage engaged enquire
    enquiring enquiry enumerated enumeration excerpt expand expect expected extract fast feature featured features
    featuring fetch figure figures file fill forward full-length fully furnished glance happens headcount heading
    headings heads highlight highlighted hint hour hours hurry identified identify illustrate impressive inquire
    inquiring inquiry instruct interview interviewer inventory itemise itemised itemize itemized kept kindly knowing
    knows line-up lineup literally manager mastered masters matches matching memo merely minute minutes moderately
    naming needed noted notes noting number numerous occasionally occupied occupy occupying online output outright
    page pages paragraph participate participated paste pile possess possesses precise prefer prepare prepared
    preparing present presentation presumably presume proceed produce produced produces productive prolific promptly
    properly provide provided provides purely purpose purposes pursue pursued pursuing quantify quantity query quote
    reader readers realised realized recite reckon recognised recognized recorded recording recount recruiter
    recruiters refer reference references refers relevant rely reply report reported reporting request requested
    requesting respective respond return returned returns reveal right row rows run-down running rush says scan
    schedule section sections seek seeking separate sheet shelf shortlist shortlisted shown single slide slides
    solely sorted specified specify spreadsheet state stated states stating strict strictly subheading suffice sum
    supposed supposedly table tabulate thorough thoroughly together topic tot totally trust turned underway unsure
    urgent urgently verifying visible wanting wants webpage wise wish worth write-up`
    .split(/\s+/)
    .filter(Boolean),
);
/** What `~` in an idiom stands for. */
export const anybodyInIdioms = new Set(
  'his her hers him he she their theirs them they its it my me your you our us the a an this that one himself herself themselves itself'.split(
    ' ',
  ),
);
/** Question words that say what kind of answer is wanted. */
export const keptInIdioms = /^(?:who|whom|whose|when|why)$/;
