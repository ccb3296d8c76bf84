import { contract } from '@portal/api/contract';
import { sanitisePage } from '../../../rich-text/sanitise.ts';

const { name, content } = contract.contentDesk.create.body.schema.shape;

/** Bounds of what is written hold for what comes from elsewhere, those of how costly it is to draw too. */
export function isWritable(html: string): boolean {
  return content.safeParse(html).success;
}

export function isName(text: string): boolean {
  return name.safeParse(text).success;
}

/** What is longer or heavier than a text may be is not cleaned, which would take long: it cannot be brought in. */
export function cleanedText(html: string): string {
  return isWritable(html) ? sanitisePage(html) : html;
}
