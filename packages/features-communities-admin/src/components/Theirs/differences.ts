/** What a form says of one thing. */
export interface ComparedField<Values> {
  term: string;
  words: (values: Values) => string;
}

/** Of what somebody else has saved, that which stands otherwise in the form. */
export function differences<Values>(mine: Values, theirs: Values, fields: readonly ComparedField<Values>[]) {
  return fields.flatMap(({ term, words }) =>
    words(mine) === words(theirs) ? [] : [{ term, description: words(theirs) }],
  );
}
