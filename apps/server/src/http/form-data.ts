import * as z from 'zod';

/** Turns multipart fields into the object a form's schema expects. Lists are repeated fields; a single empty one is an empty list. */
export function formValues(data: FormData, schema: z.ZodObject): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    if (!data.has(name)) continue;
    const given = data.getAll(name).filter((value) => !isNoFile(value));
    if (unwrapped(field) instanceof z.ZodArray) values[name] = given.length === 1 && given[0] === '' ? [] : given;
    else if (given.length > 0) values[name] = given[0];
  }
  return values;
}

/** What a browser sends for a file field in which nothing was chosen. */
function isNoFile(value: FormDataEntryValue): boolean {
  return typeof value !== 'string' && value.size === 0 && value.name === '';
}

function unwrapped(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable
    ? unwrapped(field.unwrap())
    : field;
}
