import type { Area } from '../contract/record.ts';
import { fold, toStem } from './text.ts';

/** General words by which people ask for an area of a portfolio. */
const areas: Partial<Record<Area, string>> = {
  about: 'biography bio background born birth birthday birthplace death died die dies',
  approach:
    'approach approaches philosophy philosophies principle principles method methods methodology belief beliefs vision strategy strategies values mindset credo ethos doctrine',
  experience:
    'job jobs employer employers employed employment employ role roles position positions career occupation workplace post posts posting hired appointment appointments appointed resume cv company companies stint stints gig gigs engagements payroll',
  projects:
    'project projects venture ventures endeavour endeavours endeavor endeavors initiative initiatives undertaking undertakings film films movie movies app apps song songs exhibition exhibitions',
  'open-source':
    'opensource repository repositories repo repos codebase github library libraries package packages crate crates oss foss',
  patents: 'patent patents patented patenting invention inventions invented inventor inventors invent',
  education:
    'education degree degrees diploma diplomas qualification qualifications university universities college school schooling studied studies studying graduate graduated graduation phd doctorate doctoral thesis dissertation theses dissertations bachelor bachelors master masters alma mater student bsc msc trained academic certificates certification certifications credential credentials',
  publications:
    'publication publications paper papers article articles book books report reports publish published author authored wrote write written talk talks lecture keynote keynotes chapter chapters essay journal bibliography writings note notes presentation presentations presented printed speeches lectures essays penned album albums',
  awards:
    'award awards prize prizes medal medals honour honours honor honors honored honoured distinction distinctions accolade accolades recognition trophy trophies laureate winner winners awarded gong gongs decoration decorations',
  contact: 'contact contacts email mail reach address telephone phone website homepage profiles linkedin',
};

/** General words by which people ask for a field, by the names the content schemas give their fields. */
const fields: Record<string, string> = {
  start: 'start started starting begin began begun since join joined joining founded established launched',
  end: 'end ended until leave left retire retired finish finished complete completed conclude stop stopped',
  filed: 'filed filing file applied application',
  granted: 'granted grant granting issued issue allowed',
  applicationNumber: 'serial application',
  number: 'number',
  assignee: 'assignee assigned assign owner owned own owns owning belong belonged holder rights',
  coInventors: 'coinventor coinventors coinvented',
  office: 'office',
  status: 'status expired pending active maintained',
  licence: 'licence license licensed licences licenses copyleft terms',
  repository: 'repository repo github',
  funding:
    'funded funding funder funders fund sponsor sponsors sponsored financed paid pay pays bankrolled commissioned',
  collaborators:
    'costar costars collaborator collaborators collaborate collaborates collaborated collaborating teammate teammates partner partners helped team',
  colleagues: 'colleague colleagues coworker coworkers team',
  team: 'team staff size people',
  deliverables: 'delivered deliver deliverables accomplish accomplished achievements achieve achieved results',
  outcome: 'outcome result results resulted',
  skills: 'skill skills technology technologies technique techniques expertise stack',
  role: 'role title part position character played plays play lead',
  employer: 'employer payroll company firm employed organisation',
  institution: 'university college school institution awarding',
  degree: 'degree qualification',
  field: 'subject major majored studied study',
  thesis: 'thesis dissertation theses dissertations',
  honours: 'honours honors distinction',
  authors: 'coauthor coauthors coauthored author authors cowrote cowritten',
  venue: 'outlet outlets journal conference publisher venue appeared magazine proceedings',
  pages: 'pages page pp',
  identifier: 'identifier volume',
  doi: 'doi',
  kind: 'kind',
  awarder: 'awarded awards gave gives given presented bestowed conferred awarder body bodies handed',
  reason: 'why reason',
  sharedWith: 'shared share jointly joint',
  amount: 'worth prize money cash monetary amount sum cheque purse',
  place: 'place location located city town based venue address',
  location: 'live lives living based location resides',
  email: 'email mail',
  phone: 'phone telephone call',
  website: 'website site web homepage url',
  organisation: 'organisation organization institute institution studio company',
  profiles: 'profiles profile linkedin archive',
  links: 'link links url',
  link: 'link url',
};

