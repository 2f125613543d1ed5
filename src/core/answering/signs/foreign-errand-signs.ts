/** How an order begins in another language, or what begs for it; folded text. */
const begins = String.raw`(?<=^\W*|[,;:.!?] |\b(?:bitte|por favor|per favore|please|s'il (?:te|vous) plait|und|dann|et|puis|y|e|poi|depois|luego) |^\W*(?:kannst du|konntest du|konnen sie|konnten sie)(?: mir| uns)?(?: bitte)? |^\W*(?:(?:tu )?peux[- ]tu|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous|tu peux|puedes|podrias|puede|puoi|potresti|podes|podias|pode|voce pode) )`;
/** Works that somebody is to write. */
const works = String.raw`(?:gedichte?|lied|witze?|marchen|haiku|rezept|aufsatz|bewerbung|bewerbungsschreiben|anschreiben|motivationsschreiben|brief|rede|ratsel|e-?mail|mail|code|funktion|skript|programm|reim|poemes?|chanson|blagues?|recette|conte|lettre|courriel|discours|redaction|dissertation|devinette|fonction|script|programme|poemas?|poesia|cancion|chistes?|broma|cuento|receta|carta|correo|discurso|ensayo|adivinanza|funcion|codigo|canzone|barzellett[ae]|ricetta|favola|lettera|tema|saggio|indovinello|funzione|programma|codice|cancao|piadas?|anedotas?|receita|redacao|funcao|programa|rap|quiz|code)`;
const article = String.raw`(?:mir|uns|mal|bitte|doch|moi|nous|me|nos|para mi|para mim|mi|ci|pour moi|ein|eine|einen|noch|kurzes|kurze|kurzen|kleines|lustiges|lustigen|guten|schones|un|une|une autre|des|una|uno|unas|unos|unos|del|della|dei|uma|umas|um|petit|petite|court|courte|bonne|joli|pequeno|pequena|corto|corta|buen|breve|bella|otro|otra|outra|outro) `;

