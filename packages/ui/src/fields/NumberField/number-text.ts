export interface NumberRules {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/** Whether what is in the field can become a number by typing on. */
export function canBecomeNumber(text: string, { min, step = 1 }: NumberRules): boolean {
  const sign = min !== undefined && min >= 0 ? '' : '-?';
  const fraction = Number.isInteger(step) ? '' : String.raw`([.,]\d*)?`;
  return new RegExp(`^${sign}\\d*${fraction}$`).test(text);
}

/** Null for an empty field and for what is no number yet. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /\d/.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null;
}

export function within(value: number, { min = -Infinity, max = Infinity }: NumberRules): number {
  return Math.min(max, Math.max(min, value));
}

/** So many steps further, on the grid of steps that begins at the least value. */
export function stepped(value: number | null, steps: number, rules: NumberRules): number {
  const { min, step = 1 } = rules;
  const base = min ?? 0;
  if (value === null) return within(steps > 0 ? base : (rules.max ?? base), rules);
  const place = (value - base) / step;
  const onGrid = Math.abs(place - Math.round(place)) < 1e-9 ? Math.round(place) : undefined;
  // A value between two steps goes to the next one first.
  const next = onGrid === undefined ? (steps > 0 ? Math.floor(place) : Math.ceil(place)) + steps : onGrid + steps;
  return within(withoutNoise(base + next * step), rules);
}

// 0.1 + 0.2 is 0.3 here.
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}
