import { anyNumberWord } from '../../corpus/number-signs.ts';
import { courtesies } from '../replies.ts';

const itself = '(?:that|this|it|these|those|them|so|so much)';
const proof = '(?:sources?|evidence|proof|references?|citations?|quotes?|quotations?)';
/** Doubts the answer before, asks for its source or to hear it once more, and nothing else: "Are you sure?", "quote that". */
const english = new RegExp(
  String.raw`^(?=.{1,100}$)\W*(?:(?:and|but|so|hm+|oh|wait|sorry|ok|okay|well|really|seriously|no|wow|please|(?:can|could|would|will) you)\b\W*)*(?:` +
    [
      `are you (?:\\w+ )?(?:sure|certain|serious|positive|kidding|joking)(?: (?:about|of) ${itself})?`,
      `(?:is|was|are|were) ${itself} (?:really |actually |all )?(?:true|right|correct|so|certain|accurate)`,
      '(?:yes )?really(?: (?:sure|so|true|none|nothing|nobody|no one|never|not|only|just|all)(?: of (?:them|it)| \\w+)?)?|seriously|for real|honestly|(?:r )?(?:you |u )?(?:really |quite )?sure(?: about that)?|none(?: at all)?',
      `are you (?:\\w+ )?(?:sure|certain|positive) (?:that )?(?:there (?:is|are|was|were)|${itself} (?:is|are|was|were)|it['’]s|(?:he|she|they) (?:has|have|had)) (?:(?:only|just|really|no|not) )*(?:\\d+|${anyNumberWord}|any|no|none|all|more|others?|no others?|everything|it)(?: of (?:them|it)| more| others?)?`,
      `(?:where|on (?:which|what) page|in (?:which|what) (?:section|entry|part|record|file)) (?:exactly )?(?:does (?:it|this|that|the \\w+|your \\w+) (?:say|state|mention|claim|tell) ${itself}|(?:is|was|are|were) ${itself} (?:said|stated|documented|mentioned|taken from)|(?:is|was) (?:that|this) from|(?:did|do|can) (?:you|i|we) (?:find|get|read|see|have|take|know|check|verify) (?:that|this)(?: from)?|(?:does|did) (?:that|this) come from|it says)`,
      `(?:(?:(?:do|did) you have|is there|are there|have you(?: got)?|show(?: me)?|give(?: me)?|name|what(?:['’]s| is| are| was)?|which) )?(?:(?:an?|the|your|any|some|its) )?${proof}(?: (?:is|was|are) ${itself}(?: from)?)?(?: (?:for|of|behind|to) (?:${itself}|that (?:claim|statement|answer)|your answer))?`,
      `how (?:do|can|would|could|did) you (?:know|tell|find|be (?:so )?sure)(?: (?:about |of )?${itself})?`,
      `how (?:do|can|could|would) (?:i|we|one) (?:know|check|verify|trust|believe|confirm|be sure(?: of)?)(?: (?:${itself}|you))?`,
      `says who|who says (?:so|that|this)|according to (?:whom|who|what)|(?:based|going) (?:up)?on what|on what basis|on whose authority`,
      `(?:cite|quote|source|prove|verify|confirm|double[- ]?check|check|repeat|back up|show me where (?:it|the \\w+) says)(?: (?:${itself}|me|your (?:sources?|answer)))?(?: up)?(?: (?:again|verbatim|exactly|word for word))?`,
      `i (?:don['’]?t|do not|can['’]?t|cannot|can not|hardly) (?:really )?believe (?:${itself}|you)|i doubt ${itself}|(?:that|this|it) (?:can['’]?t|cannot) be (?:right|true|correct)|no way|prove it`,
      `i (?:thought|heard|read|believed|assumed|would have said) ${itself} (?:was|is|were) .{1,40}`,
      `(?:(?:say|repeat|give|answer|write|put|show|tell|translate)(?: me)?(?: ${itself}| the answer)? )?(?:in|into|auf) (?:german|deutsch|french|spanish|italian|portuguese)`,
      `(?:${itself}(?:['’]s| is| was| sounds| looks) )?(?:all |still |simply |completely |totally |just )?(?:wrong|false|incorrect|untrue|nonsense)(?: answer)?|${itself}(?:['’]s| is| was) not (?:true|right|correct|so)|${itself} (?:isn|wasn)['’]?t (?:true|right|correct|so)|not (?:true|right|correct)|you(?:['’]re| are| were)(?: \\w+)? (?:wrong|mistaken)`,
      'what (?:did|have) i (?:just )?ask(?:ed)?(?: you)?(?: (?:about|for))?(?: just now| before)?|what was (?:my|the) (?:last |previous )?question(?: again)?',
      `(?:say|tell me|show me|give me) (?:${itself}|your answer) (?:again|once more)|repeat(?: (?:the|your|my|last) (?:\\w+ )?(?:answer|question))?|come again|(?:beg your )?pardon(?: me)?|(?:once (?:more|again)|again)|what was that(?: again)?`,
      `why (?:can['’]?t|don['’]?t|won['’]?t|cannot|do|will) you(?: not)? (?:say|tell(?: me)?|answer|know)(?: ${itself})?`,
    ].join('|') +
    String.raw`)(?: (?:please|pls|then|exactly|though|at all|about that))?\W*$`,
  'iu',
);
/** Wants the answer before in fewer words, or has not found it there, and nothing else: "shorter please", "I don't understand". */
const englishShort =
  /^(?=.{1,100}$)\W*(?:(?:and|but|so|ok|okay|sorry|now|please|can|could|would|you|that|this|it|s|is|was|much|far|even|still|way|bit|little|too|long|text|information|detail|say|tell|me|give|to|put|make|keep|be|the|answer|an?|in|just)\b\W*)*(?:(?:more )?(?:short(?:er|en (?:it|that|this))?|brief(?:er|ly)?|concise(?:ly)?|succinct(?:ly)?)(?: (?:answer|version|summary))?|tl;?dr|(?:in )?(?:(?:one|a single|two|a few|fewer|less) )(?:sentences?|words?|lines?)|in (?:short|brief|a nutshell|summary)|nutshell|summari[sz]e(?: (?:it|that|this))?|sum (?:it|that|this) up|(?:a )?(?:short )?summary(?: of (?:it|that|this))?|too (?:long|much)(?: (?:text|information|detail))?|less (?:detail|text)|(?:more )?simpl(?:er|y)(?: words| terms)?|(?:in )?(?:plain|simple|simpler|easy|easier|other) (?:words|terms|english|language)|(?:explain )?(?:it |that |this )?(?:like|as if) i(?:['’]m| am| were| was) (?:an? )?(?:five|5)(?: years? old| year-old)?|eli5|explain (?:it|that|this) (?:more )?simpl(?:y|er)|huh|what do you mean(?: by (?:it|that|this))?|i (?:still )?(?:don['’]?t|do not|didn['’]?t|did not|can['’]?t|cannot) (?:really )?(?:understand|follow|get)(?: (?:it|that|this|you|any of (?:it|that|this)|a word))?|i(?:['’]m| am) (?:still )?(?:confused|lost)|not what i (?:asked|meant|wanted(?: to know)?)(?: (?:for|about))?|isn['’]?t what i (?:asked|meant|wanted(?: to know)?)(?: (?:for|about))?|(?:have|has|did|does)(?: not|n['’]?t) (?:really )?answer(?:ed)? (?:me|it|that|my question|the question)|i (?:did not|didn['’]?t) ask (?:that|this|for (?:that|this|it)|about (?:that|this|it)))(?: (?:please|pls|then|for me|version|answer))*\W*$/iu;

/** By language, patterns on folded text: a doubt or a wish for the source, one for fewer words, and what may stand beside. */
const wordings: { again: string; shorter: string; beside: string }[] = [
  {
    again:
      '(?:bist du|sind sie|seid ihr)(?: (?:dir|ihnen|euch|da|ganz|wirklich|auch|denn))* sicher|(?:ganz |wirklich )?sicher|wirklich|echt(?: jetzt)?|tatsachlich|im ernst|ehrlich|stimmt das(?: wirklich| auch| denn)?|ist das (?:(?:wirklich|auch|tatsachlich|denn) )*(?:wahr|richtig|so|sicher|korrekt)|(?:(?:die|eine|einen|deine|ihre|welche|hast du|haben sie|gibt es|dafur|einen) )*(?:quellen?|belege?|nachweise?|beweise?|quellenangaben?)(?: dafur)?|(?:wo|woher) (?:steht|hast du|haben sie|weisst du|wissen sie|kommt) das(?: her)?|beleg(?:e|en sie)? das|(?:das )?glaube? ich (?:dir |ihnen |das )?nicht|(?:kannst du|konnen sie) das (?:belegen|prufen|beweisen|nachprufen|bestatigen)|noch ?(?:mal|einmal)|wie bitte',
    shorter:
      '(?:zu )?(?:kurz(?:er)?|knapp(?:er)?)|in (?:einem|zwei|wenigen) (?:satz|satzen|wort|worten)|kurzfassung|zusammengefasst|zusammenfassung|zu (?:lang|viel)(?: text)?|weniger text',
    beside:
      'bitte|und|aber|hm+|oh|nein|doch|das|es|ja|ok|noch|etwas|viel|geht|auch|kannst|konnen|du|sie|mach|mache|sag|sage|fass|fasse|antworte|zusammen|also|denn|war',
  },
  {
    again:
      '(?:(?:es|etes)[- ](?:tu|vous)|tu es|vous etes|t.es)(?: (?:vraiment|bien|absolument))* sure?s?(?: de (?:ca|cela))?|sure?|vraiment|(?:c.est|est[- ]ce)(?: (?:vraiment|bien))* (?:vrai|sur|exact|correct|certain)|serieu(?:x|sement)|ah bon|(?:(?:la|les|une|des|ta|tes|votre|vos|quelles?|est|sont|as[- ]tu|avez[- ]vous|y a[- ]t[- ]il) )*(?:sources?|preuves?|references?)|(?:c.est |est[- ]ce )?ou (?:est[- ]ce |c.est |que c.est )?(?:ecrit|dit|mentionne)|d.ou (?:ca|cela) vient|comment (?:le )?(?:sais[- ]tu|savez[- ]vous|tu (?:le )?sais|vous (?:le )?savez)|je n.y crois pas|j.en doute|encore une fois|repete[rz]?|(?:(?:peux[- ]tu|pouvez[- ]vous) )?(?:le )?(?:verifie[rz]?|confirme[rz]?|prouve[rz]?)',
    shorter:
      'plus (?:courte?|breve?|bref|concise?|brievement)|en (?:une|deux) (?:seule )?phrases?|en (?:un|deux|quelques|peu de) mots?|(?:en )?bref|en resume|resume[rz]|resume[rz]?[- ](?:moi|le|la|ca)|trop longu?e?|raccourci(?:s|t|r|ssez)?',
    beside:
      's.il (?:te|vous) plait|svp|stp|et|mais|euh|non|oui|ok|alors|c.est|cela|ca|le|la|peux|pouvez|tu|vous|un peu|encore|beaucoup|reponse|dis|dites|moi',
  },
  {
    again:
      '(?:(?:estas?|usted|realmente|completamente|de|eso) )*segur[oa]s?(?: de (?:eso|ello))?|de verdad|en serio|de veras|(?:eso )?es (?:verdad|cierto|correcto|seguro)(?: eso)?|realmente|(?:(?:la|las|una|alguna|cual|es|tu|su|tienes?|hay) )*(?:fuentes?|pruebas?|referencias?)|donde (?:lo |se )?(?:dice|esta|pone|consta)(?: eso)?|como lo sabes?|no (?:me |te )?lo creo|otra vez|repite(?:lo)?|(?:puedes?|podrias?) (?:comprobar|verificar|confirmar)(?:lo)?',
    shorter:
      'mas (?:cort[oa]|breve|concis[oa])|en (?:una|dos) (?:sola )?(?:frases?|oracion(?:es)?)|en (?:una|dos|pocas) palabras?|(?:en )?resumen|resuma|resum[ae](?:lo|melo)|resumido|(?:demasiado|muy) larg[oa]|brevemente|abrevia(?:lo)?',
    beside:
      'por favor|y|pero|no|si|ok|vale|eso|es|lo|un poco|aun|todavia|mucho|puedes?|podrias?|respuesta|la|dilo|dime|hazlo',
  },
  {
    again:
      '(?:(?:ne|sei|e|lei|davvero|proprio) )*sicur[oa](?: di (?:questo|cio))?|davvero|veramente|(?:dici )?sul serio|(?:questo )?e (?:(?:davvero|proprio) )?(?:vero|giusto|corretto)|(?:(?:la|le|una|delle|qual|e|tua|sua|hai|ha) )*(?:font[ei]|prov[ae]|riferiment[oi])|dove (?:sta|e|lo) (?:scritto|dice)|come (?:lo |fai a )?(?:sai|saperlo)|non (?:ci|ti) credo|di nuovo|ancora una volta|ripeti(?:lo)?|(?:puoi|puo) (?:verificare?|confermare?|controllare?)(?:lo)?',
    shorter:
      'piu (?:cort[oa]|breve|concis[oa]|brevemente)|in (?:una|due) (?:sola )?fras[ei]|in (?:una|due|poche) parol[ae]|in (?:breve|sintesi)|riassum[ie](?:lo)?|riassunto|tropp[oa] lung[oa]|accorcia(?:lo)?|brevemente',
    beside: 'per favore|per piacere|e|ma|no|si|ok|ancora|un po|molto|puoi|puo|la|risposta|dillo|dimmi|lo|questo|allora',
  },
  {
    again:
      '(?:(?:voce|tu|tens?|tem|a|mesmo) )*certeza(?: disso)?|(?:voce )?estas? segur[oa]|mesmo|de verdade|(?:a )?serio|(?:isso )?e (?:mesmo )?(?:verdade|certo|correto)(?: isso)?|realmente|(?:(?:a|as|uma|alguma|qual|e|tua|sua|tens?|tem|ha) )*(?:fontes?|provas?|referencias?)|onde (?:e que )?(?:diz|esta|consta)(?: isso)?|como (?:e que )?(?:tu |voce )?sabes?(?: disso| isso)?|nao acredito|outra vez|de novo|repete|(?:podes?|voce pode) (?:verificar|confirmar)(?: isso)?',
    shorter:
      'mais (?:curt[oa]|breve|concis[oa]|resumid[oa])|(?:em (?:uma|duas|so uma)|numa) (?:so )?frases?|(?:em (?:uma|duas|poucas)|numa) palavras?|em resumo|resuma|resumidamente|(?:muito|demasiado) long[oa]|encurta|brevemente',
    beside: 'por favor|se faz favor|e|mas|nao|sim|ok|isso|ainda|um pouco|muito|podes?|pode|a|resposta|diz|entao',
  },
];

/** Messages that are nothing else, in English or any of these. */
function toWhole({ source }: RegExp, key: 'again' | 'shorter'): RegExp {
  const whole = wordings.map(
    ({ beside, ...words }) =>
      String.raw`^(?=.{1,100}$)\W*(?:(?:${beside})\b\W*)*(?:${words[key]})(?:\W+(?:${beside})\b)*\W*$`,
  );
  return new RegExp([source, ...whole].join('|'), 'iu');
}

/** Doubts the answer before, asks for its source or to hear it once more. */
export const asksAgain = toWhole(english, 'again');
/** Wants the answer before in fewer words. */
export const asksShort = toWhole(englishShort, 'shorter');
/** Turns behind which the talk goes on as before them: what a greeting is offered to ask was not asked. */
export const asides = [asksAgain, asksShort, ...courtesies.flatMap(({ thanks, greeting }) => [thanks, greeting])];
