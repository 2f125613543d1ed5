/** Duties and deeds: how an advert asks for them, and how a passage tells that the person has had or done them. */
export const dutiesTold: [asks: RegExp, tells: RegExp][] = [
  // Who taught refugees or was taught at home was no teacher of students.
  [
    /\b(?:universit|colleges?\b).*\bteach|\bteach.*\b(?:universit|colleges?\b)/i,
    /\b(?:university|college|undergraduate|graduate) teach|^Role: .*\b(?:lecturer|professor|instructor|teaching (?:fellow|assistant))\b|\b(?:taught|teach\w*|lectur\w+) (?:\p{L}+ ){0,4}(?:at|in) (?:\p{L}+ ){0,3}(?:universit|college)/imu,
  ],
  [/^(?:lecturer|professor)$/i, /^Role: .*\b(?:lecturer|professor)\b/im],
  [
    /^(?:military(?: service)?|armed forces|army|navy|air force)$/i,
    /^(?:Employer|Organisation): .*\b(?:navy|naval|army|air force|marines?|military)\b|^Role: (?:.*\b)?(?:soldier|sailor|lieutenant|sergeant|captain|admiral|colonel|naval officer)\b|\bserv(?:ed|ing|ice) in the (?:\p{L}+ ){0,2}(?:navy|army|air force|forces|military)\b|\b(?:war|military) service\b/imu,
  ],
  [
    /^\W*budget(?:s|ing)?(?: (?:responsib|manag|owner)\w+)?\W*$/i,
    /\b(?:I|he|she|my|her|his|we|our)\b[^.;]{0,120}\bbudgets?\b|\bbudgeting\b|\bbudget (?:of|responsib)/i,
  ],
  [
    /\bpeer[- ]reviewed\b/i,
    /^Kind: (?:.*\b)?paper\b|^Published in: .*\b(?:proceedings|journal|transactions|annals|letters|review|conference|workshop|symposium|acad[eé]mie|communications of|annual|nature|lancet)\b/im,
  ],
  [
    /\bteach(?:ing|es)?\b/i,
    /\b(?:teach\w*|taught)\b(?! (?:my|him|her|them|our)sel)|\b(?:lectur|tutor|mentor|professor|instruct|supervis|workshop)|\btrain(?:s|ed|ing) (?!as|at|in|to|by|with|for|on)/i,
  ],
  // "The NHS" is no word in the name of a package.
  [/\b(?:in|at|for|with|within) the \p{Lu}{2,6}\b/u, /\b\p{Lu}{2,6}\b|\n(?:Employer|Institution|Organisation|Team): /u],
  [
    /\bhir(?:e|ed|es|ing)\b/i,
    /(?<!\b(?:was|been|got|being) )\bhir(?:ed|es|ing)\b(?! (?:me|her|him)\b)|\bI hire\b|\brecruit\w+/i,
  ],
  [/\bstakeholders?\b/i, /\bstakeholders?\b/i],
  [
    /\bmaster['’]?s? thes[ie]s\b|\bsupervis\w+ (?:of )?(?:\p{L}+['’]?s? ){0,2}thes[ie]s\b/iu,
    /\bthes[ie]s supervised\b|\bsupervis(?:ed|es|ing) (?!by\b|my\b|her\b|his\b)[^.\n]*\b(?:theses|students)\b/i,
  ],
  [
    /\b(?:ph\.?d|doctoral|doctorate) (?:students?|candidates?|researchers?)|\bsupervis\w+ (?:of )?(?:\p{L}+['’]?s? ){0,2}(?:students?|thes[ie]s)\b/iu,
    /\b(?:supervis|advis|mentor)\w*(?! by\b)[^.\n]*\b(?:doctora\w*|ph\.?d|theses|thesis|students?)\b|\b(?:my|his|her|their) (?:own |former |many |\w+ )?(?:doctoral|ph\.?d\.?|graduate|research) students\b/i,
  ],
  [/\bexhibitions?\b|\bcurat\w+/i, /\bexhibit|\bcurat/i],
  [/\btime[- ]management\b/i, /\btime[- ]management\b/i],
  // Students learn, and drones are machines.
  [
    /^(?!.*\b(?:ph\.?d|degrees?|doctorate|master|bachelor|diploma|publications?|papers?)\b).*\b(?:machine|deep)[- ]learning\b/i,
    /\bmachine[- ](?:learning|learned)\b|\bdeep learning\b|\bneural net|\bML\b/i,
  ],
  // The product that was shipped, and not a ship.
  [
    /\bshipped\b|\bshipping (?:\p{L}+ ){0,3}(?:products?|software|features?|apps?|code)\b/iu,
    /\bshipp(?:ed|ing)\b|\b(?:I|we|they|you|to) ship\b|\b(?:he|she|it|that|which) ships\b|\breleas(?:e|ed|es|ing)\b|\blaunch|^Delivered: /im,
  ],
  // "Talked my way into analogue design" was no talk.
  [
    /\btalks?\b/i,
    /\btalks?\b|\bkeynotes?\b|\blectur|\bspo(?:ke|ken) (?:at|to)\b|\bspeak(?:er|ing)\b|\bpresent(?:ation|ed)/i,
  ],
  // Reverse engineering builds no bridges.
  [
    /^\W*(?:civil|mechanical|chemical|structural|aerospace|nuclear|biomedical|mining|naval) engineering\W*$/i,
    /\b(?:civil|mechanic\w*|chemical|structural|aerospace|nuclear|biomedical|mining|naval)\b/i,
  ],
  // One that is applied for is not granted.
  [/\bgranted\b.*\bpatents?\b|\bpatents?\b.*\bgranted\b/i, /^(?:Status: granted|Granted: )/im],
];
