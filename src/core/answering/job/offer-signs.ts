const candidate = String.raw`(?:he|she|they|you|(?:this|the) (?:person|candidate))`;
const name = String.raw`\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?`;
const judged = String.raw`^\W*(?:please )?(?:assess|judge|evaluate|rate|check|match|compare)\b`;
const quality = String.raw`(?:an? |the )?(?:(?:good|right|suitable|strong|great|possible) )?`;
const us = String.raw`for (?:us|our (?:team|company|firm|business|start-?up))`;
/** "Is she the one?", "can this person do that?", at the end of an advert. */
export const isTheOne = String.raw`(?:(?:is|would|could|can|should|does|do) (?:${candidate}|this (?:guy|man|woman)|your \w+)(?: be)? (?:the (?:one|right (?:one|person|man|woman))|legit|suit(?:able)?|fit(?:ting)?|right|match|qualif\w+|do (?:that|this|it|the job)|hear from us)|(?:is|would|could) (?:that|this|it)(?: be)?(?: something for)? (?:her|him|them|you))\b[^?.\n]{0,40}\?+\s*$`;
/** Who is sought for a job. */
const role = String.raw`(?:engineer|developp?er|designer|programmer|manager|scientist|analyst|nurse|radiographer|chemist|researcher|technician|teacher|editor|writer|consultant|architect|administrator|assistant|director|lead|head|expert|specialist|person|candidate|freelancer)\b`;
const listed = String.raw`(?:skills?|requirements?|profile|list|stack|criteria|points|role|job|position|post|advert)`;
/** "Compare the list of jobs: which was longest?": a question word behind a colon asks a question. */
const behind = String.raw`: ?(?!(?:[Ww]hich|[Ww]hat|[Ww]hom?|[Ww]hose|[Hh]ow|[Ww]hen|[Ww]here|[Ww]hy|(?:[Ii]s|[Aa]re|[Dd]oes|[Dd]o|[Dd]id) (?:he|she|they|there|it|the))\b)\S`;
const wish =
  '(?:requirements?|must[- ]haves?|qualifications|anforderungen|voraussetzungen|exigences|requisitos|requisiti)';
/** One who is sought for a day and for no job. */
const guest = String.raw`\b(?:keynote |guest )?(?:speaker|panell?ist|moderator|sponsor|podcast guest)s? (?:for|at|on|to)\b`;
const posts = '(?:dev|developer|engineer|programmer|designer|manager|scientist|nurse|analyst)';
/** "Could she do a job that needs Python and SQL?": what the job asks for. */
export const needing =
  /^\W*(?!(?:what|which|who|when|where|why|how|did|has|was|were)\b)[^?.:;\n]{3,100}\b(?:fit|fill|suit\w*|match|qualif\w+|right|candidate|do|recommend|good|person|what it takes|ready)\b[^?.:;,\n]{0,40}\b(?:job|role|position|post|vacancy|opening)\b[^?.:;,\n]{0,50}? (?:(?:that|which) (?:needs?|requires?|asks? for|wants?|demands?|calls? for|involves?)|needing|requiring|asking for|involving|demanding) (?=[^?\n]{2,60}(?:,| and | & ))([^?\n]{4,300})\?*\s*$/i;