/** Words for one kind of entry inside an area: they may tell entries apart by their title or kind. */
const kinds = `phd doctorate doctorates doctoral thesis dissertation bachelor bachelors master masters msc bsc diploma book books
  report reports talk talks lecture lectures essay keynote chapter medal medals fellow university universities college school
  institute article articles github library libraries package packages crate crates homepage phone email invention inventions film films movie movies app apps song songs
  album albums exhibition exhibitions note notes`;

/** "The frequency-hopping system": nouns that say behind a name what sort of thing bears it. */
export const sortWords = toWords(
  `system device apparatus machine instrument method technique process design scheme study research work effort idea concept
  business firm outfit shop studio house group laboratory lab team show event piece picture site venture platform product service
  game series tool app program programme software library package hospital clinic office department unit centre center club school
  institute organisation organization company project paper article talk report patent prize award medal lecture book film`,
);

/** The words in `kinds`. */
export const kindWords = toWords(kinds);
/** Folded word → areas it asks for; not by stem, for "a study" is no question about studies. */
export const areaWords = toTable(areas) as Map<string, Area[]>;
/** "Open-source": words joined by a hyphen are looked up by the stem of the whole. */
export const openSource = toStem('opensource');
areaWords.set(openSource, ['open-source']);
/** Folded word → fields it asks for. */
export const fieldWords = toTable(fields);

/** Every word of the tables as written. */
export const labelWords = [...Object.values(areas), ...Object.values(fields), kinds].flatMap((words) =>
  words.split(/\s+/),
);

/** What a table says of a word, or of its singular. */
export function lookUp<T>(table: ReadonlyMap<string, T[]>, folded: string): T[] {
  return table.get(folded) ?? (folded.endsWith('s') ? table.get(folded.slice(0, -1)) : undefined) ?? [];
}

function toTable(rows: Record<string, string>): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const [value, words] of Object.entries(rows)) {
    for (const word of words.split(' ')) {
      const key = fold(word);
      const values = table.get(key) ?? [];
      if (!values.includes(value)) table.set(key, [...values, value]);
    }
  }
  return table;
}

/** What common names among skills are names of: a portfolio lists them side by side. Small letters. */
export const programmingLanguages =
  toNames(`ada,apl,assembly,assembler,bash,basic,c,c#,c++,clojure,cobol,crystal,dart,delphi,elixir,elm,erlang,f#,forth,
fortran,go,golang,groovy,haskell,java,javascript,julia,kotlin,lisp,lua,matlab,nim,objective-c,ocaml,pascal,perl,php,prolog,
python,r,ruby,rust,scala,scheme,scratch,shell,smalltalk,solidity,sql,swift,typescript,verilog,vhdl,visual basic,zig,algol`);
export const databases =
  toNames(`bigquery,cassandra,clickhouse,cockroachdb,couchdb,db2,dynamodb,elasticsearch,firebird,firestore,influxdb,mariadb,
memcached,mongodb,mysql,neo4j,mongo,opensearch,oracle,pgsql,postgres,postgresql,redis,redshift,snowflake,spanner,sql server,sqlite,
timescaledb,valkey`);
export const clouds = toNames(
  `aws,amazon web services,gcp,google cloud,google cloud platform,azure,microsoft azure,oracle cloud,ibm cloud,alibaba cloud,digitalocean,
hetzner,hetzner cloud,openstack,heroku,linode,ovh,ovhcloud,scaleway,vultr,fly.io,cloudflare,vercel,netlify,render,railway`,
);
export const asksClouds =
  /\b(?:which|what) (?:public )?clouds?\b(?! \w+ing)(?: (?:providers?|platforms?|services|vendors?|environments?|technolog(?:y|ies)|skills|experience))?|\bcloud (?:providers?|platforms?|vendors?|technolog(?:y|ies)|skills|experience)\b/;
