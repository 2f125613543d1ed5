/**
 * A matter of which questions and records speak in turns of phrase that share no word, in phrases divided by `|`. They are
 * found by their first word, so that hundreds cost no more than one. A word stands for all its forms (`pay` for "paid"),
 * after `=` for that form alone, `boss/chief` for either, `~` for any pronoun or article and `*` for up to three words. A
 * phrase begins with a word of its own and has no hyphens: they are spaces.
 */
export interface Matter {
  /** What stands for it among the terms of a sentence, and is no word. */
  term: string;
  asked: string;
  told: string;
}

/** A matter by how questions ask for it, on their folded text, and how the sentences look that tell of it, behind `field: `. */
export interface MatterSign {
  asked: RegExp;
  told: RegExp;
}
