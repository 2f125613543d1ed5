import type { DoneEvent } from '#core/contract/events.ts';

/** A cited address, numbered in order of first use. */
export interface Citation {
  number: number;
  url: string;
  title: string;
}

/** Collects the addresses that an answer cites while it arrives, and gives each its number. */
export function createCitations(isCitable: (url: string) => boolean) {
  const byUrl = new Map<string, Citation>();
  const add = (url: string, title: string): Citation => {
    const key = toKey(url);
    const known = byUrl.get(key);
    if (known) {
      known.title ||= title;
      return known;
    }
    const citation = { number: byUrl.size + 1, url: key, title };
    byUrl.set(key, citation);
    return citation;
  };
  return {
    list: () => [...byUrl.values()],
    /** The citation behind a link of the answer; undefined for a link that leads elsewhere. */
    cite: (url: string, title: string) => (isCitable(url) ? add(url, title) : undefined),
    addAll: ({ citations, evidence }: DoneEvent) => {
      for (const { url, title } of evidence) if (byUrl.has(toKey(url))) add(url, title);
      for (const url of citations) add(url, evidence.find((used) => toKey(used.url) === toKey(url))?.title ?? '');
    },
  };
}

/** A text fragment points more closely at the same place. */
function toKey(url: string): string {
  return url.replace(/:~:.*$/, '');
}

/** Whether an address is an anchor of the portfolio page, on the host that shows it or under its own name. */
export function isRecordUrl(url: string): boolean {
  if (!URL.canParse(url, location.href)) return false;
  const { origin, pathname, hash } = new URL(url, location.href);
  return isOwnOrigin(origin) && pathname === '/' && hash.length > 1;
}

/** A preview of the site is served under another name than the one that its answers cite. Every page tells that name here. */
function isOwnOrigin(origin: string): boolean {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[property="og:url"]') ?? {};
  return origin === location.origin || (URL.canParse(content) && origin === new URL(content).origin);
}
