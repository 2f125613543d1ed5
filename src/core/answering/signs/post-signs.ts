import { they } from './sentence-signs.ts';

const present = '(?:still|now|currently|presently|today|nowadays|at present|at the moment|these days|any ?more)';
const filler = '(?:been|be|to|work(?:ing|ed)?|serv(?:e|ed|ing)|employed|as|an?|the|already)';
/** What somebody may be employed as. */
export const postNames =
  '(?:engineer|developer|programmer|coder|architect|administrator|sysadmin|maintainer|analyst|consultant|designer|tester|manager|lead|team ?leader|director|head|chief|executive|officer|president|chairman|chairwoman|chair|supervisor|coordinator|founder|co-?founder|partner|owner|freelancer|contractor|doctor|physician|surgeon|nurse|midwife|pharmacist|therapist|dentist|vet|teacher|professor|lecturer|tutor|dean|librarian|researcher|scientist|statistician|economist|accountant|lawyer|attorney|solicitor|judge|journalist|editor|translator|photographer|secretary|assistant|clerk|technician|mechanic|electrician|plumber|carpenter|chef|cook|waiter|waitress|barista|cashier|driver|pilot|captain|soldier|policeman|firefighter|salesman|marketer|recruiter|intern|apprentice|trainee|cto|ceo|cfo|coo)';

/**
 * Asks for a post of some title, on folded text: when or for how long somebody had it, whether she has it now, or whether at
 * all; what stands before the title, and the title.
 */
export const asksPost = new RegExp(
  String.raw`^(\W*(?:(?:(?:since|until|till|from|for) )?(?:when|how long) (?:is|are|was|were|has|have|did) ${they} (?:${filler} )*|(?:is|are|does|do) ${they} (?=.*\b${present}\b)(?:(?:${filler}|${present}) )*|(?:is|are|was|were|has|have|did|does|do) ${they} (?:(?:${filler}|ever|once|actually|really) )*(?<=\b(?:an?|the) )(?=(?:[\w-]+ ){0,3}${postNames}\W*$)))(.{2,60}?)(?: ${present})*\W*$`,
);
/** Ends in what somebody may be employed as. */
export const isTitle = new RegExp(String.raw`\b${postNames}$`);
/** Asks for what is so now, and how a sentence tells that it still is. */
export const ofToday = /^\W*(?:is|are|does|do)\b/;
export const tellsToday = /\b(?:still|now|currently|to this day|nowadays|these days)\b/i;
/** Speaks of what somebody is or was, in a field or in a sentence. */
export const tellsBeing =
  /\b(?:am|is|are|was|were|be|been|become|became|turned|work(?:s|ed|ing)?|serv(?:e[ds]?|ing)|as)\b/i;
/** Fields that tell what somebody is. */
export const titleFields = ['headline', 'role', 'degree'];
/** Asks of a post of some title with somebody, on folded text: what stands before the title, and the title. */
export const postWith = new RegExp(
  String.raw`^(.*?\b(?:(?:is|are|was|were|been|had|has|have|did) ${they} (?:(?:${filler}|ever|once|also|become) )*|${they} (?:[\w-]+ ){1,3}?as (?:an? |the )?))((?:(?!(?:at|of|for|with|in|as|by|to) )[\w-]+ ){0,3}?(?:${postNames}|producer|treasurer|actor|actress|scholar|adviser|advisor|\w{2,30}(?:ist|ician))) (?:at|of|for|with|in the) `,
  'd',
);
/** What a title is over or of: "Director, Research Centre", "head of research". */
export const over = /(?:,| of | for ).*/;
/** Offices for which no near word stands: a president is no director. */
export const offices =
  /^(?:president|chair(?:man|woman)?|ceo|cto|cfo|coo|founder|co-?founder|owner|partner|professor|dean|producer|judge|secretary|treasurer)$/;

/** Whoever bears such a role sits on a board. */
export const boardRole =
  /(?<!\b(?:on|circuit)[- ])\bboard\b(?! (?:game|op|design|engin|support))|\b(?:non-?executive|independent) director\b|\b(?:trustee|governor)\b|^(?:role: )?chair(?:man|woman|person)\b/i;
/** How a text on a post tells that the person left it. */
export const leaves =
  /(?:^|(?<!\b(?:[Bb]efore|[Ss]ince|[Uu]ntil|[Aa]fter) )\b(?:I|[Ss]he|[Hh]e|[Tt]hey) (?:\w+ )?)(?:[Ll]eft|[Qq]uit)\b|\b(?:[Ll]eaving|(?:made|makes) (?:me|him|her|them) (?:go|leave|quit|resign)|(?:drove|drives|brought|sent|pulled) (?:me|him|her) (?:back|away|out|home)|went(?=, (?:since|because|as|for)\b)|(?:took|caught|boarded) (?:the|an?) (?:next |last |night )?(?:boat|ship|ferry|train|plane|bus|flight)(?: home| back)? (?:to|for|home|back)\b|(?:did|was|were|will|would|is) not (?:be )?renew(?:ed)?|resign(?:ed|ation)|g[ai]ven? (?:in )?(?:(?:my|her|his|their) )?notice|(?:unit|team|department|staff|group|office) was (?:cut|halved|disbanded)|(?:I|she|he|they) (?:\w+ )?(?:(?:went|moved|came) (?:home|back(?! to work\b)|on|away|abroad)|returned|retired|stepped down)|gave (?:it|that|(?:the|my|her|his) \w+) up|gave up (?:the|my|her|his) (?:\w+ )?(?:post|job|place|practice|class|course|position|role|office|chair)|(?:went|going) back to (?!work\b)|handed (?:(?:the|my|her|his) )?(?:\w+ )?(?:team|crew|post|job|desk|group|work|keys|company|office|role|over)|(?:was|were|been|got) (?:\w+ )?(?:fired|sacked|dismissed|laid off|made redundant|let go)|(?:fired|sacked|dismissed) (?:me|him|her|them)|redundanc(?:y|ies)|(?:company|firm|office|studio|business|contract|funding|money|post|grant|lab(?:oratory)?) (?:was |had |has |is )?(?:clos\w+|shut|end\w*|ran out|expired|sold|bought|dissolved|wound up)|shut down|bankrupt\w*|insolven\w*)\b/;
