import type * as z from 'zod';

const notValid = 'This value is not valid';
const required = 'This field is required';

/** Says of the first thing that is wrong with an input which field it is, and what is expected there, in words for the person who typed it. */
export function issueWords(error: z.ZodError, input: unknown): { path: readonly PropertyKey[]; message: string } {
  const [issue] = error.issues;
  if (issue === undefined) return { path: [], message: notValid };
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  if (unknown !== undefined) return unknownField(issue.path, unknown);
  return { path: fieldPath(issue.path), message: wordsFor(issue, valueAt(input, issue.path)) };
}

/** What a stranger wrote is told back as far as it can be a name. */
function unknownField(path: readonly PropertyKey[], key: string): { path: readonly PropertyKey[]; message: string } {
  const name = key.replaceAll(/[^\w.$-]/g, '').slice(0, 60);
  return { path: [...path, name], message: `${name} is not known here` };
}

/** An item of a list is named by its list: that is what a form shows. */
function fieldPath(path: readonly PropertyKey[]): readonly PropertyKey[] {
  return typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    input,
  );
}

function wordsFor(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? `Max length is ${issue.maximum} symbols` : `At most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? required : `At least ${issue.minimum}`;
    case 'invalid_type':
      return value === undefined || value === null ? required : (expectedTypes[issue.expected] ?? notValid);
    case 'not_multiple_of':
      return `A multiple of ${issue.divisor}`;
    case 'invalid_format':
      return formatWords(issue.format, value);
    case 'custom':
      // The contract's own words, not the schema library's.
      return issue.message;
    default:
      return notValid;
  }
}

const expectedTypes: Readonly<Partial<Record<string, string>>> = {
  int: 'Enter a whole number',
  number: 'Enter a number',
  string: 'Text is expected here',
  boolean: 'Yes or no is expected here: true or false',
  array: 'A list is expected here',
  object: 'An object is expected here',
};

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

function formatWords(format: string, value: unknown): string {
  if (format === 'date')
    return typeof value === 'string' && dayShape.test(value)
      ? 'This day does not exist.'
      : 'Enter a day such as 2026-11-23';
  return format === 'datetime' ? 'Enter a moment such as 2026-11-23T02:00:00Z' : notValid;
}
