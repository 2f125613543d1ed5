/** How an order begins in another language, or what begs for it; folded text. */
const begins = String.raw`(?<=^\W*|[,;:.!?] |\b(?:bitte|por favor|per favore|please|s'il (?:te|vous) plait|und|dann|et|puis|y|e|poi|depois|luego) |^\W*(?:kannst du|konntest du|konnen sie|konnten sie)(?: mir| uns)?(?: bitte)? |^\W*(?:(?:tu )?peux[- ]tu|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous|tu peux|puedes|podrias|puede|puoi|potresti|podes|podias|pode|voce pode) )`;
/** Works that are told for fun: whoever is to tell a topic, a function or a speech is asked about them. */
const fun = String.raw`gedichte?|lied|witze?|marchen|haiku|rezept|ratsel|reim|poemes?|chanson|blagues?|recette|conte|devinette|poemas?|poesia|cancion|chistes?|broma|cuento|receta|adivinanza|canzone|barzellett[ae]|ricetta|favola|indovinello|cancao|piadas?|anedotas?|receita|rap|quiz`;
/** Works that somebody is to write. */
const works = String.raw`(?:${fun}|aufsatz|bewerbung|bewerbungsschreiben|anschreiben|motivationsschreiben|brief|rede|e-?mail|mail|code|funktion|skript|programm|lettre|courriel|discours|redaction|dissertation|fonction|script|programme|carta|correo|discurso|ensayo|funcion|codigo|lettera|tema|saggio|funzione|programma|codice|redacao|funcao|programa)`;
/** Of whom a thing is, or which one. */
const whose = String.raw`(?!(?:sus?|sa|son|ses|ihre?|seine?|sua|suo|seu|que|quel(?:le)?|qual[ei]?|cual|che|welche[nrs]?) )`;
const article = String.raw`(?:mir|uns|mal|bitte|doch|moi|nous|me|nos|para mi|para mim|mi|ci|pour moi|ein|eine|einen|noch|kurzes|kurze|kurzen|kleines|lustiges|lustigen|guten|schones|un|une|une autre|des|una|uno|unas|unos|unos|del|della|dei|uma|umas|um|petit|petite|court|courte|bonne|joli|pequeno|pequena|corto|corta|buen|breve|bella|otro|otra|outra|outro) `;

