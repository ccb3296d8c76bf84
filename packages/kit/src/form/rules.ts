/** Judges a value: the words to show under the field, or null. */
export type Rule<Value = never, Values = never> = (value: Value, values: Values) => string | null;

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === false;
}

/** Text, list, choice or tick that must be there. */
export function required(message: string): Rule<unknown, unknown> {
  return (value) => (isBlank(value) ? message : null);
}

export function maxLength(max: number, message: string): Rule<string, unknown> {
  return (value) => ([...value].length > max ? message : null);
}

/** An empty field passes: combine with `required`. */
export function minLength(min: number, message: string): Rule<string, unknown> {
  return (value) => (value !== '' && [...value].length < min ? message : null);
}

const longestEmail = 254;

/** An empty field passes: combine with `required`. */
export function email(message: string): Rule<string, unknown> {
  return (value) => (value.trim() === '' || isEmail(value.trim()) ? null : message);
}

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  return text.length <= longestEmail && rest.length === 0 && local !== '' && !/\s/.test(text) && isDotted(domain);
}

function isDotted(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}

/** Give it a pattern that cannot run away on long input. An empty field passes. */
export function pattern(expression: RegExp, message: string): Rule<string, unknown> {
  return (value) => (value === '' || expression.test(value) ? null : message);
}

/** The same as another field, such as a repeated password. */
export function matches<Name extends string>(
  other: Name,
  message: string,
): Rule<unknown, Readonly<Record<Name, unknown>>> {
  return (value, values) => (value === values[other] ? null : message);
}

export function custom<Value, Values>(
  isValid: (value: Value, values: Values) => boolean,
  message: string,
): Rule<Value, Values> {
  return (value, values) => (isValid(value, values) ? null : message);
}
