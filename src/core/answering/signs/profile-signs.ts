const around = String.raw`(?:(?:and|any|show|give|send|share|list|see|view|all|me|us|to|the|an?|your|her|his|their|links?|url|address|where|is|are|what|which|can|could|i|we|find|do|does|have|has|got|you|she|he|they|on|of|there|please|s)[ '’]+)*`;
const ofCode = String.raw`git ?hub|git ?lab|codeberg|bitbucket|(?:source )?code|repos|repositories`;

/** Asks for a page of the person elsewhere and for nothing else: "her GitHub", "is she on LinkedIn?", "repos". On folded text. */
export const asksProfile = new RegExp(
  String.raw`^\W*${around}(?<site>${ofCode}|links|linkedin|twitter|mastodon|bluesky|facebook|instagram|youtube|tiktok|stack ?overflow|medium|substack|dribbble|behance|figma|orcid|google scholar|research ?gate|soundcloud|bandcamp|spotify|vimeo|imdb|goodreads|blog|newsletter|podcast)(?:'s)?(?: (?:profile|account|page|link|url|handle|address|posts?|channel))?(?: (?:please|anywhere|somewhere))?\W*$`,
);
/** Tells that a page, or what is asked for, is one of code. */
export const holdsCode = /\b(?:git|(?:source )?code(?!pen)|repos(?:itories)?\b|bitbucket)/i;
/** Asks for the web site. */
export const asksSite = /\b(web ?sites?|home ?page|web ?(page|address)|url)\b/;
/** Speaks of telephoning. */
export const speaksOfPhone = /\b(?:tele)?phone|\bcalls?\b/i;
