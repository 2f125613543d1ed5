import { months } from '../../contract/partial-date.ts';
import { anyNumberWord } from '../../corpus/number-signs.ts';

/** How sentences look that tell of a year. */
export const year = /\b(?:1[4-9]|20)\d\d\b/;
/** A day of a year. */
export const day = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months.join('|')})|(?:${months.join('|')}) \\d{1,2}(?:st|nd|rd|th)?,?) (?:1[4-9]|20)\\d\\d\\b`,
);
export const severalYears = new RegExp(`${year.source}(?:, ${year.source})*,? and ${year.source}`);
/** A year, a day of a month and the number of a page are no count, nor the one of "for one player", "one of them". */
export const amount = new RegExp(
  `(?<![\\d.,]|\\b(?:page|chapter|room|volume|section|figure|level|version|No\\.) )(?!(?:1[4-9]|20)\\d\\ds?\\b)(?!\\d{1,2} (?:${months.join('|')}))\\d|\\b(?:no|none|single|once|twice|(?<!\\b(?:as|at|by|for|from|in|into|of|on|per|to|within) )one(?! (?:another|of)\\b)|${anyNumberWord.replace('one|', '')}|dozens?|hundreds?|thousands?|millions?|half|several|both)\\b`,
  'i',
);
/** Coins that mean nothing else, and those that may; for a pattern. */
const coins =
  'dollars|euros|francs|yen|kronor|kroner|roubles|rubles|guilders|florins|(?:schil|shil)lings|rupees|pesos|pesetas|z(?:ł|l)oty|dirhams|naira|forints|kwacha|meticais|cedis|renminbi|rupiah|ringgits?|shekels|dinars|riyals|tenge|hryvnias?|escudos|drachmas?|deutschmarks|koruna?|kuna|taka';
const marks =
  'pounds|cents|pence|marks|crowns|yuan|rand|baht|reais|thalers|lire|liras?|birr|rials|leva|pula|kyats?|dalasis?|lari';
export const money = new RegExp(
  String.raw`[$£€¥]|\d\s?(?:[kKmM]|(?:million|billion)(?! (?!(?:${coins}|${marks})\b)[a-z]{3,}s\b)|${marks})\b|\b(?:USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|JPY|CNY|INR|CAD|AUD|NZD|BRL|ZAR|MXN|KES|NGN|GHS|ZMW|KRW|SGD|HKD|TRY|ILS|AED|${coins}|unpaid|for free|free of charge|no (?:fee|charge|pay)|without (?:a )?(?:fee|charge|pay))\b`,
  'i',
);
/** Units of time, for a pattern. */
export const timeUnits =
  '(?:(?:milli)?seconds?|minutes?|hours?|days?|weeks?|months?|ms|years?|(?<=\\d )(?:h|hrs?|mins?|secs?))\\b';
export const timeSpan = new RegExp(`\\b${timeUnits}`, 'i');
/** The verb of a question on somebody or something, for a pattern. */
export const is = '(?:[Ii]s|[Ww]as|[Aa]re|[Ww]ere)';
/** The verb of a question on what somebody did, for a pattern. */
export const does = '(?:[Dd]o|[Dd]oes|[Dd]id|[Hh]as|[Hh]ave|[Hh]ad)';
/** Between somebody or something and what is told of it, for a pattern. */
export const near = '[^.;]{0,80}';
/** How a name begins, for a pattern that ignores case. */
export const aName =
  '(?-i:(?<!\\p{L})(?!(?:The|An?|In|On|At|My|Our|His|Her|Their|Its|He|She|It|They|We|This|That|When|After|One|No)(?!\\p{L}))\\p{Lu}\\p{Ll})';
/** Everything but who took part, for the beginning of a bound sign. */
export const noList = String.raw`^(?!.*: (?:colleagues|collaborators|authors) )`;
/** A sentence that gives the name of a thing, for a bound sign. */
export const thingName = `{one}(?: \\p{Ll}+){0,3}? (?:called|named|christened)|(?:called|named) [^.;]{0,20}{one}|{one},? ["“]?${aName}|${aName}\\p{L}*(?:['’]s)?(?: (?!(?:in|at|on|and|with|to|from|by|for)(?!\\p{L}))[\\p{L}’'-]+){0,3} {one}`;
/** A dog, of whatever breed, for a pattern. */
export const dogs =
  '(?:dog|(?:sheep|bull|lap|cattle|sled|guide)-?dog|greyhound|wolfhound|deerhound|bloodhound|hound|lurcher|whippet|terrier|labrador|spaniel|retriever|collie|shepherd|alsatian|dalmatian|mastiff|husky|setter|pointer|corgi|pug|schnauzer|mongrel|poodle|dachshund|beagle|puppy)s?';
/** How questions speak of the person, for a pattern. */
export const they = '(?:he|she|they|you)';
export const their = '(?:his|her|their|your)';
export const them = '(?:him|her|them|you)';
/** Somebody as the object and as the subject of a verb. */
export const objectsAndSubjects = [
  ['him', 'he'],
  ['her', 'she'],
  ['them', 'they'],
  ['you', 'you'],
] as const;
/** Whoever may do something with what the person has made, or write to the person. */
export const someone =
  '(?:I|we|one|you|anybody|anyone|somebody|someone|people|companies|an? (?:\\p{L}+ )?(?:company|firm|person|team))';
/** The first of somebody's names and a further one, as questions write them, for a pattern. */
export const firstName = String.raw`\p{Lu}[\p{L}.'’-]*`;
export const furtherName = String.raw`(?: (?:(?:de|van|von|der|den|la|le|di|da) ){0,2}${firstName})`;
/** Two names or more in a row; global, to find all of a sentence, so `test` would begin where it ended before. */
export const fullName = /\p{Lu}\p{Ll}+(?: (?:\p{Lu}\.|de|van|von))*(?: \p{Lu}\p{Ll}+)+/gu;
/** Whose birth, wedding or work a sentence may tell of besides the person's own. */
export const kin =
  /\b(?:daughters?|sons?|child|children|husband|wife|spouse|sisters?|brothers?|father|mother|parents?|aunts?|uncles?|cousins?|nieces?|nephews?)\b/;
/** Parents and their kin, and all relatives; for a pattern. */
export const elders = '(?:(?:step|grand)?(?:father|mother)|brother|sister|uncle|aunt|cousin|niece|nephew)s?';
export const relative = `(?:(?:wife|husband|spouse|partner|daughter|son|child|children|kid)s?|${elders})`;
/** How a word ends that tells of a people or a language. */
export const origin = /(?:ish|ian|ese|can|ench|utch|erman|reek|wiss|ean)/;
export const whereabouts = /\b(?:in|at|from|to|near) (?:the )?\p{Lu}/u;
/** The year of a deed, soon behind its verb; for a pattern. */
export const datedBehind = '\\w*( [^ ,;]+){0,4} (in|on|since) [^,;]{0,14}(1[4-9]|20)\\d\\d\\b';
/** A date with its day: "3 May 1990". */
export const dayAndMonth = /^(about )?\d{1,2} \p{L}/u;
/** Who lives with somebody or grew up beside them, of which there may be several; for a pattern. */
export const family =
  '(?:children|kids|sons|daughters|siblings|brothers|sisters|twins|pets|dogs|cats|horses|hens|chickens)';
/** The end of a sentence without a mark. */
export const openEnd = /(?<![.!?])$/;
/** A thing that a question names, and no word that stands for one said before; a group of a pattern. */
export const askedThing = String.raw`((?!(?:he|she|they|you|it|that|this|them|those|him|her)\b)[^?,]{2,60}?)`;