/** Tasks in other languages, which no portfolio does. */
export const foreignErrands: RegExp[] = [
  new RegExp(
    String.raw`${begins}(?:schreib(?:e|en sie)?|verfass(?:e|en sie)?|dichte|erfinde|erstell(?:e|en sie)?|programmiere|erzahl(?:e|en sie)?|sag(?:e|en sie)?|sing(?:e)?|mach|ecris|ecrivez|redige[zr]?|compose[zr]?|raconte[zr]?|dis|dites|invente[zr]?|genere[zr]?|programme[zr]?|chante|escribe|escribeme|escriba|escribir|redacta|redactame|compon|componme|cuenta|cuentame|dime|inventa|haz|hazme|programa|canta|cantame|scrivi|scrivimi|scriva|scrivere|componi|racconta|raccontami|raccontare|dimmi|inventa|crea|fammi|programma|canta|cantami|escreve|escreva|escrever|compoe|componha|conta|conte|contar|inventa|faz|faca|canta)(?:(?<=m[ei])[ -]|[ -](?=${article}))(?:${article})*(?:\w+ )?${works}\b`,
    'u',
  ),
  // "Schreib … auf", with the verb behind what is to be written
  new RegExp(
    String.raw`^\W*(?:kannst du|konntest du|konnen sie|konnten sie) (?:${article})*(?:\w+ )?${works}(?: \w+){0,5} (?:schreiben|verfassen|erzahlen|dichten|erstellen|programmieren)\b`,
    'u',
  ),
  new RegExp(
    String.raw`${begins}(?:ubersetze?|ubersetzen|ubersetzen sie|traduis|traduisez|traduire|traduce|traduceme|traduzca|traducir|traduci|traducimi|traduca|tradurre|traduz|traduza|traduzir)(?=[^?]{0,60}(?:[:"'«„“]|\b(?:diesen|folgenden|dieses|ce|cette|cet|est[ea]|questa?|quest[oa]|est[ea]) \w+))`,
    'u',
  ),
  // The weather
  /\b(?:wie (?:wird|ist) (?:denn )?das wetter|quel temps (?:fait|fera|va)|que(?:l)? tiempo (?:hace|hara|va a hacer)|que tal el tiempo|como (?:esta|sera) el (?:tiempo|clima) (?:hoy|manana|en)|che tempo (?:fa|fara)|com'e il tempo|como (?:esta|vai estar) o tempo|que tempo (?:faz|fara|vai fazer))\b(?! (?:gemessen|vorhergesagt))|\b(?:wettervorhersage|wetterbericht|previsions? meteo|previsioni del tempo|previsao do tempo|meteo) (?:fur |pour |per |para )?(?:heute|morgen|demain|aujourd'hui|oggi|domani|hoje|amanha|manana|hoy)\b/,
  // General knowledge
  /^\W*(?:was ist|wie heisst|welches ist|quelle est|c'est quoi|cual es|qual e|qual'e|quali sono) (?:die |la |a )?(?:hauptstadt von|hauptstadt der|capitale? (?:de|d'|du|della|dell'|dell|di|da|do))/,
  /^\W*(?:wer ist|wer war|qui est|quien es|chi e|quem e) (?:der |die |le |la |el |il |o |a )?(?:president|prasident|premier ministre|bundeskanzler|presidente|presidenta|bundesprasident|primo ministro|primeiro[- ]ministro|papa?e?|konig|roi|rey|re|rei)(?:in|e)? (?:von|der|de|du|d'|des|del|di|della|dell'|da|do|dos)\b/,
  /^\W*(?:wie ?viel (?:uhr|spat) ist es|wie spat ist es|quelle heure est[- ]il|il est quelle heure|que hora es|che ora e|che ore sono|que horas sao)\b/,
  /^\W*(?:wie ?viel (?:ist|sind|macht)|combien (?:font|fait|est)|cuanto (?:es|son)|quanto (?:fa|e|sao)|que(?:l)? (?:est|es) (?:le resultat de)?) \d+ ?(?:[-+*/x×]|mal|plus|minus|geteilt durch|fois|moins|divise par|por|mas|menos|dividido (?:por|entre)|per|piu|meno|diviso|vezes|mais) ?\d+/,
  // Homework, and who won
  /\b(?:meinen? (?:\w+-?)?hausaufgaben?|mes devoirs|mis deberes|mi tarea|i miei compiti|(?:o meu|os meus|meu|meus) (?:trabalhos?|deveres?) de casa|minha licao de casa)\b/,
  /^\W*(?:wer hat (?:gestern |heute )?(?:das spiel|die wahl|die wm|die em|den pokal)|qui a gagne (?:le match|la coupe|les elections|l'election|la finale)|quien (?:gano|ha ganado) (?:el partido|el mundial|las elecciones|la liga)|chi ha vinto (?:la partita|il mondiale|i mondiali|le elezioni|lo scudetto)|quem (?:ganhou|venceu) (?:o jogo|a copa|o mundial|as eleicoes))\b/,
];

/** Orders in other languages to speak as somebody else. */
export const foreignOrders: RegExp[] = [
  new RegExp(
    String.raw`${begins}(?:tu so(?=\W*(?:als\b|$))|stell dir vor,? du (?:bist|war[es]+t)|spiele? (?:die rolle|einen|eine)|antworte (?:mir )?(?:in der ich-form|als (?:ob|war)|wie ein)|fais semblant|joue le role|fais comme si|reponds (?:moi )?(?:comme (?:si|un)|a la premiere personne)|fais[- ]toi passer|haz como si|actua como|finge (?:que|ser)|responde (?:como (?:si|se|un)|en primera persona|na primeira pessoa)|fingi (?:di|che)|fai finta|comportati come|rispondi (?:come (?:se|un)|in prima persona)|faz de conta|(?:age|aja) como)\b`,
    'u',
  ),
];
