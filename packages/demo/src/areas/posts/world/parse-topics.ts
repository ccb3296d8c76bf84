/** What a post wants: it sets the post type and the replies that fit. */
export type TopicKind = 'ask' | 'share' | 'discuss' | 'urgent' | 'collab' | 'contrib' | 'notice';

/** One comment of a written conversation, with the replies it got. */
export interface TopicReply {
  text: string;
  /** A third person speaks, where otherwise the two who are talking take turns. */
  isByAnother: boolean;
  replies: TopicReply[];
}

export interface Topic {
  id: string;
  area: string;
  kind: TopicKind;
  tags: string[];
  image: string | null;
  files: string[];
  titles: string[];
  /** Lines of marks; a line that starts with `? ` may be left out. */
  body: string[];
  slots: Record<string, string[]>;
  threads: TopicReply[];
}

const list = (text: string | undefined, separator: string): string[] =>
  (text ?? '')
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');

function addReply(threads: TopicReply[], line: string): void {
  const depth = line.search(/[^+]/);
  const rest = line.slice(depth).trim();
  const isByAnother = rest.startsWith('~');
  let siblings = threads;
  for (let level = 1; level < depth; level += 1) siblings = siblings.at(-1)?.replies ?? siblings;
  siblings.push({ text: isByAnother ? rest.slice(1).trim() : rest, isByAnother, replies: [] });
}

function addLine(topic: Topic, line: string): void {
  if (line.startsWith('= ')) topic.titles.push(line.slice(2));
  else if (line.startsWith('+')) addReply(topic.threads, line);
  else if (line.startsWith('$ ')) {
    const [name = '', values] = line.slice(2).split('=');
    topic.slots[name.trim()] = list(values, '|');
  } else if (line.trim() !== '') topic.body.push(line);
}

/**
 * Reads a bank of texts. A topic is `## kind; tags; image; files`, titles (`= `), slots (`$ name = a | b`), the body, and the
 * conversation below it: `+` answers the post, each further `+` answers the line above, `~` lets another person speak.
 */
export function parseTopics(area: string, bank: string): Topic[] {
  return bank
    .split(/^## /m)
    .slice(1)
    .map((block, index) => {
      const [header = '', ...lines] = block.split('\n');
      const [kind, tags, image, files] = header.split(';');
      const topic: Topic = {
        id: `${area}-${index + 1}`,
        area,
        kind: (kind ?? '').trim() as TopicKind, // checked by the world's own test
        tags: list(tags, ','),
        image: image?.trim() ? `photo-${image.trim()}` : null,
        files: list(files, ','),
        titles: [],
        body: [],
        slots: {},
        threads: [],
      };
      for (const line of lines) addLine(topic, line);
      return topic;
    });
}
