/** What adverts say and questions do not; English and the five other languages that questions come in. */
const signals: RegExp[] = [
  /\b(must[- ]haves?|required|we (require|expect)|requirements?|mandatory|essential( criteria| skills)?|anforderungen|voraussetzungen|requisitos|requis(es)?|exigences|requisiti)\b/i,
  /\b(nice[- ]to[- ]have|preferred|desirable|a plus|an advantage|bonus points|ideally|von vorteil|wünschenswert|se valora|deseable|souhaité|un atout|gradit[oi]|desejável|diferencial)\b/i,
  /\b(responsibilities|duties|your tasks|what you('ll| will) do|aufgaben|funciones|responsabilidades|missions|responsabilità|mansioni)\b/i,
  /\b(qualifications|skills and experience|what you('ll| will)? bring|who you are|your profile|ihr profil|dein profil|perfil|profil recherché|profilo)\b/i,
  /\b(we (are|’re|'re) (looking|searching|hiring|seeking)|we seek|is (looking|seeking|hiring)|join our|join us|wir suchen|buscamos|nous recherchons|nous cherchons|cerchiamo|procuramos)\b/i,
  /\b(you will|you have|the (ideal |successful )?candidate|the successful applicant|applicants?)\b/i,
  /\b(\d+\+?|two|three|five|ten|several) (or more )?years?('|’)?( of)? (\w+ ){0,4}(experience|leading|working|research|practice)\b/i,
  /\b(full[- ]time|part[- ]time|salary range|benefits|apply (now|by|to)|equal opportunity|remote|hybrid|vollzeit|teilzeit)\b/i,
  /\b(job (description|title|posting|advert\w*)|advert|vacancy|this (role|position|post|job)|following (role|position|job)|the (role|position)|stellenanzeige|stelle|oferta|poste|emploi|offerta|vaga)\b/i,
  /\b(judge|assess|evaluate|compare|rate|check|match|fit|suitable|suit|qualify|qualified|could (he|she|they|this person) fill)\b/i,
  /\b(wanted|vacancy|hiring)\b|^\W*(job|position|role|vacancy|title) ?:/i,
  /\b(requirements?|required|must([- ]haves?)?|nice( to have)?|preferred|qualifications|responsibilities) ?:/i,
  /^[^.?!\n]{4,80}\n[\s\S]{80,}/,
  /^\s*[-*•–]\s+.{3,}\n\s*[-*•–]\s+.{3,}/m,
];
const [must = /^/, nice = /^/] = signals;

const minLength = 100;
const minSignals = 3;

/** Whether a message is a pasted job advert, to be answered requirement by requirement; long questions are not. */
export function isJobDescription(text: string): boolean {
  if (text.length < minLength) return false;
  const found = signals.filter((signal) => signal.test(text)).length;
  const demands = must.test(text) || nice.test(text);
  return found >= (demands ? minSignals : minSignals + 1);
}
