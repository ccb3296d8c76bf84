export interface Step {
  name: string;
  rows: number;
  /** Adds the rows from `$1` to `$2`. */
  statement: string;
}

/** Seven letters that differ from number to number, as SQL makes them. */
export const lettersOf = (number: string, salt: string) =>
  `initcap(translate(substr(md5((${number})::text || '${salt}'), 1, 7), '0123456789', 'ghijklmnop'))`;
