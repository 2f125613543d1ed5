import { openSource } from './advert-signs.ts';

/** What adverts say in more words than portfolios, or in others; empty where it asks for nothing by itself. */
export const requirementRewordings: [RegExp, string][] = [
  [/,? ?\b(?:either )?(?:now|currently) (?:or|and) in the future\b/gi, ''],
  [/\bM\.?Sc\b\.?/g, "master's degree"],
  [/\bB\.?Sc\b\.?/g, "bachelor's degree"],
  [/\b([MB])\.(A|Eng)\b\.?/g, '$1$2'],
  [/(?<!\band )\b(firmware|embedded)(?: software)? (?:development|engineering|programming)\b/gi, '$1'],
  [/(?<=\b(?!regulated)\p{L}{4,} )(?:industry|sector)\b/giu, ''],
  [/\baward[- ]winning\b/gi, 'awards'],
  [/\bspent\b/gi, ' '],
  [/\b(back|front)[- ]?end (?:software )?(?:development|engineering|programming)\b/gi, '$1-end'],
  [/\bfull[- ]?stack (?:software )?(?:development|engineering|programming)\b/gi, 'full-stack'],
  [/\bhealth-?care\b/gi, 'health care'],
  [/ & /g, ' and '],
  // What is made of it is a matter of the trade: "hardware products".
  [/(?<=\p{L}{3} )(?:products?|solutions?|offerings?)(?=\W*$| such as\b)/giu, ''],
  // What the letters stand for: "OMOP common data model".
  [
    /(?<=\b\p{Lu}[\p{Lu}\d]{1,7} )(?:common |data |core )*(?:models?|standards?|frameworks?|specifications?|protocols?)\b/gu,
    '',
  ],
  // The language, and not the verb of "Go the extra mile".
  [/\bGo\b(?=\W*$| ?[,;/()]| (?:and|or|with|experience|skills|code|services?)\b)/g, 'Golang'],
  [/\b(?:with)?in the (?:broader |wider )?(?:fields?|areas?|domains?|context) of\b/gi, 'in'],
  [/\b(?:inter)?national(?:ly)?[- ](?:recogni[sz]ed|renowned|acclaimed|known)\b/gi, ' '],
  [/\bat (?:an? |the )?(\p{L}+)[- ]level\b/giu, '$1'],
  [/(?:\b(?:up to|at least) )?\d{1,3} ?%/gi, ' '],
  [/\bA\/B\b/g, 'a/b'],
  [/\b(?:educated to )?(?:an? )?degree[- ]level(?: education| qualifications?)?/gi, 'degree'],
  [/\bSRE\b/g, 'site reliability'],
  [/\btest[- ](?:first|driven)(?: (?:development|programming|approach))?\b|\bTDD\b/gi, 'test first'],
  [/\bor (?:better|higher|above|more)\b/gi, ' '],
  // "Identity and access management (IAM)": the letters say nothing more.
  [/(?<=(?<!\p{L})(\p{L})\p{L}+[ -](?:and |of |the )?(\p{L})\p{L}+) \(\1\2s?\)/giu, ''],
  [
    /(?<=(?<!\p{L})(\p{L})\p{L}+[ -](?:and |of |the )?(\p{L})\p{L}+[ -](?:and |of |the )?(\p{L})\p{L}+) \(\1\2\3s?\)/giu,
    '',
  ],
  [/\bGo \(Golang\)|\bGolang \(Go\)/g, 'Go'],
  [/\b(?:post[- ]?(?:ph\.?d|doc(?:toral)?)|after (?:the |an? |your )?(?:ph\.?d|doctorate))(?!\w)/gi, ' '],
  // Of two degrees the lower is enough, and each field is one of a degree: "a PhD in physics or chemistry".
  [
    /\b(bachelor['’]?s?|b\.?sc\.?|b\.?a\.?)(?: degree)?(?: or |\/)(?:an? )?(?:master['’]?s?|m\.?sc\.?|m\.?a\.?|ph\.?d\.?|doctorate)(?!\w)/gi,
    '$1',
  ],
  [/\b(master['’]?s?|m\.?sc\.?)(?: degree)?(?: or |\/)(?:an? )?(?:ph\.?d\.?|doctorate)(?!\w)/gi, '$1'],
  [/\b(?:ph\.?d\.?|doctorate)(?: or |\/)(?:an? )?(master['’]?s?|m\.?sc\.?)(?!\w)/gi, '$1'],
  [/\b(?:master['’]?s?|m\.?sc\.?)(?: degree)?(?: or |\/)(?:an? )?(bachelor['’]?s?|b\.?sc\.?)(?!\w)/gi, '$1'],
  [
    /(?<=\b((?:(?:bachelor|master)['’]?s? )?degree|bachelor['’]?s?|master['’]?s?|ph\.?d\.?|doctorate|diploma|b\.?sc\.?|m\.?sc\.?) in [^;()\n]{0,160}(?:, (?:or )?|\bor ))(?!or\b|an?\b|equivalent|related|similar|relevant|comparable|other|demonstrable|proven|experience|practical)(?=\p{L})/giu,
    '$1 in ',
  ],
  [
    /\b(?:as an? )(?:senior |junior |staff |lead )?(Go|Golang|Rust|Java|JavaScript|TypeScript|Python|Kotlin|Scala|Swift|PHP|Ruby|Perl|Elixir|Erlang|Haskell|Clojure|C|C\+\+|C#|\.NET|React|Angular|Vue|Node\.js|Django|Rails|Spring|iOS|Android|COBOL|Fortran) (?:software )?(?:engineer|developer|programmer)\b/g,
    '$1',
  ],
  // Of two deeds one is enough, which alone names nothing: "built or scaled a platform".
  [
    /\b(\p{Ll}+(?:ed|ing)|built|led|run|ran|grown|grew|build|lead|scale|develop|write) or (?:\p{Ll}+(?:ed|ing)|built|led|run|ran|grown|grew|build|lead|scale|develop|write)(?= )/gu,
    '$1',
  ],
  [/\bCS\b/g, 'Computer Science'],
  [/\bmaths?\b/gi, 'mathematics'],
  [/\bprotect\w* (?:\p{L}+ ){0,3}(?:with|by|through) (?=patents?\b)/giu, ''],
  [/\bin (?:the|this|that|our|your) (?:field|area)\W*$/i, ''],
  [
    /\b(?:co-?)?(?:inventor|holder|(?:first |lead |co-?)?author|winner|recipient) (?:of|on) (?=(?:\p{L}+ ){0,5}(?:patents?|publications?|papers?|articles?|awards?|prizes?)\b)/giu,
    '',
  ],
  [/\bML\b/g, 'machine learning'],
  [/\bK8s\b/gi, 'Kubernetes'],
  [
    /\b(?:or |and )?(?:an? )?(?:similar|(?:closely )?related|relevant|comparable|other) (?:\p{L}+ ){0,2}(?:fields?|disciplines?|subjects?|areas?|technolog\w+|tools?|frameworks?|languages?|systems?|domains?|roles?|industr\w+)\b/giu,
    ' ',
  ],
  [/\b(?:tak(?:e|ing|es) part|participat\w+) in\b/gi, ' '],
  [/\b(?:you|he|she|they)(?:['’](?:ve|re|ll)| (?:have|has|are|will|can))?\b/gi, ' '],
  [
    /\b(?:holds?|held|knows?|known|familiarit\w+ with|(?:(?:really|very|fully) )?comfortable (?:with|in)|confident (?:in|with)|exposure to|(?:worked|working) with|(?:in )?production(?= experience\b)|passion(?:ate)? (?:for|about)|committ?(?:ed|ment) to|willing(?:ness)? to|expert(?= (?:in|knowledge))|well\W*$|in production\W*$|in practice\W*$|command of|affinity (?:for|with))\b/gi,
    ' ',
  ],
];

const leading =
  /^.*(?:\b(?:people|line|staff|team) (?:management|leadership)|\bmanag\w+ (?:people|staff|teams?)(?! (?!people|staff|engineers|developers|members|remote|across|effective)\p{L}+s$)|\bdirect reports\b).*$/iu;
const cloud = 'AWS,GCP,Google Cloud,Azure,Amazon Web Services';
/** What adverts ask for by other words, alone or beside others, kinds of technology and trades, and what portfolios list of them. */
export const kinds: [RegExp, string][] = [
  [
    /^(?:applied )?(?:machine learning|AI|artificial intelligence)(?: (?:research|engineering|development|models?|systems?))*$/i,
    'machine learning,deep learning,neural networks,PyTorch,TensorFlow,JAX,scikit-learn',
  ],
  [/^embedded(?: (?:systems?|software|development|engineering|programming))*$/i, 'embedded,firmware'],
  [/^(?:(?:as|former) )*(?:CTO|chief technology officer)$/i, 'CTO,chief technology officer'],
  [/^(?:scientific |academic )?research$/i, 'research,researcher,research scientist,research leadership'],
  [/^teach(?:ing|er)$/i, 'teaching,university teaching,lecturer,professor'],
  [/^entrepreneur\w*$/i, 'entrepreneurship,founder,start-up'],
  [
    /^.*(?:\b(?:public|conference|keynote) (?:speak\w+|presentations?)|\bspeaking (?:at|in front|engagements?|experience)).*$/i,
    'talks',
  ],
  [leading, 'leadership,leading people'],
  [
    /^(?:(?:online|great|design|impressive|compelling|personal) )?portfolio(?! (?:manag|theory|analy|compan|risk)).*$/i,
    'projects,open-source',
  ],
  [new RegExp(`^.*${openSource.source}`, 'i'), 'open-source'],
  // What is shown of what is named is shown of its kind.
  [/^.*\bincluding (?:but not limited )?(.+)$/i, '$1'],
  [/\brais(?:e|ed|ing) (?:funds?|money|capital|donations?|grants?|investments?)\b/i, 'fundraising'],
  [
    /^(?:(?:secur|obtain|attract|acquir)\w+ |w[io]n(?:ning)? |(?:competitive|external|third[- ]party|research|peer|project|own|your) )+(?:funding|funds|grants?)$/i,
    'funding,fundraising,grants',
  ],
  [
    /^(?:digital |software |technical )?product (?:management|ownership)(?: roles?)?$/i,
    'product management,product manager,product lead,product owner,head of product,product officer,director of product',
  ],
  [
    /^(?:manag\w+|own\w*|run\w*|hold\w*|plan\w*|control\w*|responsib\w+ for|defend\w*) (?:\p{L}+ ){0,2}budgets?(?: responsib\w+)?$/iu,
    'budget',
  ],
  [/^(?:military|armed forces)(?: service| career| background)?$/i, 'military,army,navy,air force'],
  [
    /^teach\w*(?: in| at)?(?: (?:universit\w+|colleges?|higher education|or|undergraduate|graduate|postgraduate|tertiary))+(?: students?)?$/i,
    'university teaching,lecturer,professor',
  ],
  [
    /^(?:public )?cloud(?:[- ](?:platforms?|providers?|services?|technolog\w+|infrastructure|computing|environments?|native))?$/i,
    cloud,
  ],
  [
    /^(?:message|messaging|event)[- ]?(?:queues?|brokers?|queu?ing|systems?|buses|bus|streaming|streams)?(?: systems?| technolog\w+| platforms?)?$|^(?:event[- ])?streaming(?: technolog\w+| platforms?| systems?)?$|^event[- ]driven (?:architectures?|systems?|design)$/i,
    'Kafka,RabbitMQ,Pulsar,NATS,SQS,ActiveMQ,MQTT,Kinesis,Flink',
  ],
  [
    /^(?:(?:write|writing|complex|basic|efficient|your own) )*(?:relational|SQL|RDBMS)(?: databases?| database systems?| queries)?$/i,
    'PostgreSQL,MySQL,MariaDB,Oracle,SQL Server,SQLite,SQL',
  ],
  // Of "Python and SQL" the words beside it stay.
  [/(?<=^[\w.+#]+ )SQL$|^SQL(?= [\w.+#]+$)/, 'PostgreSQL,MySQL,MariaDB,SQL Server,SQLite'],
  [
    /^(?:no-?sql|document|key-value)(?: databases?| stores?)?$/i,
    'MongoDB,Redis,Cassandra,DynamoDB,Elasticsearch,CouchDB,Firestore',
  ],
  [
    /^(?:some |basic )?(?:programming|coding)(?: (?:one|any|an?|some|modern|object-oriented|programming))*(?: languages?)?$/i,
    'programming,TypeScript,JavaScript,Python,Java,Go,Rust,C,C++,C#,Kotlin,Swift,Ruby,PHP,Scala,R,Perl,Haskell,Fortran,COBOL',
  ],
  [/^clinical(?: (?:practice|work|settings?|environments?))?$/i, 'nurse,midwife,physician,surgeon,medic,paramedic'],
  [
    /^databases?(?: systems?| technolog\w+)?$/i,
    'PostgreSQL,MySQL,MariaDB,Oracle,SQL Server,SQLite,MongoDB,Redis,Cassandra,DynamoDB',
  ],
  [
    /^(?:observability|monitoring(?: and (?:alerting|logging|observability))?|logging|telemetry)(?: tools?| systems?| stacks?)?$/i,
    'observability,monitoring,Prometheus,Grafana,Datadog,OpenTelemetry,New Relic,Splunk,Sentry,Nagios',
  ],
  [
    /^(?:automated |test |software )?(?:testing|tests?|test automation)(?: frameworks?| tools?)?$/i,
    'automated testing,integration tests,unit tests,Jest,Cypress,Playwright,pytest,JUnit,Selenium,property-based testing',
  ],
  [
    /^(?:CI ?\/ ?CD|continuous (?:integration|delivery|deployment))(?: pipelines?| tools?| systems?)?$/i,
    'continuous integration,continuous delivery,Jenkins,GitLab CI,GitHub Actions,CircleCI,ArgoCD',
  ],
  [
    /^(?:infrastructure as code|infrastructure-as-code|IaC)(?: tools?)?$/i,
    'infrastructure as code,Terraform,Pulumi,CloudFormation,Ansible,Puppet',
  ],
  [
    /^(?:containers?|containeri[sz]ation|container orchestration)(?: technolog\w+| platforms?| tools?)?$/i,
    'Docker,Kubernetes,Podman,Nomad',
  ],
  [
    /^(?:data )?warehous(?:es?|ing)(?: technolog\w+| solutions?)?$/i,
    'data warehouse,warehouse,BigQuery,Redshift,Snowflake',
  ],
  [
    /^health ?(?:care|tech(?:nology)?)?(?: industry| sector| domain| environment| field)?$|^(?:digital|medical) (?:health|technology)$/i,
    'health care,health,hospital,clinical,nurses',
  ],
  [
    /^(?:fintech|payments?|banking|finance|financial(?: services| technology)?)(?: industry| sector| domain| environment| field)?$/i,
    'fintech,payments,payment,banking,bank',
  ],
  [
    /^(?:co-?)?(?:found(?:ed|ing)|start(?:ed|ing)|build(?:ing)?|built) (?:up )?(?:your |their |my )?(?:own )?(?:company|business|start-?up|venture)$/i,
    'founder',
  ],
  [/^logistics(?: industry| sector| domain| space)?$/i, 'logistics,freight,parcels,delivery'],
  [/^e-?commerce(?: industry| sector| domain)?$/i, 'e-commerce,web shop,online shop'],
  [/^cyber-?security$|^information security$/i, 'security'],
  [
    /^.*(?:\bspoken (?:at|in) (?:\p{L}+ )?(?:conferences?|public|events?)|\b(?:conference|public) (?:talks?|speakers?)|\b(?:giv(?:e|es|en|ing)|gave|held|deliver\w*) (?:\p{L}+ ){0,2}(?:talks?|keynotes?|presentations?)).*$/iu,
    'talks',
  ],
];

/** Where one skill ends and the next begins. */
export const sideBorder = /,? (?:and|as well as|plus|&|und|sowie|et|y|e) /i;
/** A quote that lists skills. */
export const listing = /^Skills: /;
/** What adverts say around a skill and nobody lists with it: that it is used, where and how much. */
export const aroundSkill =
  /\b(?:operat(?:e|ing)(?! (?:systems?|theat\w+|rooms?|models?|budgets?|profits?)\b)|run(?:ning)?|us(?:e|ing)|maintain(?:ing)?|administ(?:er|rat)(?:ing)?|develop(?:ing)?|build(?:ing)?|design(?:ing)?|deploy(?:ing)?|scal(?:e|ing)|tun(?:e|ing)|implement(?:ing)?|writ(?:e|ing)|creat(?:e|ing)|deliver(?:ing)?|secur(?:e|ing)|obtain(?:ing)?|attract(?:ing)?|acquir(?:e|ing)|conduct(?:ing)?|perform(?:ing)?|apply(?:ing)?|support(?:ing)?|organi[sz](?:e|ing)|set(?:ting)? up)(?:,? (?:and|or))?(?= [\p{L}\d])|\b(?:in|at|on|for|within|across) (?:(?:an?|the|our|your|large|real|small|modern|complex|high|fast|busy|commercial|professional|corporate|enterprise|cross-functional|production|live|world|paced|traffic|growing)[- ])*(?:scale|settings?|environments?|organi[sz]ations?|compan(?:y|ies)|teams?|projects?|contexts?|production|depth|practice)(?=\W*$)|\b(?:projects?|applications?|techniques?|methods?|methodolog(?:y|ies)|principles|practices|concepts|tools?|technolog(?:y|ies)|environments?|solutions?|services?|work|roles?)(?=\W*$)/giu;

/** Where alternatives begin and end, of which one is enough; and whether a requirement has any. */
export const alternative =
  /\bor\b|\s\/\s|\p{L}\/\p{L}{3}|\bsuch as\b|\be\.? ?g\b|\bfor example\b|\b(?:one|any) of\b|\([^(),]*,/iu;
export const alternativeBorder =
  /[,;()]|\bor\b|\s\/\s|(?<=\p{L}{3})\/(?=\p{L}{3})|\bsuch as\b|\be\.? ?g\b\.?|\bfor example\b|\b(?:at least )?(?:one|any) of\b/iu;
