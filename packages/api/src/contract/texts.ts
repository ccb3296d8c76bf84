import * as z from 'zod';
import { contentRefusal } from '../rules/content-rules.ts';
import { measureWords } from '../rules/measure-words.ts';
import { isBlankHtml, isBlankText, singleLine } from '../rules/visible-text.ts';
import { measureHtml, type RichTextKind } from './measure-html.ts';
import { upTo } from './up-to.ts';

const missing = 'This field is required';

/** What somebody writes on one line for others to read: a title, a name. */
export function lineOf(max: number) {
  return upTo(max, z.string().overwrite(singleLine).min(1, { abort: true })).check(
    refusing((text) => (isBlankText(text) ? missing : tooHeavy(text))),
  );
}

/** What somebody writes for others to read, without markup. */
export function plainText(max: number, min = 1) {
  return upTo(max, z.string().trim().min(min, { abort: true })).check(
    refusing((text) => (min > 0 && isBlankText(text) ? missing : tooHeavy(text))),
  );
}

/** Rich text that somebody writes for others to read. The server keeps only the allow-list. */
export function richText(max: number, kind: RichTextKind, whenBlank = missing) {
  return upTo(max, z.string().min(1, { abort: true })).check(
    refusing((html) => (isBlankHtml(html) ? whenBlank : (contentRefusal(measureHtml(html, kind))?.message ?? null))),
  );
}

/** The same where nothing may be written. */
export function perhapsRichText(max: number, kind: RichTextKind) {
  return upTo(max).check(refusing((html) => contentRefusal(measureHtml(html, kind))?.message ?? null));
}

function tooHeavy(text: string): string | null {
  return contentRefusal(measureWords(text))?.message ?? null;
}

/** Runs after the bounds of length: what passed them costs nothing more. */
function refusing(wordsFor: (text: string) => string | null): z.core.CheckFn<string> {
  return ({ value, issues }) => {
    const message = wordsFor(value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  };
}
