import { conflict, invalid, isBlankHtml, isBlankText, limits, notFound, type Refusal } from '@portal/api/rules';
import type { ContentStanding } from './content-state.ts';
import { picturesInText } from './pictures-in-text.ts';

/** What those who write may do to an item. */
export type ContentAction =
  | 'save'
  | 'upload'
  | 'publish'
  | 'takeBack'
  | 'archive'
  | 'unarchive'
  | 'remove'
  | 'undelete';

const archivedText = 'This item is archived. Take it out of the archive first.';

/** Why it may not be done now; nobody changes what they have not read. A read revision of null: none is asked for. */
export function contentActionRefusal(
  action: ContentAction,
  item: ContentStanding & { revision: number },
  readRevision: number | null,
  now: Date,
): Refusal | null {
  const { status, deletedAt, revision } = item;
  if (action === 'undelete') return undeleteRefusal(deletedAt, now);
  if (deletedAt !== null) return conflict('This item is deleted. Take it back first.');
  if (readRevision !== null && readRevision !== revision)
    return { code: 'stale', message: 'Somebody else has changed this item meanwhile. Load it again.' };
  switch (action) {
    case 'save':
    case 'upload':
    case 'publish':
      return status === 'archived' ? conflict(archivedText) : null;
    case 'takeBack':
      return status === 'active' ? null : conflict('This item is not published.');
    case 'archive':
      return status === 'archived' ? conflict('This item is archived already.') : null;
    case 'unarchive':
      return status === 'archived' ? null : conflict('This item is not archived.');
    case 'remove':
      return status === 'active'
        ? conflict('Make a draft of it or archive it first: somebody may be reading it.')
        : null;
  }
}

const dayMs = 86_400_000;

/** Since when what was deleted can be taken back; what was deleted before is gone. */
export function deletedSince(now: Date): Date {
  return new Date(now.getTime() - limits.contentItem.deletedDays * dayMs);
}

function undeleteRefusal(deletedAt: Date | null, now: Date): Refusal | null {
  if (deletedAt === null) return conflict('This item is not deleted.');
  return deletedAt <= deletedSince(now) ? notFound : null;
}

/** Items that are written in a system of the organisation's own are changed there alone. */
export function writtenElsewhereRefusal(isWrittenElsewhere: boolean): Refusal | null {
  return isWrittenElsewhere
    ? conflict('News, resources and pages are written in the content system of your organisation. Change them there.')
    : null;
}

/** From when an item is read that is published: from a moment that is named, since it is read already, or from now on. */
export function publishedFrom(
  named: Date | null,
  { status, publishFrom }: Pick<ContentStanding, 'status' | 'publishFrom'>,
  now: Date,
): Date | null {
  if (named !== null) return named;
  const isBegun = status === 'active' && (publishFrom === null || publishFrom <= now);
  return isBegun ? publishFrom : now;
}

/** A start may lie in the past, as that of what was published elsewhere; an end may not. */
export function publishTimesRefusal(from: Date | null, until: Date | null, now: Date): Refusal | null {
  if (until === null) return null;
  if (until <= now) return invalid('body.until', 'The end lies in the past');
  return from !== null && until <= from ? invalid('body.until', 'The end comes after the start') : null;
}

interface Publishable {
  content: string;
  image: { alt: string } | null;
  attachments: readonly unknown[];
}

/** What an item lacks before somebody may read it. */
export type PublishFault = 'nothingToRead' | 'imageWithoutAlt' | 'pictureWithoutAlt';

export function publishFault({ content, image, attachments }: Publishable): PublishFault | null {
  const pictures = picturesInText(content);
  if (isBlankHtml(content) && pictures.length === 0 && attachments.length === 0) return 'nothingToRead';
  if (image !== null && isBlankText(image.alt)) return 'imageWithoutAlt';
  return pictures.some(({ alt }) => isBlankText(alt)) ? 'pictureWithoutAlt' : null;
}

const faultTexts: Readonly<Record<PublishFault, string>> = {
  nothingToRead: 'There is nothing to read yet: write a text, or attach a file.',
  imageWithoutAlt: 'Say what is on the picture, for those who do not see it.',
  pictureWithoutAlt: 'A picture in the text does not say what is on it, for those who do not see it.',
};

/** Why an item cannot be published as it is. */
export function publishRefusal(item: Publishable): Refusal | null {
  const fault = publishFault(item);
  return fault && conflict(faultTexts[fault]);
}

/** Why an item that readers see cannot be saved so. */
export function savedInTimeRefusal(item: Publishable): Refusal | null {
  const fault = publishFault(item);
  return fault && invalid(fault === 'imageWithoutAlt' ? 'body.image' : 'body.content', faultTexts[fault]);
}