/** Adverts of a sentence: an offer and whether the person fits it, a list to hold against the person, the bare question. */
export const shortAdverts = [
  // "Need a Rust dev 3+ yrs, Berlin", "Senior Rust dev wanted, Berlin": a line that asks nothing of anybody.
  new RegExp(
    String.raw`^(?=[^?\n]{0,200}\s*$)(?!.*\b(?:he|she|they|you|who|whom|her|his|him|their|your|the|ago)\b)\W*(?:(?:(?:we|i)(?:['’]re| are|['’]m| am)? )?(?:(?:now|urgently|currently) )?(?:need|looking for|search(?:ing)? for|seeking|hiring:?|wanted:?) (?:an? )?(?:[\w+#./&-]+ ){0,4}${posts}\b(?:[^?\n]*\d{1,2} ?\+? ?(?:years?|yrs?|y)\b|, ?[^?\n,]{2,40}, ?\S)|(?:(?!an? )[\w+#./&-]+ ){1,5}${posts} wanted(?:[.,!:;]|$| (?:in|for|asap|immediately)\b))[^?\n]*\s*$`,
    'i',
  ),
  // A letter that tells whom it needs and what "you" should be able to do.
  new RegExp(
    String.raw`^(?=[^?]{200,}$)(?=[^]*\b[Ww]e(?:['’]re| are)? (?:now )?(?:need|want|looking for|hiring|after) (?:our|an?) [^.!\n]{0,40}\b${posts}\b)[^]*\b[Yy]ou(?:['’]ll| will)? (?:should|must|need|have to) `,
    'u',
  ),
  // "Requirements: Go; Kafka; Java", with nothing asked.
  new RegExp(
    String.raw`^(?!\W*(?:please )?(?:list|name|show|give|tell|enumerate)\b(?: me| us)?(?: all)?(?: of)? (?:his|her|their|your|the)\b)[^?]{0,200}\b${wish} ?:[^?]{2,80}?[;,\n][^?]*$`,
    'i',
  ),
  // A heading on a line of its own and a list, with nothing asked
  /^[^?\n]{0,100}\n(?:[^?\n]{0,100}\n){0,4}?\W*(?:requirements|qualifications|must[- ]haves?|(?:skills )?required|what (?:we need|you need|you bring))\W*\n(?:[ \t]*[-*•–][^\n?]+(?:\n|$)){2,}[^?]*$/i,
  // "Profil recherché :", a list, and whether the person fits it.
  new RegExp(
    String.raw`^[^?]{0,300}\b(?:${wish}|profil recherché|(?:votre|ihr|dein) profil|compétences(?: requises)?|perfil(?: buscado)?|profilo(?: ricercato)?) ?:\s*(?:\n[ \t]*[-*•–][^\n?]+){2,}\s*[^?\n]{0,80}\?\s*$`,
    'i',
  ),
  // "Wanted: staff engineer, 8+ yrs, Go. Fit?", "Staff engineer: Go, Kafka; 5+ years. Match?"
  /^\W*(?:(?:wanted|hiring|vacancy|opening|looking for|job|role|position) ?:|(?:senior|junior|mid-?level|staff|principal|lead)\b(?!.*\b(?:his|her|their|your|we|i)\b.*[.;!].)[^?.,:;\n]{3,40}[,:;](?=[^?\n]*[,;])) ?[^?\n]{10,300}[.;,!–—-]\s*(?:[^?.;!\n]{0,40}\b)?(?:fit|match|suit\w*|qualif\w+|candidate|interested|apply(?:ing)?)\b[^?.\n]{0,30}\?\s*$/i,
  needing,
  // "Hiring: Rust developer, PostgreSQL, remote, Kafka a plus"
  /^(?=[^?\n]{0,300}$)\W*(?:wanted|(?:we(?:['’]re| are) )?(?:now )?hiring) ?[:!–-] ?[^?\n,]{0,40}\b(?:dev|developer|engineer|designer|programmer|manager|scientist|nurse|chemist|analyst|lead|head|assistant|architect)\b[^?\n,]{0,20}(?:, [^?\n,]{2,40}){2,}/i,
  // "Senior Go engineer, Berlin, Kubernetes, Kafka, German B2, hybrid"
  /^\W*(?:senior|junior|mid-?level|staff|principal|lead)\b[^?.\n,]{3,40}(?:,[^?.\n,]{2,30}){4,}\W*$/i,
  // "Staff engineer – Rust / Kafka / Kubernetes – remote"
  /^\W*(?:senior|junior|mid-?level|staff|principal|lead)\b[^?.\n,/|]{3,40} ?[-–—|:] [^?\n/|·]{1,40}(?: [/|·] [^?\n/|·]{1,40}){2,}\W*$/i,
  // "Is she suitable for a job as a senior developer (React, TypeScript, 5+ years)?"
  new RegExp(
    String.raw`^\W*(?:is|would|could|are|does|do) (?:${candidate}|\w+) [^?.\n]{0,40}\b(?:suit(?:able|ed)|fit|right|qualified|match|candidate)\b[^?.\n]{0,12}\b(?:for|to) (?:an? |the |this |our )?(?:\w+ )?(?:job|role|position|post)\b[^?\n]{0,80}[(:][^?\n]{3,}[,;][^?\n]*\?\s*$`,
    'i',
  ),
  // An offer in another language, and whether the person fits it.
  /^[^?]{40,600}[.!] ?(?:passt (?:er|sie|\p{Lu}\p{L}+)|(?:convient|correspond)-(?:il|elle))\b[^?]{0,40}\?\s*$/isu,
  /^[^\p{L}]*(?:(?:wir|ich|nous|on) )?(?:suchen?|brauchen?|recherch\w+|cherch\w+|busc(?:o|amos)|necesit(?:o|amos)|cerc(?:o|hiamo)|procur(?:o|amos)|precis(?:o|amos)) (?!(?:(?:ihre?|seine?)n?|nach|s[ueao]s?|seus?|suas?|(?:il|la) su[oa])\b)[^?]{10,600}[.!] ?¿?(?:est-ce qu[e’'] ?)?(?:\p{L}+ ){0,3}?(?:passt|geeignet|convien\w+|correspond\w*|encaja|cumple|adecuad[ao]|idóne[ao]|apt[ao]|adatt[ao]|idone[ao]|adequad[ao]|indicad[ao]|encaixa)(?!\p{L})[^?]{0,60}\?\s*$/iu,
  /^\W*(?:passt|convient|correspond)\b[^?:]{3,60}\b(?:stelle|rolle|job|poste|profil)\b[^?:]{0,20}:[^?]{10,600}\??\s*$/i,
  new RegExp(
    String.raw`^(?![^?]*${guest})\W*(?:(?:hi|hello|hey)\W+)?(?:we|i|our (?:team|company|(?:tech )?stack))(?:['’]re| are|['’]m| am)? (?:currently )?(?:look(?:ing|s)? for|search(?:ing)? for|need(?:s|ing)?|seek(?:s|ing)?|hir(?:e|ing)|want(?:s|ed)?|recruiting|(?<=stack )(?:is|includes))\b[^?]{4,400}[.!,;:\n–—][^?.]{0,30}\b${candidate}\b(?:['’](?:s|re))?(?: \w+){0,4} (?:match|have (?:that|those|these|all|them)|fit|fitting|suit|suits|suitable|suited|qualif\w+|right|candidate|person)\b[^?.]{0,60}\?\s*$`,
    'i',
  ),
  new RegExp(
    String.raw`^\W*(?:[Ww]e|I|[Oo]ur (?:team|company))\b[^?]{8,400}[.!,;:\n–—]\s*(?:[Ii]s|[Ww]ould|[Cc]ould|[Dd]oes|[Cc]an) ${name}(?: be)? ${quality}(?:match|fit|suitable|candidate|qualified|person)\b[^?.]{0,60}\?\s*$`,
    'u',
  ),
  // "Senior Java engineer – Kubernetes, Spring. Would you be interested?"
  new RegExp(
    String.raw`^\W*\b(?!(?:hi|hello|hey|i|we|my|our|the|an?|which|what|who|how|do|does|did|is|are|was|were|has|have|can|could|would)\b)(?:[\w+#./]+[ -]){0,5}(?:engineer|developer|programmer|designer|manager|architect|analyst|scientist|consultant|administrator|researcher)\b(?: \([^)]{1,20}\))? ?[-–—:|\n][^?,;]{2,60}[,;][^?]{2,400}[.!,;:\n–—]\s*(?:is|are|would|could) ${candidate} (?:be )?(?:interested|keen|(?:an? )?(?:good |right )?(?:fit|match))\b[^?.]{0,40}\?\s*$`,
    'i',
  ),
  // "Need someone who can do wireframes and some React – is she the one?"
  new RegExp(
    String.raw`^(?![^?]*${guest})[^?]{0,120}\b(?:need|want|look(?:ing)? for|after|short of|vacancy for|(?:find|hire|recruit)(?:ing)?|seek(?:s|ing)?)s? (?:some(?:one|body) (?:who|with|that)\b|an? (?:[^\s?,]+ ){0,6}?${role})[^?]{10,800}[.!,;:\n–—-]\s*(?:[^?.\n]{0,60}\b)?${isTheOne}`,
    'i',
  ),
  // "Python, Airflow, dbt, Terraform, 4+ years", "React Native | TypeScript | Expo | 3+ yrs", "Auditor // remote // a must".
  /^(?=[^?\n]{0,400}$)(?=[^?\n]*\b\d{1,2} ?(?:\+ ?(?:y|yrs?|years?|ans|jahre)\b|y\+|yrs?\b))(?:[^?.,|/\n]{2,40}(?:, | ?\| ?| \/\/ )){4,}[^?\n]{2,80}$/i,
  /^(?=[^\n]*\b(?:\d{1,2} ?(?:\+|y\+|yrs?\b|years?\b)|remote|hybrid|on-?site|(?:full|part)[- ]?time|contract|a must|a plus)(?![\w/]))(?!https?:)[^?|\n]{3,60}(?: \/\/ [^?|\n/]{2,60}){3,}/i,
  // "Does she meet 5 years of Python?"
  new RegExp(
    String.raw`^\W*(?:does|do|would) (?:${candidate}|\w+) (?:meet|satisfy|fulfill?) [^?\n]{1,120}\byears\b[^?\n]{3,80}\?\s*$`,
    'i',
  ),
  new RegExp(
    String.raw`${judged}(?: (?:the|how|whether|if|of|for|her|his|their|your|well|he|she|they|you|is|are|does|do|an?|good))* (?:fits?|match(?:es)?|suitability|candidate)\b[^:?.\n]{0,60}${behind}`,
    'i',
  ),
  new RegExp(
    String.raw`${judged}(?:[^:?.\n]{0,40} (?:(?:him|her|them|you|(?:this|the) (?:person|candidate)|skills?|profile) (?:against|with|to|for|on|by)\b|(?:the following|following|these|this|our|my) (?:\w+ )?${listed}\b)[^:?.\n]{0,40}| ${listed} ?)${behind}`,
    'i',
  ),
  new RegExp(
    String.raw`^\W*(?:how (?:(?:well|good) )?)?(?:does|do|is|are|would|could|can) ${candidate}\b[^:?.\n]{0,30}\b(?:tick|match|fit|suit|meet|qualify|qualified|suitable|suited)\b[^:?.\n]{0,40}${behind}`,
    'i',
  ),
  new RegExp(
    String.raw`^\W*(?:[Hh]ow (?:well|good) )?(?:[Dd]oes|[Ii]s|[Ww]ould|[Cc]ould|[Cc]an) ${name} (?:be )?(?:match|fit|suit|meet|qualify|(?:a )?(?:good |right |suitable )?(?:match|fit|candidate)|suitable for (?:us|the|this|our|these)\b)[^:?.\n]{0,40}${behind}`,
    'u',
  ),
  new RegExp(
    String.raw`^\W*(?:is|would|could|are) ${candidate} (?:be )?${quality}(?:fit|match|candidate|suitable)(?: ${us})?\W*$`,
    'i',
  ),
  new RegExp(
    String.raw`^\W*(?:[Ii]s|[Ww]ould|[Cc]ould) ${name} (?:be )?${quality}(?:candidate|(?:fit|match|suitable) ${us})(?: ${us})?\W*$`,
    'u',
  ),
];
