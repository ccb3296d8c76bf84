/** One piece of news, as programs are told of it. */
interface FeedItem {
  id: string;
  title: string;
  description: string;
  /** Of its page. */
  url: string;
  publishedAt: Date;
  categories: readonly string[];
}

interface FeedChannel {
  title: string;
  url: string;
  locale: string;
  items: readonly FeedItem[];
}

/** How many minutes programs may wait until they read it again. */
const refreshMinutes = 60;

/** The same to the letter as long as nothing of it changes: no moment of writing stands in it. */
export function writeRss({ title, url, locale, items }: FeedChannel): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
<channel>
<title>${text(title)}</title>
<link>${text(url)}</link>
<description>${text(title)}</description>
<language>${text(locale)}</language>
<ttl>${refreshMinutes}</ttl>
${items.map(itemOf).join('')}</channel>
</rss>
`;
}

function itemOf({ id, title, description, url, publishedAt, categories }: FeedItem): string {
  return `<item>
<title>${text(title)}</title>
<link>${text(url)}</link>
<guid isPermaLink="false">${text(id)}</guid>
<pubDate>${publishedAt.toUTCString()}</pubDate>
<description>${text(description)}</description>
${categories.map((category) => `<category>${text(category)}</category>\n`).join('')}</item>
`;
}

/** XML knows no control characters, and no halves of a character. */
function text(plain: string): string {
  return plain
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim();
}
