/** Fields that tell of others, of a day or of a thing's name, and by which nobody shows what he can do. */
export const noEvidence: ReadonlySet<string | undefined> = new Set([
  'colleagues',
  'collaborators',
  'coInventors',
  'authors',
  'sharedWith',
  'authorship',
  'repository',
  'status',
  'licence',
  'link',
  'links',
  'start',
  'end',
  'filed',
  'pages',
  'doi',
  'identifier',
  'applicationNumber',
  'notice',
]);
/** Degrees of professions, of which one in another subject is no part. */
export const professions =
  /\b(?:laws?|legal|ll\.?[bm]|j\.?d|medic\w+|m\.?d|mbbs|nursing|midwifery|veterinary|dent(?:al|istry)|pharmac\w+|physiotherapy|theology|divinity|m\.?b\.?a|business|accountan\w+|accounting|finance|architecture|education|teaching|social work|psychology|fine arts?|music|film|nutrition)\b/i;
const led = String.raw`(?:^Skills: |; )(?:team |people |research )?leadership(?:;|$)|\b(?:tech lead|team lead|lead of \d|people to lead|(?:led|lead|ran|run|runs|manages?|managed|headed|directs?|directed) (?:(?:the|a|an|our|my|its|up to|over|about) )?(?:[\p{L}'’-]+ ){0,4}(?:team|group|squads|department|engineers|people|staff|designers|researchers|nurses|laboratory|lab)\b|in charge of (?:(?:the|an?|night|day|acute|medical|busy|whole) )*(?:shifts?|wards?|units?|teams?|crews?|kitchens?|staff)\b|(?:engineering|people|line) management(?! (?:conference|journal|review|magazine|society)))|^Role: (?:[^\n]*[ -])?(?:lead|head of|chief|director|vice president|(?:co-)?founder|superintendent|dean|principal investigator|(?<!(?:product|project|program|programme|account|office|community|content) )manager|captain|president)\b`;
/** Leading others: how an advert asks for it, and how a role tells of it, the narrower kind first. */
export const leaderships: [asked: RegExp, told: RegExp][] = [
  [
    /\btechnical(?:ly)? lead(?:ership|ing)?\b/i,
    new RegExp(String.raw`${led}|\btechnical (?:lead|leadership|direction)\b`, 'imu'),
  ],
  [
    /\bleadership\b|^\W*(?:(?:prior|previous|some|proven|relevant|several|years|of) )*management(?: experience)?\W*$|\bteam[- ]lead(?:er|ing)?\b|\b(?:people|line|staff|team) management\b|\br[ua]n(?:ning|s)? (?:(?:an?|the|our|your|own|small|large|growing) )+(?:\p{L}+ ){0,2}(?:teams?|groups?|laborator(?:y|ies)|labs?|departments?|squads?)\b|\b(?:lead(?:ing|s)?|led|manag(?:e|ed|ing|es)|head(?:ed|ing|s)?|supervis(?:e|ed|es|ing)|direct(?:ed|ing|s)?) (?:(?:and|or|an?|the|of|our|your|at|least|up|to|over|cross-functional|growing|small|large|\d+\+?) )*(?:\p{L}+ ){0,3}(?:teams?|people|staff|engineers|developers|designers|researchers|scientists|groups?|laborator(?:y|ies)|labs?|departments?|squads?|reports)\b/iu,
    new RegExp(led, 'imu'),
  ],
];
/** What stands in such a requirement beside what is led. */
export const besideLeading =
  /\b(?:lead\w*|led|r[ua]n(?:ning|s)?|manag\w+|head(?:ed|ing|s)?|supervis\w+|direct\w*|technical(?:ly)?|roles?|positions?|capacity|teams?|people|persons?|staff|engineers|developers|members?|groups?|squads?|departments?|reports|line|cross-functional|growing|small|large|including|at least|up to|over|\d+\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/gi;
/** The number of those who are led. */
export const ledNumber =
  /(?<![\p{L}\d])(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?![\p{L}\d])/iu;

/** Denies all that stands in a section or a sentence: "Not taken on", "Not offered: front-end work", a certificate that lapsed. */
export const deniesAll =
  /^[^\w\n]*(?:not|no longer) (?:offered|taken|available|done|included|wanted|interested|for (?:me|hire))\b|\bnot (?:(?:meant|intended|suitable|approved|made|built) )?for (?:[\w-]+ ){1,2}use\b|\b(?:lapsed|let (?:it|them|(?:the|my|his|her|their) [\w-]+(?: [\w-]+)?) (?:lapse|expire)|(?:has|have) expired|not (?:been )?renewed|n['’]t renewed)\b/im;

const days = String.raw`(?:full|part)[- ]time\b|\b(?:hours|days?) (?:a|per) week\b|\bdays (?:on[- ]site|in the office)`;
/** "Three days a week" is granted by three and by more. */
const daysAWeek = ['one|1', 'two|2', 'three|3', 'four|4', 'five|5'].map((number, index, all) => ({
  asks: new RegExp(
    String.raw`^\W*(?:(?:available|availability|working|work|for|at least|up to|part[- ]time):? )*(?:${number}) days? (?:a|per|each) week\W*$`,
    'i',
  ),
  tells: new RegExp(String.raw`\b${days}`, 'i'),
  grants: new RegExp(
    String.raw`\b(?:${all.slice(index).join('|')}) days (?:a|per|each) week\b(?! (?:at|in|on|from|of) )${index === 4 ? '|\\bfull[- ]time\\b' : ''}`,
    'i',
  ),
}));
/** Terms of work: how an advert asks for them, how people tell of them, and what grants them where no day or sum must fit. */
export const workTerms: { asks: RegExp; tells: RegExp; grants?: RegExp }[] = [
  {
    asks: /^(?!.*\b(?:sponsor\w*|not|n['’]t)\b)(?=.*\b(?:EU|EEA|Europe\w*)\b).*\b(?:right to work|work (?:permit|authori[sz]ation))\b/i,
    tells: /\b(?:permit|right to work|visa|passport)\b/i,
    grants: /\bno permit\b.*\b(?:European|EU|EEA)\b/i,
  },
  {
    asks: /\b(?:US|U\.S\.|American|United States)\b.*\bcitizen/i,
    tells: /\bcitizen/i,
    grants: /\bcitizen of the (?:United States|US)\b|\b(?:US|American) citizen/i,
  },
  {
    asks: /^(?!.*\b(?:(?<!without (?:\w+ ){0,4})sponsor\w*|unable|cannot|provide|assist|help|n['’]t|not)\b).*(?:\b(?:right|eligib\w+|authori[sz]ed|permission|permitted|allowed|able(?= to work in (?:the )?(?:US|U\.S|UK|EU|United|Europe))) to work\b|\bwork (?:authori[sz]ation|permit)\b|\bcitizen(?:s|ship)?\b|\bsecurity clearance\b)/i,
    tells:
      /\b(?:right to work|work(?:ing)? (?:permit|visa|authori[sz]ation)|citizen(?:ship)?|(?:hold|holds|have|has|with) (?:\w+ ){1,4}(?:passport|nationality|visa)|security clearance)\b/i,
  },
  {
    asks: /^\W*(?:(?:contract|duration|length|term|for)\W+)*\d{1,2}(?: ?[-–] ?\d{1,2})?\+? (?:weeks|months)\W*(?:contract|engagement|assignment)?\W*$/i,
    tells: /\b(?:engagements?|contracts?|assignments?)\b.*\b(?:weeks|months)\b/i,
  },
  {
    asks: /^\W*relocation\b(?! (?:package|support|assistance|help|budget|offered|possible))|(?<!\b(?:based|located|living|resident) in .*\bor (?:be )?)\b(?:ready|prepared|able|happy|willing|open|must|need|readiness|willingness) (?:to )?(?:relocat\w+|move)\b/i,
    tells: /\brelocat\w+/i,
    grants: /(?<!\b(?:not|never|cannot) |n['’]t )\brelocat\w+/i,
  },
  {
    asks: /^\W*(?:(?:location|office|work(?:place| mode| model)?|place of work): .{0,40})?(?:(?:fully|100 ?%|mostly|partly|EU|UK|US|europe(?:an)?|work\w*|prefer\w*) )*remote(?:ly)?\b(?! (?:sens|control|team|procedure|config))/i,
    tells:
      /\b(?:remote(?:ly)?|work\w* (?:\p{L}+ ){0,3}from home|on[- ]site|in the office|at a desk|at home (?:\w+ ){1,3}(?:a|per) week|days? (?:(?:a|per) week )?at home)\b/iu,
    grants: /\bremote(?:ly)?\b(?! (?:sens|control|team|procedure|config))|\bwork\w* (?:\p{L}+ ){0,3}from home\b/iu,
  },
  {
    asks: /\b(?:five|5) days\b.*\bweek\b|\b(?:fully|full[- ]time|100 ?%) on[- ]?site\b|\bin[- ]office (?:full[- ]time|every day)\b/i,
    tells:
      /\b(?:on[- ]site|in the office|at a desk|remote(?:ly)?|hybrid|full[- ]time|days (?:a|per) (?:week|month))\b/i,
    grants: /\b(?:five|5) days (?:a|per) week (?:on[- ]site|in (?:the|an) office)\b|\bfully on[- ]site\b/i,
  },
  {
    asks: /^\W*(?:(?:full[- ]?time|an?)\W+)*permanent (?:[\p{L}-]+ )?(?:posts?|positions?|roles?|contracts?|jobs?|employment|employees?)\b/iu,
    tells: /\bpermanent\b|\b(?:another|new|other) (?:\p{L}+[- ]){0,2}(?:post|job|role|position)\b/iu,
    grants: /\b(?:open to|available for|looking for|interested in) (?:an? |\p{L}+ ){0,3}permanent\b/iu,
  },
  {
    asks: /^\W*(?:location|office|work(?:place| mode| model)?|place of work): .*\b(?:on[- ]?site|hybrid|days)\b|^\W*(?:on[- ]?site|hybrid)\b(?! (?:app|cloud|mobile|search|logical|engine))|\b(?:days?|daily) (?:a week |per week )?(?:on[- ]?site|in the office)/i,
    tells: /\b(?:on[- ]site|in the office|in person|at a desk|remote(?:ly)?|hybrid)\b/i,
  },
  ...daysAWeek,
  {
    asks: /^\W*(?:(?:about|around|up to|some|at least) )?(?:\d{1,2}(?: ?[-–] ?\d{1,2})?|two|three|four|five|six|eight|ten|twelve|fifteen|sixteen|twenty) (?:days|hours) (?:a|per|each) week\W*$/i,
    tells: /\b(?:full|part)[- ]time\b|\b(?:hours|days?) (?:a|per) week\b/i,
  },
  {
    asks: /^\W*full[- ]?time\b/i,
    tells: /\b(?:full|part)[- ]time\b|\b(?:hours|days?) (?:a|per) week\b/i,
    grants: /\bfull[- ]time\b/i,
  },
  {
    asks: /^\W*part[- ]?time\b/i,
    tells: /\b(?:full|part)[- ]time\b|\b(?:hours|days?) (?:a|per) week\b/i,
    grants: /\bpart[- ]time\b/i,
  },
  {
    asks: /^\W*(?:salary|compensation|pay|budget(?! (?:responsib|manag|owner|control))|(?:day |daily |hourly )?rate|tjm)\b[^\d]{0,30}\d/i,
    tells: /[€$£]\s?\d|\b(?:salary|day rate|euros|eur|dollars|usd)\b/i,
  },
  {
    asks: /^\W*(?:(?:earliest|able|ready|can|must|to|be|willing|you) )*(?:availab\w+|start(?:ing|s)?(?: date)?|join(?:ing)?)\b:? (?:\p{L}+ ){0,4}(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* 20\d\d\W*$/iu,
    tells:
      /\b(?:notice period|available (?:from|to|for|now|immediately)|(?:can|could|able to) (?:not )?start|free from|take on|booked until|from \p{Lu}\p{L}+ 20\d\d,? (?:on,? )?(?:I|we|he|she) (?:can|have|has|am|is|will|take)|notice)\b/iu,
    // Who can advise on one day of the week cannot start in a post.
    grants:
      /\b(?:available|free|start|from)\b(?!.{0,120}\b(?:advisory|part[- ]time|(?:hours?|days?|mornings?) (?:a|per|each) (?:week|month))\b)/i,
  },
  {
    asks: /^\W*(?:(?:immediately )?available (?:from|by|in|as of|immediately|now)|availability:|start(?:ing|s)?(?: date)?:? (?:immediately|asap|as soon|in |on |from |by |\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/i,
    tells:
      /\b(?:notice period|available (?:from|to|for|now|immediately)|(?:can|could|able to) (?:not )?start|free from|take on)\b/i,
  },
];
/** A name with marks in a text; its end may be left out where it is that of a library. */
export const inText = '(?<![\\p{L}\\d]){stem}(?:[ .-]?{end})(?![\\p{L}\\d])';
/** Where the end of a name is left out. */
export const withoutEnd = '|(?=;|$)';