export const frameworks =
  toNames(`.net,actix,adonisjs,alpine.js,analog,angular,angularjs,arduino,asp.net,asp.net core,astro,aurelia,axum,backbone,
backbone.js,beam,blazor,bootstrap,bulma,cakephp,capacitor,celery,cocoa,codeigniter,cordova,cypress,d3,d3.js,dagger,dask,deno,
django,drupal,electron,elysia,ember,ember.js,expo,express,express.js,fastapi,fastify,flask,flink,flutter,gatsby,gin,gradio,
grails,hadoop,hibernate,hono,htmx,hugo,ionic,jekyll,jest,jquery,junit,keras,koa,langchain,laravel,lit,mapbox,material ui,
maui,meteor,micronaut,mocha,moleculer,nativescript,nest,nestjs,next,next.js,nuxt,nuxt.js,openlayers,pandas,phoenix,playwright,
preact,pytest,pytorch,qt,quarkus,qwik,rails,react,react native,react.js,redux,remix,rocket,rspec,ruby on rails,rxjs,
scikit-learn,selenium,sinatra,solid,solid.js,solidjs,spark,spring,spring boot,stencil,storybook,streamlit,struts,svelte,
sveltekit,swiftui,symfony,tailwind,tailwind css,tensorflow,three.js,trpc,uikit,unity,unreal engine,vaadin,vitest,vue,vue.js,
vuejs,vuetify,wordpress,wpf,xamarin,zend`);

function toNames(names: string): ReadonlySet<string> {
  return new Set(names.split(/,\s*/));
}

/** Things of which a field holds several, as alternatives of a pattern. */
export const valueNouns =
  String.raw`people persons names others co-\w+s coauthors inventors coinventors colleagues collaborators cities towns places journals conferences venues publishers funders sponsors clients licen[cs]es skills tools technologies languages databases`.replace(
    /\s+/g,
    '|',
  );
/** Nouns for things each of which bears a name of its own. */
export const nameBearers = toWords(
  `company companies firm firms customer customers client clients museum museums gallery galleries library libraries archive archives university universities college colleges hospital hospitals bank banks newspaper newspapers magazine magazines journal journals festival festivals textbook textbooks novel novels ship ships software system systems club clubs hotel hotels churches church brand brands make makes studio studios publisher publishers patent patents parts engineer engineers professor professors artist artists actor actors composer composers director directors editor editors teacher teachers architect architects writer writers author authors series show shows programme programmes broadcaster broadcasters channel channels band bands orchestra orchestras song songs opera operas doctor doctors lawyer lawyers painter painters poet poets philosopher philosophers novelist novelists president minister general captain charity charities foundation foundations agency agencies ministry ministries court courts prison park street river lake mountain island restaurant restaurants airline airlines school schools academy team teams`,
);
/** Words with which visitors ask for the person as a whole, and those that may stand beside them. */
export const wholePerson = toWords(
  `summary summarise summarize biography bio profile intro introduction introduce highlights highlight background achievements
  accomplishments achievement accomplishment portfolio nutshell`,
);
export const besideWhole = toWords(
  'career life work professional key person candidate achieved accomplished show see view',
);

/** Words that say no more than "all roles" where somebody asks for years of experience. */
export const ofCareer = toWords(
  'experience career professional profession work industry field years year total overall',
);

/** Words for the order and the shape in which the whole is wanted. */
export const careerShape = toWords(
  `career cv resume see view show download downloads curriculum vitae work job employment professional history life background experience path chain trajectory
  steps stages stations timeline overview walk run through start beginning chronological order sequence companies company
  jobs roles employers positions posts far complete backwards reverse newest oldest latest first in job post firm firms
  workplace workplaces role position employer progression development journey route line string row`,
);