/** Tasks in other languages, which no portfolio does. */
export const foreignErrands: RegExp[] = [
  new RegExp(
    String.raw`${begins}(?:schreib(?:e|en sie)?|verfass(?:e|en sie)?|dichte|erfinde|erstell(?:e|en sie)?|programmiere|sing(?:e)?|mach|ecris|ecrivez|redige[zr]?|compose[zr]?|invente[zr]?|genere[zr]?|programme[zr]?|chante|escribe|escribeme|escriba|escribir|redacta|redactame|compon|componme|inventa|haz|hazme|programa|canta|cantame|scrivi|scrivimi|scriva|scrivere|componi|inventa|crea|fammi|programma|canta|cantami|escreve|escreva|escrever|compoe|componha|inventa|faz|faca|canta)(?:(?<=m[ei])[ -]|[ -](?=${article}))(?:${article})*(?:\w+ )?${works}\b`,
    'u',
  ),
  new RegExp(
    String.raw`${begins}(?:erzahl(?:e|en sie)?|sag(?:e|en sie)?|raconte[zr]?|dis|dites|cuenta|cuentame|dime|racconta|raccontami|raccontare|dimmi|conta|conte|contar)(?:(?<=m[ei])[ -]|[ -](?=${article}))(?:${article})*${whose}(?:\w+ )?(?:${fun})\b`,
    'u',
  ),
  // "Schreib … auf", with the verb behind what is to be written
  new RegExp(
    String.raw`^\W*(?:kannst du|konntest du|konnen sie|konnten sie) (?:${article})*(?:\w+ )?${works}(?: \w+){0,5} (?:schreiben|verfassen|erzahlen|dichten|erstellen|programmieren)\b`,
    'u',
  ),
  new RegExp(
    String.raw`${begins}(?:ubersetze?|ubersetzen|ubersetzen sie|traduis|traduisez|traduire|traduce|traduceme|traduzca|traducir|traduci|traducimi|traduca|tradurre|traduz|traduza|traduzir)(?!\w*-(?:tu|vous)\b)(?=[^?]{0,60}(?:[:"'«„“]|\b(?:diesen|folgenden|dieses|ce|cette|cet|est[ea]|questa?|quest[oa]|est[ea]) \w+))`,
    'u',
  ),
  // The weather
  /\b(?:wie (?:wird|ist) (?:denn )?das wetter|quel temps (?:fait|fera|va)|que(?:l)? tiempo (?:hace|hara|va a hacer)|que tal el tiempo|como (?:esta|sera) el (?:tiempo|clima) (?:hoy|manana|en)|che tempo (?:fa|fara)|com'e il tempo|como (?:esta|vai estar) o tempo|que tempo (?:faz|fara|vai fazer))\b(?! (?:gemessen|vorhergesagt|que)\b)|\b(?:wettervorhersage|wetterbericht|previsions? meteo|previsioni del tempo|previsao do tempo|meteo) (?:fur |pour |per |para )?(?:heute|morgen|demain|aujourd'hui|oggi|domani|hoje|amanha|manana|hoy)\b/,
  // General knowledge
  /^\W*(?:was ist|wie heisst|welches ist|quelle est|c'est quoi|cual es|qual e|qual'e|quali sono) (?:die |la |a )?(?:hauptstadt von|hauptstadt der|capitale? (?:de|d'|du|della|dell'|dell|di|da|do))(?! (?:son|sa|su|sua|suo|seu|ihr\w*|sein\w*)\b)/,
  /^\W*(?:wer ist|wer war|qui est|quien es|chi e|quem e) (?:der |die |le |la |el |il |o |a )?(?:president|prasident|premier ministre|bundeskanzler|presidente|presidenta|bundesprasident|primo ministro|primeiro[- ]ministro|konig|roi|rey|re|rei)(?:in|e)? (?:von|der|de|du|d'|des|del|di|della|dell'|degli|dei|da|do|das|dos)\b(?! (?:son|sa|ses|sus?|sua|suo|seu|ihre[rs]|seine[rs]|\S+, |(?:\S+ )?(?:firma|gesellschaft|jury|akademie|entreprise|societe|academie|empresa|sociedad|academia|azienda|societa|giuria|accademia|sociedade)\b))/,
  /^\W*(?:wie ?viel (?:uhr|spat) ist es|wie spat ist es|quelle heure est[- ]il|il est quelle heure|que hora es|che ora e|che ore sono|que horas sao)\b/,
  /^\W*(?:wie ?viel (?:ist|sind|macht)|combien (?:font|fait|est)|cuanto (?:es|son)|quanto (?:fa|e|sao)|que(?:l)? (?:est|es) (?:le resultat de)?) \d+ ?(?:[-+*/x×]|mal|plus|minus|geteilt durch|fois|moins|divise par|por|mas|menos|dividido (?:por|entre)|per|piu|meno|diviso|vezes|mais) ?\d+/,
  // Homework, and who won
  /\b(?:meinen? (?:\w+-?)?hausaufgaben?|mes devoirs|mis deberes|mi tarea|i miei compiti|(?:o meu|os meus|meu|meus) (?:trabalhos?|deveres?) de casa|minha licao de casa)\b/,
  /^\W*(?:wer hat (?:gestern |heute )?(?:das spiel|die wahl|die wm|die em|den pokal)|qui a gagne (?:le match|la coupe|les elections|l'election|la finale)|quien (?:gano|ha ganado) (?:el partido|el mundial|las elecciones|la liga)|chi ha vinto (?:la partita|il mondiale|i mondiali|le elezioni|lo scudetto)|quem (?:ganhou|venceu) (?:o jogo|a copa|o mundial|as eleicoes))\b/,
];

/** "¿Actúa como asesora?": the order has the form of what somebody else does. */
const noQuestion = String.raw`(?![^.!;:¿]*\?)`;
/** Orders in other languages to speak as somebody else. */
export const foreignOrders: RegExp[] = [
  new RegExp(
    String.raw`${begins}(?:tu so(?=\W*(?:als\b|$))|stell dir vor,? du (?:bist|war[es]+t)|spiele? (?:die rolle|einen|eine)|antworte (?:mir )?(?:in der ich-form|als (?:ob|war)|wie ein)|fais semblant|joue le role${noQuestion}|fais comme si|reponds (?:moi )?(?:comme (?:si|un)|a la premiere personne)|fais[- ]toi passer|haz como si|actua como${noQuestion}|finge (?:que|ser)|responde (?:como (?:si|se|un)|en primera persona|na primeira pessoa)|fingi (?:di|che)|fai finta|comportati come|rispondi (?:come (?:se|un)|in prima persona)|faz de conta|aja como|age como${noQuestion})(?![a-z])`,
    'u',
  ),
];
