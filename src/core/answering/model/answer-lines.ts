/** Where the sentences of an answer stand: behind the one before, or on a line of their own. */
export interface AnswerLines {
  /** The text of a sentence with the white space before it; its list mark stays. */
  add: (lead: string, text: string) => string;
  /** Takes the white space behind a sentence, whether it was sent or not: a model ends its lines there. */
  end: (trail: string) => void;
  /** Takes a published list entry as the last text: what follows begins a line. */
  endEntry: () => void;
  isOpen: () => boolean;
  /** Whether the last text was an entry of a list. */
  endsInList: () => boolean;
}

export function createAnswerLines(): AnswerLines {
  let open = false;
  let inList = false;
  let breaks = '';
  return { add, end, endEntry, isOpen: () => open, endsInList: () => inList };

  function add(lead: string, text: string): string {
    const own = lead.replace(/[^\n]/g, '');
    const before = own.length > breaks.length ? own : breaks;
    const mark = lead.slice(lead.lastIndexOf('\n') + 1);
    const isEntry = mark.trim() !== '';
    const wasInList = inList;
    inList = isEntry || (wasInList && before === '');
    breaks = '';
    if (!open) {
      open = true;
      return `${mark.trimStart()}${text}`;
    }
    if (isEntry) return `${before || (wasInList ? '\n' : '\n\n')}${mark}${text}`;
    // Markdown takes a line right behind an entry for a part of it.
    if (wasInList && before !== '') return `\n\n${text}`;
    return `${before || ' '}${text}`;
  }

  function end(trail: string): void {
    const own = trail.replace(/[^\n]/g, '');
    if (own.length > breaks.length) breaks = own;
  }

  function endEntry(): void {
    inList = true;
    end('\n');
  }
}
