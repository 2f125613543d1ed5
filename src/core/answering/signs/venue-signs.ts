/** A sort of place where things appear: how what appeared there is asked for, and how its name and the entry's kind look. */
export interface VenueSort {
  papers: RegExp;
  kinds: RegExp;
  own: RegExp;
  other: RegExp;
}

const papers = '(?:papers?|articles?|publications?|contributions?|talks?|lectures?|presentations?)';
const periodical = 'journal|transactions|annals|letters|magazine|quarterly|review|communications of|comptes rendus';
const meeting = 'conference|congress|symposium|summit|meeting|meetup|workshop|convention|assembly';
const house = 'press|university|institute|publish\\w*';

export const conferences: VenueSort = {
  papers: new RegExp(`\\bconference ${papers}`),
  kinds: /paper|talk/,
  own: new RegExp(`\\b(?:${meeting})\\b`, 'i'),
  other: new RegExp(`\\b(?:${periodical}|${house})\\b`, 'i'),
};
export const journals: VenueSort = {
  papers: new RegExp(`\\bjournal ${papers}`),
  kinds: /article/,
  own: new RegExp(`\\b(?:${periodical})\\b`, 'i'),
  other: new RegExp(`\\b(?:${meeting}|${house})\\b`, 'i'),
};
export const venueSorts = [conferences, journals];
/** Words for a kind that may be a mere name where entries say their kinds: of all the others none is a talk. */
export const namingKinds = /^(?!(?:talks|books|articles|chapters)$)/;
