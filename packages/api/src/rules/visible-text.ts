/** What no reader sees: spaces, controls, fillers that draw nothing, and marks without their letter. */
const unseen = /[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** They turn the direction of what follows them on their line; Arabic and Hebrew need none of them. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const breaks = /[\p{Cc}\u2028\u2029]+/gu;
const visibleElement = /<(?:img|hr|table)\b/i;

/** Nothing in it that a reader could see, whatever was typed. */
export function isBlankText(text: string): boolean {
  return text.replace(unseen, '') === '';
}

/** Markup without a word or picture in it says nothing, whatever an editor left behind. */
export function isBlankHtml(html: string): boolean {
  return !visibleElement.test(html) && isBlankText(html.replaceAll(/<[^<>]*>|&(?:nbsp|#160|shy|zwnj|zwj);/g, ''));
}

/** A name or title as it is kept: on one line, and unable to turn the words beside it. */
export function singleLine(text: string): string {
  return text.replace(turning, '').replace(breaks, ' ').trim();
}
