const chatter = 'btw|tbh|ngl|fyi|lol|lmao|haha+|pls|plz|plss+|thx|thnx|tnx|ty|tysm|tho|nvm|asap|smh|omg|imho';

/** Shorthand of chats, in small letters: an RN is a nurse and an ATM a machine. */
export const shorthand: [RegExp, string][] = [
  [new RegExp(String.raw`^(?:(?:${chatter}|imo(?=,)|Btw|Tbh|Fyi|Pl[sz]|Thn?x|Tnx|Lol|Nvm|Omg)[,:!.]* )+(?=\S)`), ''],
  [new RegExp(String.raw`,? (?:${chatter}|imo)(?=[ ,.?!]|$)`, 'g'), ''],
  [/^[Ii]dk (?:if|whether|but)? ?/, ''],
  [/(?<!\b(?:know|knows|use[sd]?|using|with|about|in|of|an?|the|its|as|registered) )\b(?:rn|atm)\b/g, 'now'],
  [/(?<![\w/])w\/o /g, 'without '],
  [/(?<![\w/])w\/ ?(?=\w)/g, 'with '],
  [/\byoe\b/g, 'years of experience'],
  [/\byr(s?)\b\.?(?= \w|\W*$)/g, 'year$1'],
  [/\bexps?\b\.?(?= (?:with|in|of|as|at|on|using|do|does|did|has|have|is|are|now)\b|\W*$)/g, 'experience'],
  [/\babt\b/g, 'about'],
  [/\b(?:bc|cuz|coz|becuz)\b/g, 'because'],
  [/\bmgmt\b/g, 'management'],
  [/\bmgr(s?)\b/g, 'manager$1'],
  [/\bprog langs?\b/g, 'programming languages'],
  [/\blangs\b/g, 'languages'],
  [/\buni\b/g, 'university'],
  [/\bbday\b/g, 'birthday'],
  [/\b(?:fav|fave)\b/g, 'favourite'],
  [/\b(?:smth|sth)\b/g, 'something'],
  [/\bprev\b/g, 'previous'],
  [/\bcurr\b/g, 'current'],
  [/\b([Ww])anna\b/g, '$1ant to'],
  [/\b([Gg])onna\b/g, '$1oing to'],
  [/\b([Ll])emme\b/g, '$1et me'],
  [/\b(do|work|liv|mak|build|look|teach|study|writ|earn|play|tak|runn|go)in['’]?(?= |\W*$)/g, '$1ing'],
  [/\b([Ss]?[Hh]e)s(?= (?:an?|the|now|from|based|living|working|good|in|at|doing)\b)/g, '$1 is'],
  [/\b([Ww]hat|[Ww]here|[Ww]ho|[Hh]ow)s(?= (?:s?he|his|her|they|their|your|the|it)\b)/g, '$1 is'],
  // The language, in small letters
  [
    /(?<=\b(?:knows?|uses?|used|using|with|in|written in) )go(?=\W*$| (?:or|and|well|too|experience|programming)\b)/g,
    'Go',
  ],
];