/** Verbs that tell of an area only where no noun does: "the software that she wrote" is no publication. */
export const makingVerbs = toWords(
  'wrote write written writes presented printed published publish author authored invent invented patented patenting awarded honoured honored trained studied studying graduated hired employed employ appointed',
);

/** Verbs that alone say which entries are meant: "where did she study?", and not "what did the study find?" */
export const verbAreas: [RegExp, Area][] = [
  [/\b(?<!\b(?:the|that|this|an?|whose) )(stud(y|ied)|graduated?|enrol+ed|educated|trained)\b/, 'education'],
  [
    /\b(every|each|all|which|what|list) ((the|other) )*(places?|firms?|organi[sz]ations?)\b.*(?<!\b(?:his|her|their|your|\w+'s) )\bwork(ed|s|ing)?\b|\b(where|for (whom|which)|what jobs?)\b.*\b(work|worked|works|working|employed|teach|taught|lecture[ds]?)\b|\bwork(ed|s|ing)? (for|at\W*$)/,
    'experience',
  ],
  [/\b(written|wrote|write|published?|authored)\W*$|\b(come|came) out (?!of\b)/, 'publications'],
  [/\binvent(ed)?\W*$|\bhow many\b.*\b(filed|granted)\b/, 'patents'],
  [/\b(co-?)?found(ed)?\W*$/, 'experience'],
  [/\b(win|won|awarded|honou?red)( something| anything)?\W*$/, 'awards'],
];

/** The words of a list. */
export function toWords(text: string): Set<string> {
  return new Set(text.split(/\s+/));
}

const britain = 'united_kingdom england scotland wales northern_ireland';
const nordic = 'norway sweden denmark';
// Names that people bear as well, and those of two places, stand for none: "Virginia", "Georgia".
const states = `united_states alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho
  illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana
  nebraska nevada new_hampshire new_jersey new_mexico new_york north_carolina south_carolina north_dakota south_dakota ohio
  oklahoma oregon pennsylvania rhode_island tennessee texas utah vermont wisconsin wyoming`;
const africa = `algeria angola benin botswana burundi cameroon congo egypt eritrea ethiopia gabon gambia ghana ivory_coast kenya
  lesotho liberia libya madagascar malawi mauritius morocco mozambique namibia nigeria rwanda senegal sierra_leone somalia
  south_africa sudan tanzania togo tunisia uganda zambia zimbabwe`;
const asia = `afghanistan bangladesh cambodia china hong_kong india indonesia iran iraq japan kazakhstan korea kuwait laos
  lebanon malaysia mongolia myanmar nepal oman pakistan philippines qatar saudi_arabia singapore sri_lanka syria taiwan thailand
  united_arab_emirates uzbekistan vietnam yemen`;
const europe = `${britain} ${nordic} albania austria belarus belgium bosnia bulgaria croatia cyprus czechia czech_republic estonia
  finland france germany greece hungary iceland ireland italy kosovo latvia liechtenstein lithuania luxembourg malta moldova
  monaco montenegro netherlands poland portugal romania serbia slovakia slovenia spain switzerland ukraine`;

/** "The UK", "Holland", "Europe": loose names of a place, and the countries and states that an entry may give instead. */
export const regions: ReadonlyMap<string, string[][]> = new Map(
  Object.entries({
    uk: britain,
    britain,
    england: 'united_kingdom',
    holland: 'netherlands',
    usa: states,
    america: states,
    scandinavia: nordic,
    africa,
    asia,
    europe,
    // Adjectives of countries, where they are no language.
    american: states,
    british: britain,
    scandinavian: nordic,
    swiss: 'switzerland',
    austrian: 'austria',
    belgian: 'belgium',
    canadian: 'canada',
    australian: 'australia',
    indian: 'india',
    brazilian: 'brazil',
    mexican: 'mexico',
  }).map(([name, places]) => [name, places.split(/\s+/).map((place) => place.split('_').map(toStem))]),
);
