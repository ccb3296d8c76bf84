/** All that is written of an item, as far as two states of it can differ. */
export interface ComparedContent {
  name: string;
  shortDescription: string;
  content: string;
  /** Null as id: it was just chosen. */
  image: { assetId: string | null; alt: string } | null;
  attachments: readonly { assetId: string | null; name: string }[];
  categoryIds: readonly string[];
  tagIds: readonly string[];
  segmentIds: readonly string[];
  isMembersOnly: boolean;
}

/** The parts of an item in the order in which they are written. */
const contentParts = [
  'name',
  'shortDescription',
  'content',
  'image',
  'attachments',
  'categoryIds',
  'tagIds',
  'segmentIds',
  'isMembersOnly',
] as const satisfies readonly (keyof ComparedContent)[];

export type ContentPart = (typeof contentParts)[number];

/** The parts that differ, in their order. */
export function differingParts(one: ComparedContent, other: ComparedContent): ContentPart[] {
  return contentParts.filter((part) => sameness(one, part) !== sameness(other, part));
}

function sameness(content: ComparedContent, part: ContentPart): string {
  switch (part) {
    case 'content':
      return withoutSignatures(content.content);
    case 'image':
      return JSON.stringify(content.image && [content.image.assetId, content.image.alt]);
    case 'attachments':
      return JSON.stringify(content.attachments.map(({ assetId, name }) => [assetId, name]));
    case 'categoryIds':
    case 'tagIds':
    case 'segmentIds':
      return JSON.stringify(content[part].toSorted());
    default:
      return JSON.stringify(content[part]);
  }
}

/** Addresses of pictures are signed for each reply: they differ where nothing has changed. */
function withoutSignatures(html: string): string {
  return html.replaceAll(/(\ssrc="[^"?]*)\?[^"]*/g, '$1');
}
