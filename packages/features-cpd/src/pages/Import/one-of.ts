/** The one of these that was chosen. */
export function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], value: string): Value {
  return values.find((one) => one === value) ?? values[0];
}
