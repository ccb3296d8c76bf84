import * as z from 'zod';
import { isLongerThan } from '../rules/text-length.ts';

/** A text of at most so many characters, by `isLongerThan`: `max` of zod counts each half of an emoji. */
export function upTo(max: number, schema = z.string()): z.ZodString {
  return (
    schema
      .check(({ value, issues }) => {
        if (isLongerThan(value, max))
          issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
      })
      // Read by what describes the API and by what bounds the bytes of a body.
      .meta({ maxLength: max })
  );
}
