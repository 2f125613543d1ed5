import type { Language } from '../replies.ts';

/** Wordings of thanks and assent, and of greetings, farewells and questions on the service itself; patterns on folded text. */
const wordings: { language: Language; thanks: string; greetings: string }[] = [
  {
    language: 'de',
    thanks:
      'danke(?: dir| ihnen| sehr| schon| vielmals| dafur| dafuer| fur (?:die|deine|ihre) (?:hilfe|antworte?n?|auskunft|infos?))*|(?:vielen|besten|herzlichen|lieben|tausend) dank(?: dafur| auch)?|dankeschon|super|toll|klasse|spitze|prima(?= *,? *(?:danke|vielen))|perfekt|ausgezeichnet|okay|ok|alles klar|gut|sehr (?:gut|schon|interessant|hilfreich)|verstanden|verstehe|ach so|aha|interessant|spannend|ja|stimmt|passt|na dann|das (?:ist|war) (?:sehr )?(?:gut|toll|interessant|hilfreich|alles)|das hilft(?: mir)?(?: sehr| weiter)?|gut zu wissen',
    greetings:
      'hallo(?: zusammen)?|halli ?hallo|hi|hey|guten (?:tag|morgen|abend)|gute nacht|moin(?: moin)?|servus|gruss gott|gruezi|tschuss|tschues|tschau|auf wieder(?:sehen|horen)|bis (?:bald|dann|spater|morgen)|mach.?s gut|(?:einen )?schonen (?:tag|abend)(?: noch)?|wie geht.?(?:s| es)(?: dir| ihnen)?|freut mich|bist du (?:ein |eine )?(?:bot|roboter|mensch|ki|maschine|echt)|sind sie (?:ein |eine )?(?:bot|roboter|mensch|ki|maschine)|was (?:kann|darf) ich (?:dich |sie |hier |alles |so )*fragen|wie funktioniert (?:das|dies)(?: hier)?|was ist das hier(?: fur eine seite)?|was ist das fur eine seite|wer hat dich (?:gemacht|erstellt|gebaut|programmiert|entwickelt|erschaffen|geschaffen)|was kannst du(?: (?:alles|so|hier|tun|machen|fur mich))*|(?:welche ki|welches (?:ki[- ]|sprach)?modell|was) bist du(?: eigentlich)?|(?:bist du|ist das) (?:ein |eine )?(?:(?:chat ?gpt|gpt\\S*|claude|gemini|copilot|chat ?bot|llm)|sprachmodell)|kannst du mir helfen|konnen sie mir helfen|(?:ein )?schones wochenende(?: noch)?|hilfe|(?:schone|tolle|gute) (?:seite|webseite)|(?:schones|tolles) portfolio',
  },
  {
    language: 'fr',
    thanks:
      'merci(?: beaucoup| bien| infiniment| a (?:vous|toi)| d.avance| pour (?:tout|(?:ton|votre) aide|(?:la|ta|votre) reponse|l.info\\w*))*|mille mercis?|un grand merci|super|parfait|genial|d.accord|tres (?:bien|interessant|utile)|compris|je vois|je comprends|interessant|bien note|chouette|cool|nickel|excellent|ok|okay|oui|ah|bien|c.est (?:tout|parfait|super|bien|bon|gentil|interessant|note)',
    greetings:
      'bonjour(?: a tous)?|bonsoir|salut|coucou|bonne (?:journee|soiree|nuit|continuation)|au revoir|a (?:bientot|plus tard|plus|demain)|adieu|(?:comment )?ca va(?: bien)?|comment (?:vas tu|vas-tu|allez vous|allez-vous)|(?:es[- ]tu|tu es|etes[- ]vous|vous etes) (?:un |une )?(?:robot|bot|ia|humaine?|machine)|(?:que|qu.est[- ]ce que) (?:puis[- ]je|je peux) (?:te |vous )?demander(?: ici)?|quelles questions (?:puis[- ]je|je peux) poser|comment ca (?:marche|fonctionne)|qui (?:t.a|vous a) (?:cree|fait|programme|developpe|concu)e?|(?:que|qu.est[- ]ce que) (?:peux[- ]tu|tu peux|sais[- ]tu|tu sais) faire|quel(?:le)? (?:modele|ia) es[- ]tu|(?:es[- ]tu|tu es) (?:un )?(?:chat ?gpt|gpt\\S*|claude|gemini|copilot|chat ?bot|llm)|(?:tu peux|peux[- ]tu|pouvez[- ]vous) m.aider|bon week[- ]?end|aide(?:z)?(?:[- ]moi)?|enchantee?|c.est quoi ce site|(?:joli|beau|super) (?:site|portfolio)',
  },
  {
    language: 'es',
    thanks:
      '(?:muchas |muchisimas |mil )?gracias(?: por (?:todo|(?:la|tu|su) (?:ayuda|respuesta|info\\w*))| a (?:ti|usted))*|muy amable|perfecto|genial|vale|de acuerdo|entendido|estupendo|excelente|muy (?:bien|interesante|util)|claro|interesante|que (?:bien|interesante)|ya veo|ok|okay|si|bueno|bien|eso es todo',
    greetings:
      'hola(?: a todos)?|buenas(?: tardes| noches| dias)?|buenos dias|buen dia|adios|hasta (?:luego|pronto|manana|la vista)|chao|chau|que tal|como (?:estas|esta(?: usted)?|va)|(?:eres|es usted) (?:un |una )?(?:bot|robot|humano|humana|ia|maquina|real)|que (?:te |le )?puedo preguntar(?:te|le)?(?: aqui)?|como funciona(?: esto)?|quien te (?:ha )?(?:creado|creo|hecho|hizo|programado|programo|desarrollado)|que (?:puedes|sabes) hacer|que (?:modelo|ia) eres|eres (?:un )?(?:chat ?gpt|gpt\\S*|claude|gemini|copilot|chat ?bot|llm)|(?:me )?puedes ayudar(?:me)?|buen fin de semana|ayuda(?:me)?|encantad[oa]|mucho gusto|que es (?:esto|esta pagina|este sitio)|(?:bonito|buen) (?:portafolio|sitio)|bonita pagina|que tengas? (?:un )?buen dia',
  },
  {
    language: 'it',
    thanks:
      'grazie(?: mille| tante| infinite| davvero| a (?:te|lei)| (?:dell.aiuto|della risposta)| per (?:tutto|(?:l.aiuto|la risposta|le info\\w*)))*|(?:molte|mille|tante) grazie|ti ringrazio|la ringrazio|perfetto|va bene|d.accordo|ottimo|capito|ho capito|bene|molto (?:bene|interessante|utile)|interessante|benissimo|bello|che bello|ok|okay|si|certo|e tutto',
    greetings:
      'ciao(?: a tutti)?|salve|buon ?giorno|buona ?sera|buona ?notte|buona (?:giornata|serata)|arrivederci|a (?:presto|dopo|domani)|addio|come (?:stai|sta|va)|(?:sei|e lei) (?:un |una |un.)?(?:bot|robot|umano|umana|ia|macchina|vero)|(?:che )?cosa (?:ti |le )?posso chieder(?:e|ti|le)(?: qui)?|come funziona(?: questo)?|chi ti ha (?:creato|fatto|programmato|sviluppato)|(?:che )?(?:cosa )?(?:puoi|sai) fare|che modello sei|sei (?:un )?(?:chat ?gpt|gpt\\S*|claude|gemini|copilot|chat ?bot|llm)|(?:mi puoi aiutare|puoi aiutarmi)|buon (?:fine settimana|week ?end)|aiuto|aiutami|piacere(?: di conoscerti)?|cos.e questo sito|(?:bel|bello il) (?:sito|portfolio)',
  },
  {
    language: 'pt',
    thanks:
      '(?:muito |muitissimo )?obrigad[oa](?: (?:pela|por) (?:tudo|ajuda|resposta|info\\w*)| a (?:voce|ti))*|valeu|agradeco|perfeito|otimo|entendi|percebi|ta bom|esta bem|muito (?:bem|bom|interessante|util)|certo|legal|fixe|interessante|excelente|ok|okay|sim|bom|e tudo',
    greetings:
      'ola(?: a todos)?|oi|bom dia|boa (?:tarde|noite)|tchau|adeus|ate (?:logo|breve|amanha|mais|a proxima)|tudo (?:bem|bom)|como (?:vai|vais|estas?|voce esta)|(?:(?:voce|tu) )?es? (?:um |uma )?(?:bot|robo|humano|humana|ia|maquina)|o que (?:te |lhe )?posso perguntar(?: aqui)?|como (?:isto |isso )?funciona(?: isto| isso)?|quem te (?:criou|fez|programou|desenvolveu)|quem (?:criou|fez|programou) voce|o que (?:e que )?(?:podes|sabes|consegues|voce (?:pode|sabe|consegue)) fazer|que modelo es|(?:es|voce e) (?:o )?(?:chat ?gpt|gpt\\S*|claude|gemini|copilot|chat ?bot|llm)|(?:podes|pode) (?:me )?ajudar(?:-me)?|bom fim de semana|ajuda(?:-me)?|prazer(?: em conhecer)?|(?:bonito|belo|bom) (?:site|portfolio)',
  },
];

/** A text of such wordings and of what may stand between them. */
function toWhole(words: string, gap: string): RegExp {
  return new RegExp(String.raw`^(?=[^]{0,120}$)(?:${gap}(?:${words})(?![\p{L}\p{N}]))+${gap}$`, 'u');
}

/** Messages, folded, that are nothing else, by language. */
export const courtesySigns = wordings.map(({ language, thanks, greetings }) => ({
  language,
  thanks: toWhole(thanks, String.raw`[^\p{L}\p{N}?]*`),
  greeting: toWhole(`${greetings}|${thanks}`, String.raw`[^\p{L}\p{N}]*`),
}));

/** Thanks behind a question. */
export const courtesyBehind =
  /[,.!?]\s*(?:(?:vielen|besten|herzlichen|lieben) dank|danke(?:sch[öo]n)?|merci|(?:muchas |mil )?gracias|(?:molte |mille )?grazie|(?:muito )?obrigad[oa])(?: (?:im voraus|schon mal|schon|sehr|vorab|beaucoup|d.avance|par avance|de antemano|por adelantado|por su ayuda|mille|in anticipo|pela ajuda|desde já|antecipadamente))*\W*$/i;
